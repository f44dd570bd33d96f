import { and, eq, gt, gte, isNull, lte, or, sql } from "drizzle-orm"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { verificationDocumentsTable as documents } from "./verification-tables.ts"

/** Days before the end on which a pilot is told; the nearest first. */
const REMIND_DAYS = [7, 30, 60] as const

/** A verified document ends soon; recorded at most three times for each. */
export const DOCUMENT_EXPIRING = "document.expiring"

/** Every morning: pilots whose documents end in 60, 30 or 7 days hear of it, once for each step. */
export const remindOfDocumentsQueue: JobQueue = {
  name: "remind-of-documents",
  cron: "20 8 * * *",
  async run(db) {
    const today = isoDay(clock.now(), HOME_ZONE)
    for (const days of REMIND_DAYS) {
      for (const { id } of await listDue(db, today, days)) {
        await inTransaction(db, (tx) => remind(tx, id, days))
      }
    }
  },
}

/** Not told of this step or a nearer one; a step that a stopped server missed is made up for. */
function isUntold(days: number) {
  return or(isNull(documents.remindedDays), gt(documents.remindedDays, days))
}

function listDue(db: Db, today: string, days: number) {
  return db
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.status, "verified"),
        gte(documents.expiresOn, today),
        lte(documents.expiresOn, addDays(today, days)),
        isUntold(days),
        // who has handed in the next one knows
        sql`not exists (select from verification_documents n where n.user_id = ${documents.userId}
          and n.kind = ${documents.kind} and n.id > ${documents.id} and n.status <> 'rejected'
          and (n.kind <> 'rating' or n.class is not distinct from ${documents.class}))`,
      ),
    )
    .limit(500)
}

async function remind(tx: Db, id: number, days: number): Promise<void> {
  const told = await tx
    .update(documents)
    .set({ remindedDays: days })
    .where(and(eq(documents.id, id), isUntold(days)))
    .returning({ id: documents.id })
  // another process was quicker
  if (told.length === 0) return
  await recordEvent(tx, {
    kind: DOCUMENT_EXPIRING,
    entityId: id,
    actor: SYSTEM,
    role: "system",
    data: { days },
  })
}
