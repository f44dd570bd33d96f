import { type SQL, sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"

/**
 * Deletes our copies of mails that `which` chooses from `mails m`. What is still under way arrives
 * first and is deleted within a day, like a mail with a code.
 */
export async function forgetMails(tx: Db, which: SQL): Promise<void> {
  await tx.execute(sql`delete from mails m where m.status <> 'queued' and ${which}`)
  await tx.execute(sql`update mails m set holds_code = true where ${which}`)
}
