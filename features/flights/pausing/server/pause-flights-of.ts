import { and, asc, eq, inArray, sql } from "drizzle-orm"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { isPausedBecause } from "#features/flights/core/server/is-paused-because.ts"
import { isAccountClosed } from "#features/users/core/server/lock-account-shared.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"

/** Why a flight is paused that nobody paused: it comes back with its pilot's account. */
export const PAUSED_WITH_ACCOUNT = "account-blocked"

/**
 * Takes what a blocked pilot offers off the market. What has guests is cancelled right after that, by
 * the room of bookings (`cancelFlightsOf`).
 */
export function pauseFlightsOf(db: Db, pilotId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await isAccountClosed(tx, pilotId))) return
    const flights = await tx
      .select({ id: flightsTable.id })
      .from(flightsTable)
      .where(and(eq(flightsTable.pilotId, pilotId), eq(flightsTable.status, "published")))
      .orderBy(asc(flightsTable.id))
      .for("update")
    await move(tx, idsOf(flights), { from: "published", to: "paused", kind: "flight.paused" })
  })
}

/** Offers again what was paused with the account, where its start is still ahead. */
export function resumeFlightsOf(db: Db, pilotId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (await isAccountClosed(tx, pilotId)) return
    const flights = await tx
      .select({ id: flightsTable.id })
      .from(flightsTable)
      .where(
        and(
          eq(flightsTable.pilotId, pilotId),
          isPausedBecause(PAUSED_WITH_ACCOUNT),
          sql`coalesce(${flightsTable.departsAt}, 'infinity') > ${clock.now()}`,
        ),
      )
      .orderBy(asc(flightsTable.id))
      .for("update")
    await move(tx, idsOf(flights), { from: "paused", to: "published", kind: "flight.resumed" })
  })
}

interface Move {
  from: FlightStatus
  to: FlightStatus
  kind: "flight.paused" | "flight.resumed"
}

async function move(tx: Db, ids: number[], { from, to, kind }: Move) {
  if (ids.length === 0) return
  await tx.update(flightsTable).set({ status: to }).where(inArray(flightsTable.id, ids))
  for (const entityId of ids) {
    const event = { kind, entityId, actor: SYSTEM, role: "system", from, to } as const
    await recordEvent(tx, { ...event, reason: PAUSED_WITH_ACCOUNT })
  }
}

function idsOf(flights: { id: number }[]): number[] {
  return flights.map(({ id }) => id)
}
