import { recountUnusableSeats } from "#features/bookings/core/server/recount-unusable-seats.ts"
import { releaseSeats } from "#features/flights/core/server/seats.ts"
import type { Db } from "#platform/server/db.ts"
import { offerFreeSeats } from "./offer-free-seats.ts"

/** Gives the seats of an ended booking back: to whoever waits for so many, else to all. */
export async function freeSeats(tx: Db, flightId: number, bookingId: number): Promise<void> {
  await releaseSeats(tx, flightId, bookingId)
  await recountUnusableSeats(tx, flightId)
  await offerFreeSeats(tx, flightId)
}
