import { type FlightOutline, findFlightOutline } from "#features/flights/server/flights-queries.ts"
import type { Db } from "#platform/server/db.ts"
import { findMailFacts, type MailFacts } from "./mail-facts.ts"

/** What a pilot may read of guests who let a time to answer pass. */
export interface SilenceFacts {
  detail: FlightOutline
  guests: readonly MailFacts[]
}

export async function findSilenceFacts(
  db: Db,
  flightId: number,
  bookingIds: readonly number[],
): Promise<SilenceFacts | undefined> {
  const detail = await findFlightOutline(db, flightId)
  const found = await Promise.all(bookingIds.map((id) => findMailFacts(db, id)))
  const guests = found.flatMap((facts) => facts ?? [])
  return detail && guests.length > 0 ? { detail, guests } : undefined
}
