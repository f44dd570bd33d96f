import { and, eq, isNull } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { loginRequired } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"

/** Holds the account, so that its requests are counted by one at a time. */
export async function lockRequester(tx: Db, userId: number): Promise<void> {
  const [user] = await tx
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(
      and(eq(usersTable.id, userId), isNull(usersTable.deletedAt), isNull(usersTable.blockedAt)),
    )
    .for("no key update")
  if (!user) throw loginRequired()
}
