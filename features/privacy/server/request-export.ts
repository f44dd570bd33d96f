import { randomUUID } from "node:crypto"
import { and, eq, gt } from "drizzle-orm"
import { lockCredentials } from "#features/users/server/credentials.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { enqueue } from "#platform/server/jobs.ts"
import { countTry, type Limit } from "#platform/server/rate-limit.ts"
import { EXPORT_DEADLINE_MS, EXPORTS_PER_DAY } from "../privacy.ts"
import type { DataExport } from "../privacy-schemas.ts"
import { viewOfExport } from "./export-queries.ts"
import { MAKE_EXPORTS_QUEUE } from "./make-export.tsx"
import { dataExportsTable as exports } from "./privacy-tables.ts"
import { requireProof } from "./require-proof.ts"

const EXPORTS: Limit = { name: "data-exports", points: EXPORTS_PER_DAY, seconds: 24 * 60 * 60 }

/** Orders a copy of the own data; while one is being made, that one is the answer. */
export async function requestExport(db: Db, actor: UserActor): Promise<DataExport> {
  await requireProof(db, actor)
  const row = await inTransaction(db, async (tx) => {
    // one at a time: who asks twice at once waits here
    await lockCredentials(tx, actor.userId)
    const [running] = await tx
      .select()
      .from(exports)
      .where(
        and(
          eq(exports.userId, actor.userId),
          eq(exports.status, "requested"),
          gt(exports.createdAt, new Date(clock.now().getTime() - EXPORT_DEADLINE_MS)),
        ),
      )
    if (running) return running
    await countTry(EXPORTS, String(actor.userId))
    const [made] = await tx
      .insert(exports)
      .values({
        id: randomUUID(),
        userId: actor.userId,
        status: "requested",
        createdAt: clock.now(),
      })
      .returning()
    if (!made) throw new Error("the export was not written")
    await enqueue(tx, MAKE_EXPORTS_QUEUE, { exportId: made.id })
    return made
  })
  return viewOfExport(row)
}
