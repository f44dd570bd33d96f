import { randomUUID } from "node:crypto"
import { and, asc, eq, gt } from "drizzle-orm"
import { lockCredentials } from "#features/users/core/server/credentials.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { enqueue } from "#platform/server/jobs.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { EXPORT_DEADLINE_MS, EXPORTS_PER_DAY } from "../privacy.ts"
import type { DataExport } from "../privacy-schemas.ts"
import { viewOfExport } from "./export-queries.ts"
import { MAKE_EXPORTS_QUEUE } from "./make-export.tsx"
import { dataExportsTable as exports } from "./privacy-tables.ts"
import { requireProof } from "./require-proof.ts"

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
    await refuseTooMany(tx, actor.userId)
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

async function refuseTooMany(tx: Db, userId: number): Promise<void> {
  const yesterday = new Date(clock.now().getTime() - days(1))
  const recent = await tx
    .select({ at: exports.createdAt })
    .from(exports)
    .where(and(eq(exports.userId, userId), gt(exports.createdAt, yesterday)))
    .orderBy(asc(exports.createdAt))
  const inTheWay = recent.at(-EXPORTS_PER_DAY)
  if (!inTheWay) return
  const next = new Date(inTheWay.at.getTime() + days(1))
  throw new DomainError(
    "too-many-tries",
    "limited",
    `Mehr als ${EXPORTS_PER_DAY} Kopien am Tag gehen nicht. Die nächste gibt es ab ${formatInstant(next, HOME_ZONE)}.`,
  )
}
