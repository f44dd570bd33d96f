import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import type { Minimums } from "#features/weather/minimums.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { personalMinimumsTable } from "./minimums-table.ts"

/** Writes down a pilot's minimums; the last ones hold. */
export function saveMinimums(db: Db, { userId }: UserActor, minimums: Minimums): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockAccountShared(tx, userId)
    const values = { ...minimums, changedAt: clock.now() }
    await tx
      .insert(personalMinimumsTable)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: personalMinimumsTable.userId, set: values })
  })
}
