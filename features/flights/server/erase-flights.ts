import { and, asc, eq, inArray, sql } from "drizzle-orm"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import {
  flightCostsTable,
  flightStopsTable,
  flightsTable,
  flightVettingsTable,
} from "#features/flights/core/server/flights-tables.ts"
import { flightDraftsTable } from "#features/flights/draft/server/flight-drafts-table.ts"
import { erasePhotosOfPilot } from "#features/flights/photos/server/erase-flight-photos.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"

const OPEN: readonly FlightStatus[] = ["draft", "in_review", "published", "paused"]

/** Locks what a pilot still offers, so that nobody books it while the account is being deleted. */
export async function lockOpenFlights(tx: Db, userId: number) {
  return tx
    .select({ id: flightsTable.id, status: flightsTable.status })
    .from(flightsTable)
    .where(and(eq(flightsTable.pilotId, userId), inArray(flightsTable.status, [...OPEN])))
    .orderBy(asc(flightsTable.id))
    .for("update")
}

/**
 * Cancels a pilot's offers (nobody is booked on them), deletes what never was one, and takes the
 * pilot's words and photos from the rest. Titles stay: passengers find their receipts by them.
 */
export async function eraseFlights(tx: Db, actor: UserActor): Promise<void> {
  for (const { id, status } of await lockOpenFlights(tx, actor.userId)) {
    if (status !== "published" && status !== "paused") continue
    await tx.update(flightsTable).set({ status: "cancelled" }).where(eq(flightsTable.id, id))
    await recordEvent(tx, {
      kind: "flight.cancelled",
      entityId: id,
      actor,
      role: "pilot",
      from: status,
      to: "cancelled",
      reason: "Konto gelöscht",
    })
  }
  await tx.delete(flightDraftsTable).where(eq(flightDraftsTable.pilotId, actor.userId))
  await tx.delete(flightsTable).where(
    sql`${flightsTable.pilotId} = ${actor.userId} and ${flightsTable.status} in ('draft', 'in_review')
        and not exists (select 1 from flight_prices p where p.flight_id = ${flightsTable.id})
        and not exists (select 1 from flights o where o.offer_id = ${flightsTable.id})`,
  )
  await erasePhotosOfPilot(tx, actor.userId)
  const own = eq(flightsTable.pilotId, actor.userId)
  const ids = tx.select({ id: flightsTable.id }).from(flightsTable).where(own)
  await tx.update(flightStopsTable).set({ note: "" }).where(inArray(flightStopsTable.flightId, ids))
  await tx
    .update(flightCostsTable)
    .set({ explanation: "" })
    .where(inArray(flightCostsTable.flightId, ids))
  await tx
    .update(flightVettingsTable)
    .set({ note: "" })
    .where(inArray(flightVettingsTable.flightId, ids))
  await tx.update(flightsTable).set({ description: "", meetingPoint: "" }).where(own)
}
