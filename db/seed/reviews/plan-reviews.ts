import { reviewWindow } from "#features/reviews/review-window.ts"
import type { reviewsTable } from "#features/reviews/server/reviews-table.ts"
import { days, hours } from "#platform/duration.ts"
import { createRandom, type Random } from "../random.ts"
import { reviewsOfPassengers } from "./about-passengers.ts"
import { reviewsAnywhere } from "./about-pilots-anywhere.ts"
import { reviewsByTerrain } from "./about-pilots-by-terrain.ts"
import { reviewsInDetail } from "./about-pilots-in-detail.ts"
import { type ReviewText, seatsNeededFor } from "./review-text.ts"

export type NewReview = typeof reviewsTable.$inferInsert

/** A settled booking that its two sides may review. */
export interface ReviewedBooking {
  bookingId: number
  flightId: number
  terrain: string
  /** Absent where the flight is none of the demo world's routes. */
  routeId?: string | undefined
  seats: number
  planeSeats: number
  isRefunded: boolean
  arrivesAt: Date
  pilot: { id: number; firstName: string }
  passenger: { id: number; firstName: string }
  /** How likely the passenger writes; the pilot writes half as often. */
  eagerness: number
  /** Written instead of a drawn one. */
  words?: ReviewText
}

interface Subject {
  id: number
  firstName: string
}

/** A review that exists already: nobody reads the same words twice about one person. */
export interface Told {
  subjectId: number
  text: string
}

/** How often somebody replies to what is written about them. */
const REPLIES = 0.16
/** Most people are happy; the others draw from all texts. */
const PRAISE = 0.62

/** Draws the texts: none twice about the same person, each as seldom as possible. */
export function planReviews(
  bookings: readonly ReviewedBooking[],
  input: { until: Date; salt: string; told?: readonly Told[] },
): NewReview[] {
  const { until } = input
  const random = createRandom(`reviews ${input.salt}`)
  const aboutPilots = createDrawer(
    [...reviewsByTerrain, ...reviewsAnywhere, ...reviewsInDetail],
    input.told,
  )
  const aboutPassengers = createDrawer(reviewsOfPassengers, input.told)
  return bookings.flatMap((booking) => {
    const passengerWrites = booking.words !== undefined || random.chance(booking.eagerness)
    const pilotWrites = random.chance(booking.eagerness / 2)
    const written: NewReview[] = []
    if (passengerWrites) {
      const words = booking.words ?? aboutPilots(booking.pilot, booking, random)
      written.push(reviewOf(booking, booking.passenger, booking.pilot, words, random))
    }
    if (pilotWrites) {
      const words = aboutPassengers(booking.passenger, booking, random)
      written.push(reviewOf(booking, booking.pilot, booking.passenger, words, random))
    }
    const isMutual = written.length === 2
    const last = Math.max(...written.map((review) => review.createdAt.getTime()))
    const shownAt = isMutual ? new Date(last) : reviewWindow(booking).closesAt
    return written
      .filter((review) => review.createdAt < until)
      .map((review) => ({ ...review, publishedAt: shownAt < until ? shownAt : null }))
      .map((review) => ({ ...review, ...replyTo(review, booking, until) }))
  })
}

function reviewOf(
  booking: ReviewedBooking,
  author: { id: number },
  subject: Subject,
  words: ReviewText,
  random: Random,
): NewReview {
  const after = days(random.next() ** 2 * 9)
  return {
    flightId: booking.flightId,
    bookingId: booking.bookingId,
    authorId: author.id,
    subjectId: subject.id,
    stars: words.stars,
    text: wordsAbout(subject, words),
    ...facetsOf(booking, subject, words.stars),
    createdAt: new Date(reviewWindow(booking).opensAt.getTime() + Math.floor(after)),
  }
}

// streams of their own: the texts stay where they are
function facetsOf(booking: ReviewedBooking, subject: Subject, stars: number): Partial<NewReview> {
  const random = createRandom(`facets ${booking.bookingId} ${subject.id}`)
  if (!random.chance(0.7)) return {}
  if (subject.id !== booking.pilot.id) {
    return { wasPunctual: random.chance(0.93), weightWasRight: random.chance(0.9) }
  }
  const near = () => Math.min(5, Math.max(1, stars + random.int(-1, 1)))
  return {
    communication: near(),
    costHonesty: near(),
    feltSafe: random.chance(0.9) ? near() : null,
  }
}

const THANKS = [
  "Danke, das freut mich sehr. Bis zum nächsten Mal!",
  "Schön, dass du dabei warst. Die Bilder von unterwegs hätte ich gern gesehen.",
  "Vielen Dank für die lieben Worte.",
  "Danke dir! Bei klarer Sicht zeige ich dir gern noch die andere Richtung.",
  "Hat mir auch viel Freude gemacht.",
]
const SORRY = [
  "Danke für die offenen Worte. Das nehme ich mit und mache es beim nächsten Mal besser.",
  "Das verstehe ich. Sag beim nächsten Mal gern schon unterwegs Bescheid, dann finden wir eine Lösung.",
]

function replyTo(
  { authorId, subjectId, stars, publishedAt }: NewReview,
  { bookingId }: ReviewedBooking,
  until: Date,
): Pick<NewReview, "reply" | "repliedAt"> {
  const random = createRandom(`reply ${bookingId} ${authorId} ${subjectId}`)
  if (!publishedAt || !random.chance(stars < 4 ? REPLIES * 3 : REPLIES)) return {}
  const repliedAt = new Date(publishedAt.getTime() + hours(random.int(1, 60)))
  if (repliedAt >= until) return {}
  return { reply: random.pick(stars < 4 ? SORRY : THANKS), repliedAt }
}

function createDrawer(texts: readonly ReviewText[], told: readonly Told[] = []) {
  const used = new Map<ReviewText, number>()
  const toldAbout = new Set(told.map((review) => `${review.subjectId} ${review.text}`))
  return (subject: Subject, booking: ReviewedBooking, random: Random): ReviewText => {
    const fitting = texts.filter(
      (text) =>
        isTrueOf(text, booking) && !toldAbout.has(`${subject.id} ${wordsAbout(subject, text)}`),
    )
    const praise = random.chance(PRAISE) ? fitting.filter(({ stars }) => stars === 5) : []
    const drawnFrom = praise.length > 0 ? praise : fitting
    const fewest = Math.min(...drawnFrom.map((text) => used.get(text) ?? 0))
    const fresh = drawnFrom.filter((text) => (used.get(text) ?? 0) === fewest)
    const local = fresh.filter((text) => text.terrain || text.routes)
    const drawn = random.pick(local.length > 0 && random.chance(0.6) ? local : fresh)
    used.set(drawn, fewest + 1)
    toldAbout.add(`${subject.id} ${wordsAbout(subject, drawn)}`)
    return drawn
  }
}

function isTrueOf(words: ReviewText, booking: ReviewedBooking): boolean {
  if (words.terrain && !words.terrain.some((terrain) => terrain === booking.terrain)) return false
  if (words.routes && !words.routes.some((id) => id === booking.routeId)) return false
  if (words.isRefunded && !booking.isRefunded) return false
  if (booking.planeSeats === 2 && /hinten|Rückbank/.test(words.text)) return false
  return seatsNeededFor(words) <= booking.seats
}

function wordsAbout(subject: Subject, words: ReviewText): string {
  return words.text.replaceAll("{name}", subject.firstName)
}
