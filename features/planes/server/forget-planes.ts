import { eq } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { planesTable } from "./planes-table.ts"

/**
 * A registration leads to its owner, and so may the masses of a single aircraft; what remains is the
 * type that past flights were flown with.
 */
export async function forgetPlanes(tx: Db, userId: number): Promise<void> {
  await tx
    .update(planesTable)
    .set({ registration: "", balance: null, retiredAt: clock.now() })
    .where(eq(planesTable.pilotId, userId))
}
