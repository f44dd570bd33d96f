import { and, eq, isNull } from "drizzle-orm"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { usersTable } from "./users-tables.ts"

const living = (userId: number) => and(eq(usersTable.id, userId), isNull(usersTable.deletedAt))
const open = (userId: number) => and(living(userId), isNull(usersTable.blockedAt))

/**
 * Keeps an account from being deleted or blocked until the transaction ends. Whatever binds a person to
 * something calls it first of all (lock order: user, flight, booking).
 */
export async function holdAccount(tx: Db, userId: number): Promise<void> {
  const [held] = await tx
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(open(userId))
    .for("key share")
  if (!held) throw new DomainError("login-required", "unauthenticated", "Bitte melde dich an.")
}

export async function isAccountGone(db: Db, userId: number): Promise<boolean> {
  const [found] = await db.select({ id: usersTable.id }).from(usersTable).where(living(userId))
  return !found
}

/** Gone or blocked: nothing new is offered or booked with it. */
export async function isAccountClosed(db: Db, userId: number): Promise<boolean> {
  const [found] = await db.select({ id: usersTable.id }).from(usersTable).where(open(userId))
  return !found
}
