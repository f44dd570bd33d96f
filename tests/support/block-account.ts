import { and, eq } from "drizzle-orm"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { approvalsTable } from "#features/approvals/server/approvals-table.ts"
import type { Db } from "#platform/server/db.ts"
import type { testApplication } from "#tests/support/application.ts"

type Call = ReturnType<typeof testApplication>["call"]

/** Blocks an account as the back office does: a second person agrees where money of theirs is on its way. */
export async function blockWithConsent(
  { db, call }: { db: Db; call: Call },
  { id, as, body }: { id: number; as: number; body: object },
) {
  const ask = () => call("POST", `/api/users/${id}/block`, { as, body })
  const answer = await ask()
  if (answer.json.isBlocked !== false) return answer
  const [open] = await db
    .select({ id: approvalsTable.id })
    .from(approvalsTable)
    .where(and(eq(approvalsTable.target, String(id)), eq(approvalsTable.status, "open")))
  const second = await makeUser(db, { isAdmin: true })
  await call("POST", `/api/approvals/${open?.id}/decision`, {
    as: second.id,
    body: { verdict: "approved" },
  })
  // what is done already answers once more
  return ask()
}
