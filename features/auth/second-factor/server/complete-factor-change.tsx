import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { endAllSessions } from "#features/auth/core/server/end-sessions.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { sendMail } from "#platform/server/mail.ts"
import { endsOtherSessions, type FactorChange } from "../second-factor.ts"
import { FACTOR_CHANGE_MAILS, FactorChangedMail } from "./factor-changed-mail.tsx"

/**
 * Part of every change of what proves a person: sessions that the former proof has opened end, all but
 * the one in which it is made, and the owner is told by mail.
 */
export async function completeFactorChange(
  tx: Db,
  { userId, sessionId }: { userId: number; sessionId?: string | undefined },
  change: FactorChange,
): Promise<void> {
  if (endsOtherSessions(change)) await endAllSessions(tx, userId, sessionId)
  const [user] = await tx
    .select({ email: usersTable.email })
    .from(usersTable)
    .where(eq(usersTable.id, userId))
  if (!user) return
  await sendMail(tx, {
    key: `factor-changed/${randomUUID()}`,
    kind: "factor-changed",
    to: user.email,
    subject: FACTOR_CHANGE_MAILS[change].subject,
    body: <FactorChangedMail change={change} />,
  })
}
