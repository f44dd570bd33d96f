import { settle } from "#features/flights/core/cost-sharing.ts"
import type { FeeRule } from "#features/settings/fee-rule.ts"
import { days, hours } from "#platform/duration.ts"

/*
 * What a flight has cost in the end, divided between who was on board and who kept a part of a seat
 * (product decision 2). It only ever goes down: nobody pays more than was prepaid, the pilot always
 * carries at least one share.
 */

/** A guest may object so long after the statement; then the money goes its way. */
export const OBJECTION_MS = hours(48)
const DUE_MS = days(7)
/** The pilot is reminded so many days after the landing, the back office on the fourteenth. */
export const REMINDER_DAYS = [1, 3, 6] as const
export const OFFICE_DAY = 14
/** The day on which a flight without stated costs is refunded in full. */
export const GIVEN_UP_DAY = 30

/** What became of a booking; `released`: an objection was right, and everything goes back. */
export type Outcome = "flown" | "no_show" | "cancelled_late" | "released"

export const OUTCOME_LABELS: Record<Outcome, string> = {
  flown: "mitgeflogen",
  no_show: "nicht erschienen",
  cancelled_late: "spät storniert",
  released: "nach Einwand erstattet",
}

/** Seats with what was prepaid for them, or kept of that. */
interface PaidSeats {
  seats: number
  shareCents: number
  feeCents: number
}

export const NO_SEATS: PaidSeats = { seats: 0, shareCents: 0, feeCents: 0 }

/** One booking, with what it has prepaid or, cancelled late, what was kept of that. */
export interface Party extends PaidSeats {
  bookingId: number
  outcome: Outcome
  /** By which its fee was reckoned when its seats were held. */
  feeRule: FeeRule
  /** Seats of it that were given up late, while the others flew, with what was kept of them. */
  late: PaidSeats
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
    const between = first + party.seats
    const end = between + party.late.seats
    const part = partOf(party, settled.slice(first, between), settled.slice(between, end))
    first = end
    return part
  })
  const carried = parts.reduce((sum, { shareCents }) => sum + shareCents, 0)
  const equalShareCents = Math.floor(actualCostCents / people)
  return { actualCostCents, people, equalShareCents, parts, pilotCents: actualCostCents - carried }
}

function seatsOf({ outcome, late, feeRule, ...own }: Party) {
  const retained = (prepaidCents: number) => ({
    prepaidCents,
    feeRule,
    retainedCents: prepaidCents,
  })
  const flown = centsPerSeat(own).map((prepaidCents) =>
    outcome === "flown" ? { prepaidCents, feeRule } : retained(prepaidCents),
  )
  return [...flown, ...centsPerSeat(late).map(retained)]
}

// an odd cent of several seats lies on the first of them
function centsPerSeat({ seats, shareCents }: PaidSeats): number[] {
  const each = Math.floor(shareCents / Math.max(seats, 1))
  const rest = shareCents - each * seats
  return Array.from({ length: seats }, (_, index) => each + (index < rest ? 1 : 0))
}

interface SettledSeat {
  shareCents: number
  feeCents: number
}

function partOf(party: Party, own: readonly SettledSeat[], late: readonly SettledSeat[]): Part {
  const isReleased = party.outcome === "released"
  const sum = (seats: readonly SettledSeat[], cents: (seat: SettledSeat) => number) =>
    isReleased ? 0 : seats.reduce((total, seat) => total + cents(seat), 0)
  const shareCents = sum([...own, ...late], (seat) => seat.shareCents)
  // who did not come along keeps the fee that was paid, as a late cancellation does
  const isKept = party.outcome === "no_show" || party.outcome === "cancelled_late"
  const ownFeeCents = isKept
    ? party.feeCents
    : Math.min(
        party.feeCents,
        sum(own, (seat) => seat.feeCents),
      )
  const prepaid = prepaidOf(party)
  const feeCents = ownFeeCents + (isReleased ? 0 : party.late.feeCents)
  return {
    bookingId: party.bookingId,
    seats: party.seats + party.late.seats,
    outcome: party.outcome,
    shareCents,
    feeCents,
    refundShareCents: prepaid.shareCents - shareCents,
    refundFeeCents: prepaid.feeCents - feeCents,
  }
}

/** Everything that was prepaid for a booking, or kept of that. */
export function prepaidOf({ shareCents, feeCents, late }: Party): Omit<PaidSeats, "seats"> {
  return { shareCents: shareCents + late.shareCents, feeCents: feeCents + late.feeCents }
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
  return Math.floor((now.getTime() - landedAt.getTime()) / days(1))
}
