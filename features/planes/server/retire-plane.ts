import { eq } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { lockOwnPlane } from "./planes-queries.ts"
import { planesTable } from "./planes-table.ts"
import { rethrowRegistrationTaken } from "./registration-taken.ts"

/** Takes an aircraft out of use; its flights stay as they are. */
export function retirePlane(db: Db, pilot: UserActor, planeId: number): Promise<void> {
  return setUse(db, pilot, planeId, false)
}

/** Puts it back in use, unless another one has its registration by now. */
export function returnPlane(db: Db, pilot: UserActor, planeId: number): Promise<void> {
  return setUse(db, pilot, planeId, true)
}

function setUse(db: Db, pilot: UserActor, planeId: number, isInUse: boolean): Promise<void> {
  return inTransaction(db, async (tx) => {
    const plane = await lockOwnPlane(tx, pilot.userId, planeId)
    if ((plane.retiredAt === null) === isInUse) return
    await rethrowRegistrationTaken(
      tx
        .update(planesTable)
        .set({ retiredAt: isInUse ? null : clock.now() })
        .where(eq(planesTable.id, planeId)),
    )
    await recordEvent(tx, {
      kind: isInUse ? "plane.returned" : "plane.retired",
      entityId: planeId,
      actor: pilot,
      role: "pilot",
      from: isInUse ? "retired" : "in_use",
      to: isInUse ? "in_use" : "retired",
    })
  })
}
