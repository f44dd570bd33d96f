import { and, eq, isNull } from "drizzle-orm"
import { SYSTEM, type UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, violatedConstraint } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { usersTable } from "./users-tables.ts"

/**
 * Gives an account the address that its owner has just proven. False where a confirmed account has
 * it by now; an unconfirmed account is superseded. Runs in a transaction of its own inside the
 * caller's, so that a registration in the same moment is a refusal and no error.
 */
export async function changeUserEmail(tx: Db, actor: UserActor, email: string): Promise<boolean> {
  try {
    return await tx.transaction((inner) => move(inner as Db, actor, email))
  } catch (error) {
    if (violatedConstraint(error) === "one_account_per_address") return false
    throw error
  }
}

async function move(tx: Db, actor: UserActor, email: string): Promise<boolean> {
  const [holder] = await tx
    .select({ id: usersTable.id, confirmedAt: usersTable.emailConfirmedAt })
    .from(usersTable)
    .where(and(eq(usersTable.email, email), isNull(usersTable.deletedAt)))
  // a confirmed account is not locked: two people after each other's address would wait for ever
  if (holder?.confirmedAt) return false
  if (holder && !(await supersedeAccount(tx, holder.id))) return false
  await tx.update(usersTable).set({ email }).where(eq(usersTable.id, actor.userId))
  // neither address: events are never deleted, addresses are
  await recordEvent(tx, {
    kind: "user.email_changed",
    entityId: actor.userId,
    actor,
    role: actor.isPilot ? "pilot" : "passenger",
  })
  return true
}

/** False where its owner has proven the address in this very moment. */
async function supersedeAccount(tx: Db, userId: number): Promise<boolean> {
  const [gone] = await tx
    .update(usersTable)
    .set({ email: `unproven-${userId}@invalid.example`, deletedAt: clock.now() })
    .where(and(eq(usersTable.id, userId), isNull(usersTable.emailConfirmedAt)))
    .returning({ id: usersTable.id })
  if (!gone) return false
  await recordEvent(tx, {
    kind: "user.superseded",
    entityId: userId,
    actor: SYSTEM,
    role: "system",
  })
  return true
}
