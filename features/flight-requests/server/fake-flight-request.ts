import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { endOfRequest } from "../flight-request-days.ts"
import type { FlightRequest, NewFlightRequest } from "../flight-request-schemas.ts"
import { refuseIfContradictory } from "./save-flight-request.ts"
import { today } from "./today.ts"

/**
 * What a program hears that filled in the hidden field: the same as everybody, with a number that
 * nothing will ever have. Nothing is written and nobody is written to.
 */
export async function fakeFlightRequest(
  db: Db,
  wanted: NewFlightRequest,
  status: "draft" | "open",
): Promise<FlightRequest> {
  refuseIfContradictory(wanted)
  const { rows } = await db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('flight_requests', 'id'))::int as id`,
  )
  const endsAt = status === "open" ? endOfRequest(wanted, today()).toISOString() : null
  return { id: rows[0]?.id ?? 0, status, endsAt }
}
