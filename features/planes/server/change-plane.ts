import { isDeepStrictEqual } from "node:util"
import { eq } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { PlaneDetails } from "../plane-schema.ts"
import { detailsOf, lockOwnPlane } from "./planes-queries.ts"
import { planesTable } from "./planes-table.ts"
import { rethrowRegistrationTaken } from "./registration-taken.ts"

/** Changes what a pilot says of an own aircraft; the same again changes nothing. */
export function changePlane(
  db: Db,
  pilot: UserActor,
  planeId: number,
  details: PlaneDetails,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const former = detailsOf(await lockOwnPlane(tx, pilot.userId, planeId))
    const changed = Object.entries(details).filter(
      ([name, value]) => !isDeepStrictEqual(former[name as keyof typeof former], value),
    )
    if (changed.length === 0) return
    await rethrowRegistrationTaken(
      tx.update(planesTable).set(details).where(eq(planesTable.id, planeId)),
    )
    await recordEvent(tx, {
      kind: "plane.changed",
      entityId: planeId,
      actor: pilot,
      role: "pilot",
      data: { changed: changed.map(([name]) => name) },
    })
  })
}
