import {
  BOOKING_STATUS_LABELS,
  type BookingStatus,
  hasOwnPrice,
} from "#features/bookings/core/booking.ts"
import { type FlightStatus, isBookable } from "#features/flights/core/flight.ts"
import type { Actor } from "#platform/actor.ts"

/*
 * A passenger takes somebody else along: more seats for a booking that is confirmed, at the price of
 * the flight, paid by themselves. The pilot answers as to any booking; a no leaves the booking as it is.
 */

interface ExtensibleBooking {
  status: BookingStatus
  passengerId: number | null
  seatPriceCents: number
}

interface Flight {
  status: FlightStatus
  departsAt: Date | null
  seatPriceCents: number
}

/**
 * The passenger of a confirmed booking may order more seats as long as its flight takes bookings;
 * whoever is asked about a change of it answers that first. All seats of a booking have one price: one
 * that costs less than the flight by the word of the back office takes none, or its pilot would give
 * everybody who joins what was meant for these seats.
 */
export function canAddSeats(
  booking: ExtensibleBooking,
  flight: Flight,
  actor: Actor,
  now: Date,
  { isChangeOpen }: { isChangeOpen: boolean },
): boolean {
  const isOwn = actor.kind === "user" && actor.userId === booking.passengerId
  return (
    isOwn &&
    booking.status === "confirmed" &&
    !isChangeOpen &&
    isBookable(flight, now) &&
    !hasOwnPrice(booking, flight)
  )
}

/** Why a booking takes no more seats. */
export function whyNoMoreSeats(
  booking: Pick<ExtensibleBooking, "status" | "seatPriceCents">,
  flight: Flight,
  { isChangeOpen }: { isChangeOpen: boolean },
  now: Date,
): string {
  const { status } = booking
  if (isChangeOpen) {
    return "Dieser Flug hat sich geändert. Sag im Cockpit zuerst, ob du mit der Änderung einverstanden bist."
  }
  if (status === "requested") {
    return "Diese Anfrage ist noch offen. Sobald sie zugesagt ist, kannst du Plätze dazubuchen."
  }
  if (status === "confirmed" && isBookable(flight, now) && hasOwnPrice(booking, flight)) {
    return "Deine Plätze haben einen eigenen, niedrigeren Preis. Weitere kann nur jemand mit eigenem Konto buchen, zum Preis des Flugs."
  }
  return status === "confirmed"
    ? "Dieser Flug nimmt keine Buchungen mehr an."
    : `Zu dieser Buchung lassen sich keine Plätze dazubuchen. Ihr Stand: ${BOOKING_STATUS_LABELS[status]}.`
}
