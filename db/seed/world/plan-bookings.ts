import { type Aboard, mayJoin, NOBODY_ABOARD } from "#features/planes/usable-seats.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { days, hours } from "#platform/duration.ts"
import type { BookingDraft, BookingOutcome } from "../factories/booking-draft.ts"
import type { UserRow } from "../factories/make-user.ts"
import type { FlightRow } from "../factories/write-flights.ts"
import { bookingMessages, refusals } from "../people/booking-messages.ts"
import { createRandom, type Random } from "../random.ts"
import type { Cast } from "./cast.ts"
import { guestOf, makeParty } from "./party.ts"

/** Weights are forgotten 30 days after a flight (retention, product decision 4). */
const WEIGHTS_KEPT_MS = days(30)

export interface BookedFlight {
  flight: FlightRow
  /** How many seats shall be taken. */
  seats: number
  /** Not earlier than this: the flight was not there, or its price still fell. */
  opensAt: Date
  /** Not later than this. */
  closesAt: Date
  /** Who has booked before. */
  aboard?: Aboard
}

export interface BookingPlan {
  cast: Cast
  /** Nobody is on two flights a day. */
  taken: Set<string>
  until: Date
  /** Draws other guests than another day's plan. */
  salt: string
}

/** Bookings that fill a flight up to the wanted seats, as far as weights and days allow. */
export function planBookings(plan: BookingPlan, input: BookedFlight): BookingDraft[] {
  const { flight } = input
  const random = createRandom(
    `bookings ${plan.salt} ${flight.title} ${flight.departsAt?.toISOString()}`,
  )
  const load = loadOf(plan, flight)
  const drafts: BookingDraft[] = []
  let left = input.seats
  let aboard = input.aboard ?? NOBODY_ABOARD
  for (let attempt = 0; left > 0 && attempt < 12; attempt += 1) {
    const passenger = pickPassenger(plan, flight, random)
    const seats = Math.min(left, random.pick([1, 1, 2, 2, 3]))
    const people = makeParty(
      passenger,
      {
        seats,
        luggageKg: flight.luggageKgPerPerson,
        isWithChild: seats > 1 && flight.topics.includes("flug-mit-kind") && random.chance(0.7),
      },
      random,
    )
    const guests = people.map(guestOf)
    if (!mayJoin(load.plane, flight.durationMinutes, aboard, guests)) continue
    const draft = draftOf({ plan, input, passenger, random, attempt })
    if (draft.outcome === "confirmed" || draft.outcome === "requested") {
      left -= seats
      aboard = { ...aboard, guests: [...aboard.guests, ...guests] }
    }
    plan.taken.add(`${passenger.id} ${load.day}`)
    const isPastRetention =
      flight.departsAt && plan.until.getTime() - flight.departsAt.getTime() > WEIGHTS_KEPT_MS
    drafts.push({
      ...draft,
      people: isPastRetention ? people.map((one) => ({ ...one, weightKg: null })) : people,
    })
  }
  return drafts
}

function loadOf({ cast }: BookingPlan, flight: FlightRow) {
  const pilot = cast.pilots.find(({ plane }) => plane.id === flight.planeId)
  if (!pilot || !flight.departsAt) throw new Error(`flight ${flight.id} is not one of the cast`)
  return { plane: pilot.plane, day: isoDay(flight.departsAt, flight.timeZone) }
}

// some fly often, most now and then: the square of a chance prefers the front of the list
function pickPassenger({ cast, taken }: BookingPlan, flight: FlightRow, random: Random): UserRow {
  const day = flight.departsAt ? isoDay(flight.departsAt, flight.timeZone) : ""
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const index = Math.floor(random.next() ** 1.6 * cast.passengers.length)
    const passenger = cast.passengers[index]
    if (!passenger) continue
    const days = [addDays(day, -1), day, addDays(day, 1)]
    if (days.every((one) => !taken.has(`${passenger.id} ${one}`))) return passenger
  }
  throw new Error(`nobody is free on ${day}`)
}

function draftOf(given: {
  plan: BookingPlan
  input: BookedFlight
  passenger: UserRow
  random: Random
  attempt: number
}): Omit<BookingDraft, "people"> {
  const { plan, input, passenger, random, attempt } = given
  const { flight } = input
  const span = input.closesAt.getTime() - input.opensAt.getTime()
  const heldAt = new Date(input.opensAt.getTime() + Math.floor(span * random.next()))
  const hoursToAnswer = random.int(1, 20) + random.next()
  const answeredAt = new Date(heldAt.getTime() + hours(hoursToAnswer))
  const outcome = outcomeOf({ flight, answeredAt, until: plan.until, random })
  return {
    flight,
    passengerId: passenger.id,
    message: random.chance(0.45) ? random.pick(bookingMessages) : "",
    outcome,
    heldAt,
    answeredAt,
    key: `${plan.salt} ${passenger.email} ${flight.id} ${attempt}`,
    ...(outcome === "declined" && { declineReason: random.pick(refusals) }),
  }
}

function outcomeOf(request: {
  flight: FlightRow
  answeredAt: Date
  until: Date
  random: Random
}): BookingOutcome {
  if (request.flight.isInstantBooking) return "confirmed"
  if (request.answeredAt >= request.until) return "requested"
  const chance = request.random.next()
  if (chance < 0.03) return "declined"
  return chance < 0.055 ? "withdrawn" : "confirmed"
}
