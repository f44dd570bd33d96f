import { and, eq, isNull, sql } from "drizzle-orm"
import { restrictionsTable as restrictions } from "#features/users/office/server/restrictions-table.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"

/** That something was restricted stays, as a number among numbers; why, and of whom, goes. */
export async function eraseRestrictions(tx: Db, userId: number): Promise<void> {
  await tx
    .update(restrictions)
    .set({
      subjectTitle: "",
      provision: "",
      reasons: "",
      liftReasons: "",
      liftedAt: sql`coalesce(${restrictions.liftedAt}, ${clock.now()})`,
      anonymizedAt: clock.now(),
    })
    .where(and(eq(restrictions.userId, userId), isNull(restrictions.anonymizedAt)))
}
