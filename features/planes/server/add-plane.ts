import { isDeepStrictEqual } from "node:util"
import { and, eq, isNull } from "drizzle-orm"
import { lockCredentials } from "#features/users/core/server/credentials.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { MAX_PLANES } from "../plane.ts"
import type { PlaneDetails } from "../plane-schema.ts"
import { detailsOf } from "./planes-queries.ts"
import { planesTable } from "./planes-table.ts"
import { registrationTaken } from "./registration-taken.ts"

/** Adds an aircraft to a pilot's own; the very same one again is the one that is there. */
export function addPlane(db: Db, pilot: UserActor, details: PlaneDetails): Promise<number> {
  return inTransaction(db, async (tx) => {
    // one at a time, so that two presses make one aircraft
    await lockCredentials(tx, pilot.userId)
    const inUse = await tx
      .select()
      .from(planesTable)
      .where(and(eq(planesTable.pilotId, pilot.userId), isNull(planesTable.retiredAt)))
    const former = inUse.find(({ registration }) => registration === details.registration)
    if (former && isDeepStrictEqual(detailsOf(former), details)) return former.id
    if (former) throw registrationTaken()
    if (inUse.length >= MAX_PLANES) throw tooManyPlanes()
    const [plane] = await tx
      .insert(planesTable)
      .values({ ...details, pilotId: pilot.userId, createdAt: clock.now() })
      .returning({ id: planesTable.id })
    if (!plane) throw new Error("the database returned no row")
    await recordEvent(tx, {
      kind: "plane.added",
      entityId: plane.id,
      actor: pilot,
      role: "pilot",
      to: "in_use",
    })
    return plane.id
  })
}

function tooManyPlanes(): DomainError {
  return new DomainError(
    "too-many-planes",
    "invalid",
    `Mehr als ${MAX_PLANES} Flugzeuge auf einmal gehen nicht. Stell eines außer Dienst, das du nicht mehr fliegst.`,
  )
}
