import { and, asc, eq } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { findMailFacts, type MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"

/** A flight that is about to start, and everybody who comes along. */
export interface FlightAhead extends Pick<MailFacts, "detail" | "pilot"> {
  bookings: MailFacts[]
}

/** The facts of a flight with confirmed bookings; undefined where it is no longer `status`, or over. */
export async function findFlightAhead(
  db: Db,
  flightId: number,
  status: FlightStatus,
): Promise<FlightAhead | undefined> {
  const confirmed = await db
    .select({ id: bookingsTable.id })
    .from(bookingsTable)
    .where(and(eq(bookingsTable.flightId, flightId), eq(bookingsTable.status, "confirmed")))
    .orderBy(asc(bookingsTable.id))
  const found = await Promise.all(confirmed.map(({ id }) => findMailFacts(db, id)))
  const bookings = found.filter((facts) => facts !== undefined)
  const [first] = bookings
  if (!first) return undefined
  const { flight } = first.detail
  if (flight.status !== status || flight.departsAt <= clock.now()) return undefined
  return { detail: first.detail, pilot: first.pilot, bookings }
}
