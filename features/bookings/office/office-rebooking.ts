import { z } from "zod"
import {
  type BookingPrice,
  type BookingStatus,
  canCancel,
  type FeeRuleColumns,
  formatSeatCount,
  ZERO_PRICE,
} from "#features/bookings/core/booking.ts"
import type { MoneySources } from "#features/bookings/core/money-sources.ts"
import type { FlightSchedule, FlightStatus } from "#features/flights/core/flight.ts"
import { expectedDeparture } from "#features/flights/core/flight-clock.ts"
import { rowId } from "#platform/id-input.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant } from "#platform/time.ts"
import { reasonSchema } from "./intervention.ts"
import { sayFreedSeats } from "./office-cancellation.ts"
import { refundOfCut, sayPartRefundWay } from "./part-refund.ts"

/*
 * The back office moves a booking to another flight, of the same pilot or of another one. It stays the same
 * booking: paid once, with its receipts and its people. It never costs more than before; where the other
 * flight is dearer, its pilot takes the guest along for what was paid, or nothing happens.
 */

interface MovableBooking {
  status: BookingStatus
  passengerId: number | null
  retainedShareCents: number
  retainedFeeCents: number
  lateCancelledSeats: number
}

interface LeftFlight {
  status: FlightStatus
  schedule: FlightSchedule
  departsAt: Date | null
  expectedDepartsAt: Date | null
}

/** Whether a booking may go to another flight: it is sure, its flight has not started, or was called off. */
export function canRebook(booking: MovableBooking, flight: LeftFlight, now: Date): boolean {
  if (booking.passengerId === null || flight.schedule !== "fixed") return false
  // what seats that were given up late have kept belongs to the pilot of this flight
  if (booking.lateCancelledSeats > 0) return false
  if (booking.retainedShareCents + booking.retainedFeeCents > 0) return false
  if (booking.status === "rebooking_offered") return true
  const starts = expectedDeparture(flight)
  return canCancel(booking, flight) && starts !== null && now < starts
}

/** A flight as the page names it. */
export interface NamedFlight {
  id: number
  title: string
  startsAt: string
  timeZone: string
  pilotId: number
  pilotName: string
  seatPriceCents: number
}

/** Everything that decides whether a booking may go to a flight, and what happens then. */
export interface RebookingFacts extends FeeRuleColumns {
  status: BookingStatus
  seats: number
  seatPriceCents: number
  feeCents: number
  from: NamedFlight
  to: NamedFlight
  isInstantBooking: boolean
  /** It takes bookings, of an account that is open. */
  isBookable: boolean
  isFit: boolean
  freeSeats: number
  isTooHeavy: boolean
  isPilotBusy: boolean
  isOwnFlight: boolean
  isBookedAlready: boolean
  /** One of the two has blocked the other. */
  isBlocked: boolean
  hasMoreSeatsOrdered: boolean
  isGuestGone: boolean
  /** Whoever leaves the former flight now leaves a part of the share to its pilot. */
  isLate: boolean
  /** Who waits for seats of the former flight. */
  waiting: number
  left: MoneySources
  orderCount: number
}

/** Why a booking cannot go to this flight; undefined: it can. */
export function refuseRebooking(facts: RebookingFacts): string | undefined {
  if (facts.to.id === facts.from.id) return "Auf diesem Flug ist die Buchung schon."
  if (facts.isGuestGone) return "Das Konto des Gastes ist gesperrt oder gelöscht."
  if (facts.hasMoreSeatsOrdered) {
    return "Für diese Buchung sind gerade weitere Plätze bestellt. Warte, bis das entschieden ist."
  }
  if (!facts.isBookable) {
    return "Dieser Flug nimmt keine Buchungen an: Er ist nicht veröffentlicht, oder er startet in weniger als drei Stunden."
  }
  if (facts.isOwnFlight) return "Das ist ein Flug des Gastes selbst."
  if (facts.isBookedAlready) return "Auf diesem Flug hat der Gast schon eine Buchung."
  if (facts.isBlocked) {
    return "Der Gast und die Pilotenseite dieses Flugs haben sich blockiert."
  }
  if (!facts.isFit) {
    return "Für diesen Tag fehlt der Pilotenseite etwas, ohne das sie keine Gäste mitnehmen darf."
  }
  if (facts.isPilotBusy) {
    return "Pilot:in oder Maschine sind zu dieser Zeit auf einem anderen Flug gebucht."
  }
  if (facts.freeSeats < facts.seats) {
    const free =
      facts.freeSeats === 0 ? "nichts mehr" : `nur noch ${formatSeatCount(facts.freeSeats)}`
    return `Gebraucht werden ${formatSeatCount(facts.seats)}, frei ist ${free}.`
  }
  if (facts.isTooHeavy) return "Mit diesen Gästen reicht die Zuladung des Flugs nicht."
  return undefined
}

