import { settle } from "#features/flights/cost-sharing.ts"

/*
 * What a flight has cost in the end, divided between who was on board and who kept a part of a seat
 * (product decision 2). It only ever goes down: nobody pays more than was prepaid, the pilot always
 * carries at least one share.
 */

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** A guest may object so long after the statement; then the money goes its way. */
export const OBJECTION_MS = 48 * HOUR
const DUE_MS = 7 * DAY
/** The pilot is reminded so many days after the landing, the back office on the fourteenth. */
export const REMINDER_DAYS = [1, 3, 6] as const
export const OFFICE_DAY = 14
/** Nobody has said what it cost: everything goes back. */
export const GIVEN_UP_DAY = 30

/** What became of a booking; `released`: an objection was right, and everything goes back. */
export type Outcome = "flown" | "no_show" | "cancelled_late" | "released"

export const OUTCOME_LABELS: Record<Outcome, string> = {
  flown: "mitgeflogen",
  no_show: "nicht erschienen",
  cancelled_late: "spät storniert",
  released: "nach Einwand erstattet",
}

/** One booking, with what it has prepaid or, cancelled late, what was kept of that. */
export interface Party {
  bookingId: number
  seats: number
  outcome: Outcome
  shareCents: number
  feeCents: number
}

export interface Part {
  bookingId: number
  seats: number
  outcome: Outcome
  shareCents: number
  feeCents: number
  refundShareCents: number
  refundFeeCents: number
}

export interface Statement {
  actualCostCents: number
  /** Everybody between whom the costs are divided, the pilot included. */
  people: number
  equalShareCents: number
  parts: Part[]
  pilotCents: number
}

/** The statement of a flight. Every booking given here counts with all its seats. */
export function stateCosts(actualCostCents: number, parties: readonly Party[]): Statement {
  const seats = parties.flatMap(seatsOf)
  const settled = settle(actualCostCents, seats).seats
  const people = seats.length + 1
  let first = 0
  const parts = parties.map((party): Part => {
    const own = settled.slice(first, first + party.seats)
    first += party.seats
    return partOf(party, own)
  })
  const carried = parts.reduce((sum, { shareCents }) => sum + shareCents, 0)
  const equalShareCents = Math.floor(actualCostCents / people)
  return { actualCostCents, people, equalShareCents, parts, pilotCents: actualCostCents - carried }
}

// an odd cent of several seats lies on the first of them
function seatsOf({ seats, outcome, shareCents }: Party) {
  const each = Math.floor(shareCents / seats)
  const rest = shareCents - each * seats
  return Array.from({ length: seats }, (_, index) => {
    const prepaidCents = each + (index < rest ? 1 : 0)
    return outcome === "flown" ? { prepaidCents } : { prepaidCents, retainedCents: prepaidCents }
  })
}

interface SettledSeat {
  shareCents: number
  feeCents: number
}

function partOf(party: Party, own: readonly SettledSeat[]): Part {
  const isReleased = party.outcome === "released"
  const sum = (cents: (seat: SettledSeat) => number) =>
    isReleased ? 0 : own.reduce((total, seat) => total + cents(seat), 0)
  const shareCents = sum((seat) => seat.shareCents)
  // who did not come along keeps the fee that was paid, as a late cancellation does
  const isKept = party.outcome === "no_show" || party.outcome === "cancelled_late"
  const feeCents = isKept
    ? party.feeCents
    : Math.min(
        party.feeCents,
        sum((seat) => seat.feeCents),
      )
  return {
    bookingId: party.bookingId,
    seats: party.seats,
    outcome: party.outcome,
    shareCents,
    feeCents,
    refundShareCents: party.shareCents - shareCents,
    refundFeeCents: party.feeCents - feeCents,
  }
}

/** Everything that goes back of a part. */
export function refundOf({ refundShareCents, refundFeeCents }: Part): number {
  return refundShareCents + refundFeeCents
}

/** Until when the statement is to be handed in. */
export function dueAt(landedAt: Date): Date {
  return new Date(landedAt.getTime() + DUE_MS)
}

/** How many whole days ago a flight has landed. */
export function daysSince(landedAt: Date, now: Date): number {
  return Math.floor((now.getTime() - landedAt.getTime()) / DAY)
}
