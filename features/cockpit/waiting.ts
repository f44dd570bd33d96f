import type { OpenCheckoutEntry } from "#features/bookings/checkout/checkout-view.ts"
import type { DraftOverview, PilotOffer } from "#features/flights/offers/pilot-offer.ts"
import type { AskedConsent } from "#features/memories/album-view.ts"
import { albumPath } from "#features/memories/memory-paths.ts"
import type { ReviewToWrite } from "#features/reviews/review-entry.ts"
import { reviewPath } from "#features/reviews/review-paths.ts"
import { accountPath, costsPath, objectionPath } from "#features/settlements/settlement-paths.ts"
import type {
  DueSettlement,
  ObjectionToAnswer,
  UnpaidFlight,
} from "#features/settlements/settlement-view.ts"
import type { Paper } from "#features/verification/pilot-status.ts"
import { formatEuro } from "#platform/money.ts"
import { formatShortDay, HOME_ZONE } from "#platform/time.ts"
import { WAITING_KINDS, type Waiting, type WaitingKind } from "./waiting-kinds.ts"
import { waitingPapers } from "./waiting-papers.ts"

/*
 * What waits for a person, the most urgent first. The cockpit's head, its list, its menu and the
 * order of its parts all ask this one function, so that none of them says that nothing is open while
 * another asks for something.
 */

/** Urgency: another person or money depends on it; it blocks flying or payouts; it can wait. */
type Urgency = "now" | "blocking" | "later"

const URGENCIES: Readonly<Record<WaitingKind, Urgency>> = {
  new_date: "now",
  change: "now",
  other_start: "now",
  request: "now",
  seats_offered: "now",
  checkout: "now",
  objection: "now",
  settlement: "now",
  payout_account: "blocking",
  flight_returned: "blocking",
  paper_blocked: "blocking",
  paper_rejected: "blocking",
  paper_expired: "blocking",
  papers_missing: "blocking",
  birth_date: "blocking",
  paper_expiring: "later",
  review: "later",
  photo_consent: "later",
  draft: "later",
}

const ORDER: readonly Urgency[] = ["now", "blocking", "later"]

/** A question about one flight that somebody answers until then. */
interface OpenQuestion {
  /** Who asks. */
  person: string
  title: string
  departsAt: string | null
  until: string
  timeZone: string
}

export interface WaitingFacts {
  /** To a passenger: a flight was called off, changed, or is to start at another time. */
  newDates: readonly OpenQuestion[]
  changes: readonly OpenQuestion[]
  otherStarts: readonly OpenQuestion[]
  /** To a pilot: requests for seats, or for more of them. */
  requests: readonly (OpenQuestion & { isForMore: boolean })[]
  checkouts: readonly OpenCheckoutEntry[]
  objections: readonly ObjectionToAnswer[]
  settlements: readonly DueSettlement[]
  /** Flights after which others wait for a review. */
  reviews: readonly ReviewToWrite[]
  /** Albums in which a photo may only be shown in public with their word. */
  photoConsents: readonly AskedConsent[]
  /** Money that nobody knows where to send. */
  unpaid: readonly UnpaidFlight[]
  offers: readonly Pick<PilotOffer, "id" | "title" | "returned">[]
  /** What the pilot needs; null for passengers. */
  papers: { needed: readonly Paper[]; hasBirthDate: boolean } | null
  drafts: readonly Pick<DraftOverview, "flightId" | "path" | "title">[]
}

/** Where the cockpit shows its parts. */
const REQUESTS = "/de/cockpit#anfragen"
const BOOKINGS = "/de/cockpit#buchungen"
const FLIGHTS = "/de/cockpit#meine-fluege"

export function waitingFor(facts: WaitingFacts, now: Date): Waiting[] {
  const all = [
    ...questions("new_date", facts.newDates, BOOKINGS, ({ title }) => {
      return `Neuen Termin wählen: ${title}`
    }),
    ...questions("change", facts.changes, BOOKINGS, ({ title, person }) => {
      return `${person} hat deinen Flug geändert: ${title}`
    }),
    ...questions("other_start", facts.otherStarts, BOOKINGS, ({ title, person }) => {
      return `${person} schlägt eine andere Zeit vor: ${title}`
    }),
    ...facts.requests.flatMap((request) =>
      questions("request", [request], REQUESTS, ({ title, person }) => {
        return `${person} möchte ${request.isForMore ? "mehr Plätze" : "mitfliegen"}: ${title}`
      }),
    ),
    ...facts.checkouts.map(checkoutOf),
    ...facts.objections.flatMap((objection) =>
      questions("objection", [objection], objectionPath(objection), ({ title, person }) => {
        return `${person} hat Einwände gegen deine Abrechnung: ${title}`
      }),
    ),
    ...facts.settlements.map(settlementOf),
    ...unpaidOf(facts.unpaid),
    ...facts.offers.flatMap(returnedOf),
    ...(facts.papers ? waitingPapers(facts.papers) : []),
    ...facts.reviews.map(reviewOf),
    ...facts.photoConsents.map(photoConsentOf),
    ...draftsOf(facts),
  ]
  return all.filter((one) => !isOver(one, now)).toSorted(byUrgency)
}

