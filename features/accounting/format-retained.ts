import type { BookingStatus } from "#features/bookings/core/booking.ts"
import type { OrderBalance } from "./order-balance.ts"

/** Why a part of what was paid stays, or what still happens with it; null where nothing lies. */
export function formatRetained(
  { shareCents, feeCents, waitingCents, reservedCents }: OrderBalance,
  { status, pilot, isSettled }: { status: BookingStatus; pilot: string; isSettled: boolean },
): string | null {
  if (shareCents + feeCents > 0) {
    if (isSettled)
      return `Der Flug ist abgerechnet. Dein Anteil ist bei ${pilot}, die Gebühr bei uns.`
    if (status === "cancelled_by_passenger") {
      return `Du hast weniger als 24 Stunden vor dem Start storniert: Die Hälfte deines Kostenanteils und die Servicegebühr bleiben. ${pilot} kann dir den Rest erlassen, und findet der Flug gar nicht statt, kommt er von selbst zurück.`
    }
    return `Das liegt bis nach dem Flug bereit. Kostet er weniger als geplant, kommt ein Teil zurück; teurer wird er nie.`
  }
  if (waitingCents > 0) return "Die Erstattung ist unterwegs. Je nach Bank dauert das einige Tage."
  if (reservedCents > 0) return `Noch ist nichts abgebucht: ${pilot} hat noch nicht geantwortet.`
  return null
}
