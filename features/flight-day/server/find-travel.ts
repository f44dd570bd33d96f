import type { BookingStatus } from "#features/bookings/core/booking.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { findKinPath } from "./kin-links.ts"
import { passPathOf } from "./pass-token.ts"

/** What a guest who comes along holds: the boarding pass, and the link for who waits at home. */
export interface Travel {
  passPath: string
  kin: { path: string | null; url: string | null }
}

/** null before the yes and after the flight was called off. */
export async function findTravel(
  db: Db,
  booking: { id: number; status: BookingStatus; flight: { id: number } },
): Promise<Travel | null> {
  if (booking.status !== "confirmed") return null
  const path = await findKinPath(db, booking.id)
  return {
    passPath: passPathOf({ id: booking.id, flightId: booking.flight.id }),
    kin: { path, url: path && `${env().PUBLIC_URL}${path}` },
  }
}