/** What is late, and can be done all the same. */
const DONE_LATE: readonly WaitingKind[] = ["objection", "settlement"]

// a question that nobody can answer any more waits for nobody
function isOver({ kind, deadline }: Waiting, now: Date): boolean {
  return !DONE_LATE.includes(kind) && deadline !== null && new Date(deadline.at) <= now
}

function byUrgency(one: Waiting, other: Waiting): number {
  const place = ({ kind }: Waiting) => ORDER.indexOf(URGENCIES[kind])
  return (
    place(one) - place(other) ||
    endOf(one) - endOf(other) ||
    WAITING_KINDS.indexOf(one.kind) - WAITING_KINDS.indexOf(other.kind)
  )
}

// a number that can be subtracted, later than any deadline
function endOf({ deadline }: Waiting): number {
  return deadline ? new Date(deadline.at).getTime() : Number.MAX_SAFE_INTEGER
}

function questions(
  kind: WaitingKind,
  asked: readonly OpenQuestion[],
  path: string,
  sentenceOf: (question: OpenQuestion) => string,
): Waiting[] {
  return asked.map((question) => {
    const { until, timeZone, departsAt } = question
    return {
      kind,
      deadline: { at: until, timeZone },
      sentence: sentenceOf(question),
      // flights of a series have one title
      ...(departsAt && { detail: `Flug am ${formatShortDay(new Date(departsAt), timeZone)}` }),
      path,
    }
  })
}

function checkoutOf(checkout: OpenCheckoutEntry): Waiting {
  const { path } = checkout
  if (!("title" in checkout)) {
    const value = formatEuro(checkout.valueCents)
    const sentence = `Noch nicht bestellt: Gutschein über ${value}`
    return { kind: "checkout", deadline: null, sentence, path }
  }
  const deadline = { at: checkout.heldUntil, timeZone: HOME_ZONE }
  return checkout.isOffered
    ? { kind: "seats_offered", deadline, sentence: `Für dich frei: ${checkout.title}`, path }
    : { kind: "checkout", deadline, sentence: `Noch nicht gebucht: ${checkout.title}`, path }
}

function settlementOf(due: DueSettlement): Waiting {
  const { flightId, title, timeZone, landedAt, dueAt, expectedCents } = due
  const flown = `Geflogen ${formatShortDay(new Date(landedAt), timeZone)}`
  return {
    kind: "settlement",
    deadline: { at: dueAt, timeZone },
    sentence: `Abrechnen: ${title}`,
    detail: expectedCents > 0 ? `${flown}, für dich bis zu ${formatEuro(expectedCents)}` : flown,
    path: costsPath(flightId),
  }
}

function reviewOf({
  flightId,
  title,
  timeZone,
  departsAt,
  closesAt,
  people,
}: ReviewToWrite): Waiting {
  const [person = "", ...others] = people
  return {
    kind: "review",
    deadline: { at: closesAt, timeZone },
    sentence: `Bewerten: ${title}`,
    detail: `${others.length === 0 ? person : `${people.length} Gäste`}, geflogen ${formatShortDay(new Date(departsAt), timeZone)}`,
    path: reviewPath(flightId),
  }
}

function photoConsentOf({ flightId, title, timeZone, expiresAt, count }: AskedConsent): Waiting {
  return {
    kind: "photo_consent",
    deadline: { at: expiresAt, timeZone },
    sentence: `Du wirst gefragt: ${title}`,
    detail:
      count === 1
        ? "Darf ein Foto von Bord öffentlich werden?"
        : `Dürfen ${count} Fotos von Bord öffentlich werden?`,
    path: albumPath(flightId),
  }
}

// one account is missing, however many flights wait for it
function unpaidOf(unpaid: readonly UnpaidFlight[]): Waiting[] {
  const [first] = unpaid
  if (!first) return []
  const cents = unpaid.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return [
    {
      kind: "payout_account",
      deadline: null,
      sentence: `Bankkonto angeben: ${formatEuro(cents)} warten auf dich`,
      path: accountPath(first.flightId),
    },
  ]
}

function returnedOf({ title, returned }: WaitingFacts["offers"][number]): Waiting[] {
  if (!returned) return []
  return [
    {
      kind: "flight_returned",
      deadline: null,
      sentence: `Noch einmal ansehen: ${title}`,
      path: FLIGHTS,
    },
  ]
}

function draftsOf({ drafts, offers }: WaitingFacts): Waiting[] {
  const isReturned = (id: number) => offers.some((offer) => offer.id === id && offer.returned)
  const [only, ...others] = drafts.filter(({ flightId }) => !isReturned(flightId))
  if (!only) return []
  const deadline = null
  if (others.length > 0) {
    const sentence = `${others.length + 1} Entwürfe sind noch nicht eingereicht`
    return [{ kind: "draft", deadline, sentence, path: FLIGHTS }]
  }
  const sentence = `Entwurf weiterschreiben: ${only.title || "Flug ohne Titel"}`
  return [{ kind: "draft", deadline, sentence, path: only.path }]
}
