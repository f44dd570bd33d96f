import { findMailFacts, type MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import {
  type FlightSummary,
  findFlightSummary,
} from "#features/flights/core/server/flights-queries.ts"
import type { Db } from "#platform/server/db.ts"

/** What a pilot may read of guests who let a time to answer pass. */
export interface UnansweredFacts {
  detail: FlightSummary
  guests: readonly MailFacts[]
}

export async function findUnansweredFacts(
  db: Db,
  flightId: number,
  bookingIds: readonly number[],
): Promise<UnansweredFacts | undefined> {
  const detail = await findFlightSummary(db, flightId)
  const found = await Promise.all(bookingIds.map((id) => findMailFacts(db, id)))
  const guests = found.flatMap((facts) => facts ?? [])
  return detail && guests.length > 0 ? { detail, guests } : undefined
}
