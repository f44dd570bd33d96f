import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { sendMail } from "#platform/server/mail.ts"
import { FACTOR_CHANGES, type FactorChange, FactorChangedMail } from "./factor-changed-mail.tsx"

/** Tells the owner of an account that something of what proves them has changed. */
export async function mailFactorChange(tx: Db, userId: number, change: FactorChange) {
  const [user] = await tx
    .select({ email: usersTable.email })
    .from(usersTable)
    .where(eq(usersTable.id, userId))
  if (!user) return
  await sendMail(tx, {
    key: `factor-changed/${randomUUID()}`,
    kind: "factor-changed",
    to: user.email,
    subject: FACTOR_CHANGES[change].subject,
    body: <FactorChangedMail change={change} />,
  })
}
