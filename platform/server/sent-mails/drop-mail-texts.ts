import { sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { inBatches } from "#platform/server/retention/in-batches.ts"

/** Whoever misses a mail says so within that time (privacy text). */
export const MAIL_TEXT_KEPT_DAYS = 90

const BATCH = 500

/**
 * Takes text and attachments out of mails that are old: their bodies are nine tenths of what a booking takes. To whom
 * something was sent, about what and when, stays.
 */
export async function dropMailTexts(db: Db, { batch = BATCH } = {}): Promise<void> {
  const before = new Date(clock.now().getTime() - days(MAIL_TEXT_KEPT_DAYS))
  await inBatches(batch, async () => {
    const { rowCount } = await db.execute(sql`
      update mails set html = '', text = '', attachments = '[]' where id = any(array(
        select id from mails where html <> '' and status <> 'queued' and created_at < ${before}
        order by created_at limit ${batch}::integer for update skip locked))`)
    return rowCount ?? 0
  })
}

export const dropMailTextsQueue: JobQueue = {
  name: "drop-mail-texts",
  cron: "47 * * * *",
  run: (db) => dropMailTexts(db),
}
