import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"

/** Nobody in the demo world flies with papers that run out: they are renewed for a year in time. */
export async function renewPapers(db: Db, today: string): Promise<void> {
  await db.execute(sql`
    update verification_documents d set
      issued_on = ${today}::date - 12,
      expires_on = ${today}::date + 380,
      created_at = ${today}::date - 11,
      decided_at = ${today}::date - 10
    from users u
    where u.id = d.user_id and u.email like '%@aufwind.example' and d.status = 'verified'
      and d.expires_on < ${today}::date + 150`)
}
