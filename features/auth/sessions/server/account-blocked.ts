import { eq } from "drizzle-orm"
import type { SessionMethod } from "#features/auth/core/server/auth-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"

const FIELDS: Record<SessionMethod, string | undefined> = {
  code: "token",
  password: "password",
  link: undefined,
  passkey: undefined,
}

/**
 * Says that an account is blocked to somebody who has just proven that it is theirs, and to nobody
 * else. Holds the account, so that no session slips in behind a block.
 */
export async function refuseBlockedAccount(
  tx: Db,
  userId: number,
  method: SessionMethod,
): Promise<void> {
  const [user] = await tx
    .select({ blockedAt: usersTable.blockedAt })
    .from(usersTable)
    .where(eq(usersTable.id, userId))
    .for("key share")
  if (!user?.blockedAt) return
  const sentence =
    "Dieses Konto ist gesperrt. Warum, und wie du widersprichst, steht in der Mail, die wir dir geschickt haben."
  const field = FIELDS[method]
  throw new DomainError(
    "account-blocked",
    "unauthenticated",
    sentence,
    field ? { [field]: sentence } : {},
  )
}
