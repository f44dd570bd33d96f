import { sql } from "drizzle-orm"
import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import { latestTicks, type Tick } from "../checklist.ts"
import { itemsOf } from "../checklist-items.ts"
import { findChecklistFlight } from "./checklist-flights.ts"
import { checklistTicksTable as ticks } from "./checklist-table.ts"
import { listTicks } from "./list-ticks.ts"
import { unknownChecklist } from "./unknown-checklist.ts"

// every item of a list, there and back again, several times over
const CHANGES: Limit = { name: "checklist-changes", points: 600, windowMs: hours(1) }

/**
 * Takes changes of the own list, in whatever order they come and however often; answers how the list
 * stands. An item that it does not have is left out: a phone may come back with an older edition.
 */
export async function changeChecklist(
  db: Db,
  actor: UserActor,
  flightId: number,
  changes: readonly Tick[],
): Promise<Tick[]> {
  await consumeRateLimit(CHANGES, String(actor.userId))
  return inTransaction(db, async (tx) => {
    await lockAccountShared(tx, actor.userId)
    const flight = await findChecklistFlight(tx, actor.userId, flightId)
    if (!flight) throw unknownChecklist()
    const known = new Set(itemsOf(flight.role).map(({ id }) => id))
    const rows = latestTicks(changes.filter(({ item }) => known.has(item)))
      // one order for all who write the same rows at once
      .toSorted((one, other) => (one.item < other.item ? -1 : 1))
      .map(({ item, isDone, changedAt }) => ({
        userId: actor.userId,
        flightId,
        item,
        isDone,
        changedAt: flightHasStarted(changedAt),
      }))
    if (rows.length > 0) {
      await tx
        .insert(ticks)
        .values(rows)
        .onConflictDoUpdate({
          target: [ticks.userId, ticks.flightId, ticks.item],
          set: { isDone: sql`excluded.is_done`, changedAt: sql`excluded.changed_at` },
          // `latestTicks`, said in SQL
          setWhere: sql`(${ticks.changedAt}, ${ticks.isDone}) < (excluded.changed_at, excluded.is_done)`,
        })
    }
    return listTicks(tx, actor.userId, flightId)
  })
}

// a clock that is ahead would win against every later change
function flightHasStarted(changedAt: string): Date {
  return new Date(Math.min(Date.parse(changedAt), clock.now().getTime()))
}
