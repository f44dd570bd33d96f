import type { FlightRow } from "#features/flights/core/server/seats.ts"
import type { Guest } from "#features/planes/seating.ts"
import { maxKgOf, mayJoin, NOBODY_ABOARD } from "#features/planes/usable-seats.ts"
import { fieldError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { formatOverload } from "../format-load.ts"
import { findAboard, findCarrier } from "./aboard.ts"
import type { BookingRow } from "./move-booking.ts"

/**
 * Refuses people with whom the flight would be too heavy or out of balance, together with everybody
 * who has seats already. It names what is possible instead, in the steps that hide what others weigh.
 */
export async function refuseTooHeavy(
  tx: Db,
  flight: FlightRow,
  booking: BookingRow,
  people: readonly Guest[],
): Promise<void> {
  const { plane, aboard } = await findLoad(tx, flight, booking.id)
  const { durationMinutes } = flight
  if (mayJoin(plane, durationMinutes, aboard, people)) return
  const mostKg = maxKgOf(plane, durationMinutes, aboard, people)
  const isAlone = people.length === 1
  throw fieldError(
    "too-heavy",
    isAlone ? "people.0.weightKg" : "people",
    formatOverload(people, mostKg),
  )
}

/** Whether the people of a booking are too heavy for a flight or an offer, with all others who have seats. */
export async function isTooHeavy(
  tx: Db,
  flight: FlightRow,
  booking: BookingRow,
  people: readonly Guest[],
): Promise<boolean> {
  const { plane, aboard } = await findLoad(tx, flight, booking.id)
  return !mayJoin(plane, flight.durationMinutes, aboard, people)
}

/** The aircraft of a flight with everybody who has a seat, but for the booking that is to be judged. */
export async function findLoad(
  tx: Db,
  flight: Pick<FlightRow, "id" | "planeId" | "schedule">,
  bookingId: number,
) {
  const plane = await findCarrier(tx, flight.planeId)
  // every proposal for an offer would be a flight of its own
  const isOffer = flight.schedule === "flexible"
  return { plane, aboard: isOffer ? NOBODY_ABOARD : await findAboard(tx, flight.id, bookingId) }
}
