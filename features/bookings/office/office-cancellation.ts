import { z } from "zod"
import {
  type BookingPrice,
  type BookingStatus,
  canCancel,
  canWithdraw,
  isUnpaid,
} from "#features/bookings/core/booking.ts"
import { canCancelAsPassenger } from "#features/bookings/core/cancellation.ts"
import { formatSources, type MoneySources } from "#features/bookings/core/money-sources.ts"
import type { UserActor } from "#platform/actor.ts"
import { formatEuro } from "#platform/money.ts"
import { reasonSchema } from "./intervention.ts"

/*
 * The back office ends a booking for one of its two sides, by the rules that hold when that side does it
 * itself: what goes back is no choice of the office. What it wants to give beyond that is goodwill.
 */

export type CancelledSide = "guest" | "pilot"

export const officeCancellationSchema = z.object({
  side: z.enum(["guest", "pilot"], "Wähle, für wen du die Buchung beendest."),
  /** What the page showed; never what is paid out. */
  shownRefundCents: z.int().nonnegative(),
  reason: reasonSchema,
})

export type OfficeCancellationInput = z.output<typeof officeCancellationSchema>

/** The call that does. */
export function officeCancellationCallPath(bookingId: number): string {
  return `/api/bookings/${bookingId}/office-cancellation`
}

interface EndableBooking {
  status: BookingStatus
  passengerId: number | null
  confirmedAt: Date | null
  seats: number
  seatPriceCents: number
  feeCents: number
}

/** The guest of a booking, as if they did it themselves. */
export function guestOf({ passengerId }: Pick<EndableBooking, "passengerId">): UserActor | null {
  return passengerId === null
    ? null
    : { kind: "user", userId: passengerId, isPilot: false, isAdmin: false }
}

/** Whether a side may end a booking at `now`, and so the back office for it. */
export function canCancelFor(
  side: CancelledSide,
  booking: EndableBooking,
  flight: Parameters<typeof canCancelAsPassenger>[1],
  now: Date,
): boolean {
  if (side === "pilot") return isUnpaid(booking) || canCancel(booking, flight)
  const guest = guestOf(booking)
  if (guest === null) return false
  return (
    booking.status === "rebooking_offered" ||
    canWithdraw(booking, guest) ||
    canCancelAsPassenger(booking, flight, guest, now)
  )
}

/** What will happen if the back office ends a booking for a side now. */
export interface CancellationPreview {
  side: CancelledSide
  status: BookingStatus
  seats: number
  /** Nothing was collected: what is reserved becomes free. */
  isUnpaid: boolean
  refund: BookingPrice
  retained: BookingPrice
  back: MoneySources
  /** Whose seats are free already, whose flight is over. */
  holdsSeats: boolean
  waiting: number
}

/** The same as sentences, one for each thing that happens. */
export function sayCancellation(preview: CancellationPreview): string[] {
  return [...sayMoney(preview), ...sayFreedSeats(preview), sayMails(preview)]
}

function sayMoney({ isUnpaid: isFree, refund, retained, back }: CancellationPreview): string[] {
  if (isFree) return ["Abgebucht wurde nichts. Was reserviert ist, wird wieder frei."]
  const given =
    refund.totalCents === 0
      ? "Es geht nichts zurück."
      : `${sayParts(refund)} gehen zurück: ${formatSources(back)}.`
  if (retained.totalCents === 0) return [given]
  return [
    given,
    `Einbehalten bleiben ${sayParts(retained)}, bis abgerechnet ist. Mehr gibst du danach als Kulanz.`,
  ]
}

function sayParts({ shareCents, feeCents }: BookingPrice): string {
  const parts = [
    ...(shareCents > 0 ? [`${formatEuro(shareCents)} Kostenanteil`] : []),
    ...(feeCents > 0 ? [`${formatEuro(feeCents)} Servicegebühr`] : []),
  ]
  return parts.join(" und ")
}

/** What becomes of the seats of a flight that somebody leaves. */
export function sayFreedSeats({
  holdsSeats,
  seats,
  waiting,
}: Pick<CancellationPreview, "holdsSeats" | "seats" | "waiting">): string[] {
  if (!holdsSeats) return []
  const free = seats === 1 ? "1 Platz wird frei" : `${seats} Plätze werden frei`
  if (waiting === 0) return [`${free}. Auf der Warteliste steht niemand.`]
  const who =
    waiting === 1 ? "Auf der Warteliste steht 1 Person" : `Auf der Warteliste stehen ${waiting}`
  return [`${free}. ${who}, wer zuerst kommt, bekommt ein Angebot.`]
}

function sayMails({ side, isUnpaid: isFree }: CancellationPreview): string {
  if (side === "guest") {
    return isFree
      ? "Beide Seiten bekommen eine Mail: Die Anfrage ist zurückgezogen."
      : "Beide Seiten bekommen eine Mail: Der Gast fliegt nicht mit, mit denselben Beträgen."
  }
  return isFree
    ? "Beide Seiten bekommen eine Mail: Die Anfrage ist abgelehnt."
    : "Beide Seiten bekommen eine Mail: Der Mitflug ist abgesagt, mit denselben Beträgen."
}
