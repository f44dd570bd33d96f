import { eq, or, sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { forgetMails } from "#platform/server/forget-mails.ts"
import { reportsTable } from "./reports-table.ts"

/**
 * Takes a person out of what they reported, also as a guest with their address. What they reported
 * stays without them: we have to decide on it (DSA Art. 16(6)).
 */
export async function forgetReports(
  tx: Db,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const gone = await tx
    .update(reportsTable)
    .set({ reporterId: null, reporterName: "", email: "" })
    .where(or(eq(reportsTable.reporterId, userId), eq(reportsTable.email, email)))
    .returning({ id: reportsTable.id })
  const keys = gone.map(({ id }) => `report/${id}/operator`)
  if (keys.length > 0) await forgetMails(tx, sql`m.key = any(${sql.param(keys)})`)
}
