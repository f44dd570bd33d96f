import { type SQL, sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"

/**
 * Deletes our copies of mails that `which` chooses from `mails m`. What is still under way arrives
 * first and is deleted within a day, like a mail with a code.
 */
export async function eraseMails(tx: Db, which: SQL): Promise<void> {
  await tx.execute(sql`
    with chosen as (select m.id, m.status from mails m where ${which}),
      gone as (
        delete from mails using chosen where mails.id = chosen.id and chosen.status <> 'queued'
      )
    update mails set holds_code = true from chosen
    where mails.id = chosen.id and chosen.status = 'queued'`)
}
