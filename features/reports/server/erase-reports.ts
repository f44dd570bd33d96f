import { eq, or, sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { eraseMails } from "#platform/server/sent-mails/erase-mails.ts"
import { appealsTable } from "./appeals-table.ts"
import { reportsTable } from "./reports-table.ts"

/**
 * Takes a person out of what they reported, also as a guest with their address, and their name from
 * reports about them. What was reported stays without them: we have to decide on it (DSA Art. 16(6)).
 * Their complaints go with them: nobody is left to answer.
 */
export async function eraseReports(
  tx: Db,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const withdrawn = await tx
    .delete(appealsTable)
    .where(or(eq(appealsTable.userId, userId), eq(appealsTable.email, email)))
    .returning({ id: appealsTable.id })
  const gone = await tx
    .update(reportsTable)
    .set({ reporterId: null, reporterName: "", email: "" })
    .where(or(eq(reportsTable.reporterId, userId), eq(reportsTable.email, email)))
    .returning({ id: reportsTable.id })
  const { subjectKind, subjectId } = reportsTable
  await tx
    .update(reportsTable)
    .set({ subjectTitle: "Gelöschtes Konto" })
    .where(
      sql`(${subjectKind} = 'profile' and ${subjectId} = ${userId}) or (${subjectKind} = 'review'
        and ${subjectId} in (select r.id from reviews r where r.author_id = ${userId}))`,
    )
  const keys = [
    ...gone.map(({ id }) => `report/${id}/operator`),
    ...withdrawn.map(({ id }) => `appeal/${id}/operator`),
  ]
  if (keys.length > 0) await eraseMails(tx, sql`m.key = any(${sql.param(keys)})`)
}
