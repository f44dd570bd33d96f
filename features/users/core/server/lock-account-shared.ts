import { and, eq, isNull } from "drizzle-orm"
import { loginRequired } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import { usersTable } from "./users-tables.ts"

interface Asked {
  userId: number
}

const isLiving = (userId: number) => and(eq(usersTable.id, userId), isNull(usersTable.deletedAt))
const isOpen = (userId: number) => and(isLiving(userId), isNull(usersTable.blockedAt))

/**
 * Keeps an account from being deleted or blocked until the transaction ends. Whatever binds a person to
 * something calls it first of all (lock order: user, flight, booking).
 */
export async function lockAccountShared(tx: Db, userId: number): Promise<void> {
  const [held] = await selectForKeyShare(tx, { userId })
  if (!held) throw loginRequired()
}

const selectForKeyShare = prepared((tx, { userId }: Asked) =>
  tx.select({ id: usersTable.id }).from(usersTable).where(isOpen(userId)).for("key share"),
)

export async function isAccountGone(db: Db, userId: number): Promise<boolean> {
  const [found] = await selectLiving(db, { userId })
  return !found
}

const selectLiving = prepared((db, { userId }: Asked) =>
  db.select({ id: usersTable.id }).from(usersTable).where(isLiving(userId)),
)

/** Gone or blocked: nothing new is offered or booked with it. */
export async function isAccountClosed(db: Db, userId: number): Promise<boolean> {
  const [found] = await selectOpen(db, { userId })
  return !found
}

const selectOpen = prepared((db, { userId }: Asked) =>
  db.select({ id: usersTable.id }).from(usersTable).where(isOpen(userId)),
)
