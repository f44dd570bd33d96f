import { and, asc, eq, gt, gte, isNull, lte, or, sql } from "drizzle-orm"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { verificationDocumentsTable as documents } from "./verification-tables.ts"

const QUEUE = "remind-of-documents"

/** Days before the end on which a pilot is told; the nearest first. */
const REMIND_DAYS = [7, 30, 60] as const

/** A verified document ends soon; recorded at most three times for each. */
export const DOCUMENT_EXPIRING = "document.expiring"

/** Every morning: reminds pilots of documents that expire in 60, 30 or 7 days, once for each step. */
export const remindOfDocumentsQueue: JobQueue = {
  name: QUEUE,
  cron: "20 8 * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "document",
      due: listDue,
      each: (from, { id, expiresOn }) => inTransaction(from, (tx) => remind(tx, id, expiresOn)),
    }),
}

/** Not told of this step or a nearer one; a step that a stopped server missed is made up for. */
function isUnannounced(days: number) {
  return or(isNull(documents.remindedDays), gt(documents.remindedDays, days))
}

/** Ends within so many days. */
function endsWithin(days: number) {
  return lte(documents.expiresOn, addDays(isoDay(clock.now(), HOME_ZONE), days))
}

function listDue(db: Db, limit: number) {
  return db
    .select({ id: documents.id, expiresOn: documents.expiresOn })
    .from(documents)
    .where(
      and(
        eq(documents.status, "verified"),
        gte(documents.expiresOn, isoDay(clock.now(), HOME_ZONE)),
        or(...REMIND_DAYS.map((days) => and(endsWithin(days), isUnannounced(days)))),
        // who has handed in the next one knows
        sql`not exists (select from verification_documents n where n.user_id = ${documents.userId}
          and n.kind = ${documents.kind} and n.id > ${documents.id} and n.status <> 'rejected'
          and (n.kind <> 'rating' or n.class is not distinct from ${documents.class}))`,
      ),
    )
    .orderBy(asc(documents.expiresOn), asc(documents.id))
    .limit(limit)
}

async function remind(tx: Db, id: number, expiresOn: string | null): Promise<void> {
  const today = isoDay(clock.now(), HOME_ZONE)
  const days = REMIND_DAYS.find((step) => expiresOn !== null && expiresOn <= addDays(today, step))
  if (days === undefined) return
  const told = await tx
    .update(documents)
    .set({ remindedDays: days })
    .where(and(eq(documents.id, id), isUnannounced(days)))
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