/** Of how much a seat costs less on the other flight; a dearer one costs what was paid. */
export function cutOfRebooking({ seatPriceCents, to }: RebookingFacts): number {
  return Math.max(0, seatPriceCents - to.seatPriceCents)
}

/** What of a booking goes back with it. */
export function refundOfRebooking(facts: RebookingFacts): BookingPrice {
  const cutCents = cutOfRebooking(facts)
  return cutCents === 0 ? ZERO_PRICE : refundOfCut(facts, cutCents)
}

/** Of how much the pilot of the other flight asks less for all seats of this guest than for others. */
function missingShare({ seats, seatPriceCents, to }: RebookingFacts): number {
  return seats * Math.max(0, to.seatPriceCents - seatPriceCents)
}

export type WordOf = "guest" | "pilot" | "formerPilot"

/** Who has to have agreed before anybody moves a booking. */
export function wordsNeeded(facts: RebookingFacts): WordOf[] {
  const isAsked = !facts.isInstantBooking || missingShare(facts) > 0
  return [
    "guest",
    ...(isAsked ? ["pilot" as const] : []),
    ...(facts.isLate ? ["formerPilot" as const] : []),
  ]
}

/** What whoever moves it states about each of them. */
export function sayWord(facts: RebookingFacts, word: WordOf): string {
  const { from, to, seats } = facts
  if (word === "guest") return "Der Gast ist am Telefon einverstanden: Flug, Termin und Preis."
  if (word === "formerPilot") {
    return `${from.pilotName} verzichtet auf den Anteil, der so kurz vor dem Start bliebe.`
  }
  const missingCents = missingShare(facts)
  const forLess = missingCents === 0 ? "" : `, für ${formatEuro(missingCents)} weniger als andere`
  return `${to.pilotName} nimmt ${seats === 1 ? "den Gast" : `die ${seats} Gäste`} mit${forLess}, am Telefon zugesagt.`
}

export const rebookingSchema = z.object({
  flightId: rowId,
  /** What the page showed: where it is otherwise by now, nothing happens. */
  formerFlightId: rowId,
  shownRefundCents: z.int().nonnegative(),
  shownSeatPriceCents: z.int().nonnegative(),
  shownStartsAt: z.iso.datetime(),
  words: z.array(z.enum(["guest", "pilot", "formerPilot"])),
  reason: reasonSchema,
})

export type RebookingInput = z.output<typeof rebookingSchema>

/** The call that moves a booking. */
export function rebookingCallPath(bookingId: number): string {
  return `/api/bookings/${bookingId}/rebooking`
}

/** „Übers Watt nach Juist“ (Sa., 5. Dezember 2026, 11:00 Uhr, mit Jonas M.) */
function name({ title, startsAt, timeZone, pilotName }: NamedFlight): string {
  return `„${title}“ (${formatInstant(new Date(startsAt), timeZone)}, mit ${pilotName})`
}

/** What will happen, a sentence each. */
export function sayRebooking(facts: RebookingFacts): string[] {
  const { seats, from, to } = facts
  const verb = seats === 1 ? "wechselt" : "wechseln"
  return [
    `${formatSeatCount(seats)} ${verb} von ${name(from)} auf ${name(to)}.`,
    sayPrice(facts),
    ...sayFormer(facts),
    "Ab jetzt gelten Storno, Treffpunkt und Abrechnung des neuen Flugs.",
    from.pilotId === to.pilotId
      ? "Der Gast und die Pilotenseite bekommen eine Mail."
      : "Der Gast und beide Pilotenseiten bekommen eine Mail. Was mit der bisherigen geschrieben wurde, bleibt dort.",
  ]
}

function sayPrice(facts: RebookingFacts): string {
  const { seatPriceCents, to } = facts
  const missingCents = missingShare(facts)
  if (missingCents > 0) {
    return `Der Gast zahlt nichts nach: Es bleiben ${formatEuro(seatPriceCents)} Kostenanteil je Platz, sonst kostet er dort ${formatEuro(to.seatPriceCents)}. Die ${formatEuro(missingCents)} trägt die Pilotenseite.`
  }
  const refund = refundOfRebooking(facts)
  if (refund.totalCents === 0) return "Der Preis bleibt, kein Geld bewegt sich."
  const fee = refund.feeCents === 0 ? "" : ` und ${formatEuro(refund.feeCents)} Servicegebühr`
  return `${formatEuro(refund.totalCents)} gehen zurück, ${sayPartRefundWay(facts, refund.totalCents)}: ${formatEuro(refund.shareCents)} Kostenanteil${fee}.`
}

function sayFormer(facts: RebookingFacts): string[] {
  if (facts.status === "rebooking_offered") return ["Die angebotenen neuen Termine verfallen."]
  return sayFreedSeats({ ...facts, holdsSeats: true }).map(
    (sentence) => `Bisheriger Flug: ${sentence}`,
  )
}
