import { z } from "zod"
import {
  type BookingPrice,
  type BookingStatus,
  type FeeRuleColumns,
  feeRuleOf,
  priceOfBooking,
  retainedOfLateSeats,
} from "#features/bookings/core/booking.ts"
import { canWaive } from "#features/bookings/core/cancellation.ts"
import { formatSources, type MoneySources } from "#features/bookings/core/money-sources.ts"
import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { formatEuro } from "#platform/money.ts"
import { reasonSchema } from "./intervention.ts"

/*
 * A part of what a booking has paid goes back before its flight is settled. The cost share of each seat
 * falls, and its fee by the rule of all fees: so the booking costs less from then on, for whoever settles,
 * cancels or reads it. What is settled belongs to the pilot and us; beyond that there is goodwill.
 */

export interface PaidSeats extends FeeRuleColumns {
  seats: number
  seatPriceCents: number
  feeCents: number
}

interface PaidBooking extends PaidSeats {
  status: BookingStatus
  retainedShareCents: number
  retainedFeeCents: number
}

/** Until the pilot has handed in what it has cost. */
const UNSETTLED: readonly FlightStatus[] = ["published", "paused", "under_way", "settlement_due"]

/** Whether a part of what a booking has paid may go back. */
export function canRefundPart(booking: PaidBooking, flight: { status: FlightStatus }): boolean {
  return (
    booking.status === "confirmed" &&
    UNSETTLED.includes(flight.status) &&
    booking.seatPriceCents > 1
  )
}

/** Of how much the share of a seat falls, so that it still costs something: all of it is a cancellation. */
function maxCutCents({ seatPriceCents }: Pick<PaidBooking, "seatPriceCents">): number {
  return seatPriceCents - 1
}

/** What goes back if the share of each seat falls by so much. */
export function refundOfCut(booking: PaidSeats, cutCents: number): BookingPrice {
  const before = priceOfBooking(booking)
  const after = priceOfBooking({ ...booking, ...seatAfterCut(booking, cutCents) })
  const shareCents = before.shareCents - after.shareCents
  const feeCents = before.feeCents - after.feeCents
  return { shareCents, feeCents, totalCents: shareCents + feeCents }
}

/** The price of one seat after it; a fee never rises. */
function seatAfterCut(
  booking: Pick<PaidBooking, "seatPriceCents" | "feeCents" | keyof FeeRuleColumns>,
  cutCents: number,
): { seatPriceCents: number; feeCents: number } {
  const seat = priceOfSeat(booking.seatPriceCents - cutCents, feeRuleOf(booking))
  return {
    seatPriceCents: seat.seatPriceCents,
    feeCents: Math.min(seat.feeCents, booking.feeCents),
  }
}

/** What of it goes to the card, where card and credit have paid and the office has chosen. */
export const toCardSchema = z.int("Schreib den Betrag wie 15,00.").nonnegative().optional()

export const partRefundSchema = z.object({
  /** By how much the cost share of each seat falls. */
  cutCents: z
    .int("Schreib den Betrag wie 15,00.")
    .min(1, "Schreib einen Betrag, der größer als null ist."),
  /** What the page said goes back; never what is paid out. */
  shownRefundCents: z.int().nonnegative(),
  /** What the page said a seat costs now: a second click finds another price. */
  shownSeatPriceCents: z.int().nonnegative(),
  toCardCents: toCardSchema,
  reason: reasonSchema,
})

export type PartRefundInput = z.output<typeof partRefundSchema>

/** The call that refunds a part. */
export function partRefundCallPath(bookingId: number): string {
  return `/api/bookings/${bookingId}/part-refund`
}

/** Whether and between what the office may divide a refund. */
export interface Split {
  /** What card and credit still have in it: the card gets back first, unless somebody chooses. */
  left: MoneySources
  canSplit: boolean
}

