import { findOwnBooking } from "#features/bookings/core/server/find-own-booking.ts"
import { findFlightSummary } from "#features/flights/core/server/flights-queries.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import type { OccurrenceRole } from "../occurrence.ts"

/** A dated flight and the part that somebody has in it; anybody else's looks like a missing one. */
export async function findPart(db: Db, userId: number, flightId: number) {
  const found = await findFlightSummary(db, flightId)
  if (!found || found.flight.status === "draft") throw unknownFlight()
  const role = await findRole(db, found.flight, userId)
  if (!role) throw unknownFlight()
  return { flight: found.flight, role }
}

async function findRole(
  db: Db,
  flight: { id: number; pilotId: number },
  userId: number,
): Promise<OccurrenceRole | undefined> {
  if (flight.pilotId === userId) return "pilot"
  return (await findOwnBooking(db, flight.id, userId)) && "passenger"
}

function unknownFlight(): DomainError {
  return new DomainError("unknown-flight", "not-found", "Diesen Flug gibt es nicht.")
}