/** The least and the most of an amount that the card may get. */
export function cardRangeOf({ left }: Pick<Split, "left">, cents: number) {
  return {
    minCents: Math.max(0, cents - left.creditCents),
    maxCents: Math.min(cents, left.cardCents),
  }
}

/** Why an amount cannot be divided so; undefined: it can, or nobody divides it. */
export function refuseSplit(
  split: Split,
  cents: number,
  toCardCents: number | undefined,
): string | undefined {
  if (toCardCents === undefined) return undefined
  if (!split.canSplit) {
    return "Hier lässt sich nichts aufteilen: Es geht zurück, woher es kam, das Zahlungsmittel zuerst."
  }
  const { minCents, maxCents } = cardRangeOf(split, cents)
  if (toCardCents >= minCents && toCardCents <= maxCents) return undefined
  return `Von ${formatEuro(cents)} kann das Zahlungsmittel ${formatEuro(minCents)} bis ${formatEuro(maxCents)} bekommen, der Rest wird Guthaben.`
}

export interface PartRefundPreview extends PaidBooking, Split {
  /** Paid by several orders, whose newest gives back first. */
  orderCount: number
}

/** Why so much cannot go back; undefined: it can. */
export function refuseCut(booking: PaidBooking, cutCents: number): string | undefined {
  if (cutCents <= maxCutCents(booking)) return undefined
  return `Ein Platz kostet ${formatEuro(booking.seatPriceCents)}. Soll alles zurück, beende die Buchung.`
}

/** What will happen, a sentence each. */
export function sayPartRefund(
  preview: PartRefundPreview,
  cutCents: number,
  toCardCents?: number,
): string[] {
  const refund = refundOfCut(preview, cutCents)
  const fee = refund.feeCents === 0 ? "" : ` und ${formatEuro(refund.feeCents)} Servicegebühr`
  return [
    `${formatEuro(refund.totalCents)} gehen zurück, ${sayPartRefundWay(preview, refund.totalCents, toCardCents)}: ${formatEuro(refund.shareCents)} Kostenanteil${fee}.`,
    "Der Platz kostet ab jetzt so viel weniger, auch in der Abrechnung. Für jeden Beleg gibt es eine Korrektur.",
    "Beide Seiten bekommen eine Mail mit dem Betrag.",
  ]
}

/** Where a part of what was paid goes. */
export function sayPartRefundWay(
  { left, orderCount }: Pick<PartRefundPreview, "left" | "orderCount">,
  cents: number,
  toCardCents?: number,
): string {
  if (left.cardCents > 0 && left.creditCents > 0 && orderCount > 1) {
    return "je Bestellung zuerst auf das Zahlungsmittel, dann ins Guthaben"
  }
  const cardCents = toCardCents ?? Math.min(cents, left.cardCents)
  if (cardCents === cents) return "auf das Zahlungsmittel"
  return cardCents === 0
    ? "ins Guthaben"
    : formatSources({ cardCents, creditCents: cents - cardCents })
}

/** The call that gives back what a late cancellation has kept. */
export function officeWaiverCallPath(bookingId: number): string {
  return `/api/bookings/${bookingId}/office-waiver`
}

/** What a late cancellation keeps that may go back at the pilot's word; null: nothing. */
export function waivable(
  booking: PaidBooking,
  flight: { status: FlightStatus },
): BookingPrice | null {
  return canWaive(booking, flight) ? retainedOfLateSeats(booking) : null
}

/** What will happen, a sentence each. */
export function sayWaiver({ shareCents, feeCents, totalCents }: BookingPrice): string[] {
  return [
    `${formatEuro(totalCents)} gehen zurück, woher sie kamen: ${formatEuro(shareCents)} Kostenanteil und ${formatEuro(feeCents)} Servicegebühr.`,
    "Der Kostenanteil fehlt dann in der Abrechnung. Ohne das Wort der Pilotenseite ist das Kulanz, und die zahlen wir.",
    "Der Gast bekommt eine Mail: Ihm wird der Rest erlassen.",
  ]
}
