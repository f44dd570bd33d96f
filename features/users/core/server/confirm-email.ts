import { and, eq, isNull, sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { recordUserCreated } from "./create-user.ts"
import { usersTable } from "./users-tables.ts"

/**
 * Whoever proved an address owns its account: it is confirmed, or made where there was none.
 * A password that was set before the proof came from somebody else and is dropped.
 */
export function confirmEmail(db: Db, email: string): Promise<number> {
  return inTransaction(db, async (tx) => {
    const [made] = await tx
      .insert(usersTable)
      .values({ email, createdAt: clock.now(), emailConfirmedAt: clock.now() })
      .onConflictDoNothing({ target: usersTable.email, where: sql`deleted_at is null` })
      .returning({ id: usersTable.id })
    if (made) {
      await recordUserCreated(tx, made.id)
      await recordConfirmed(tx, made.id)
      return made.id
    }
    const [user] = await tx
      .select({ id: usersTable.id, confirmedAt: usersTable.emailConfirmedAt })
      .from(usersTable)
      .where(and(eq(usersTable.email, email), isNull(usersTable.deletedAt)))
      .for("update")
    // deleted in this very moment: the address is free again
    if (!user) return confirmEmail(tx, email)
    if (user.confirmedAt) return user.id
    await tx
      .update(usersTable)
      .set({ emailConfirmedAt: clock.now(), passwordHash: null })
      .where(eq(usersTable.id, user.id))
    await recordConfirmed(tx, user.id)
    return user.id
  })
}

async function recordConfirmed(tx: Db, userId: number): Promise<void> {
  await recordEvent(tx, {
    kind: "user.email_confirmed",
    entityId: userId,
    actor: { kind: "user", userId, isPilot: false, isAdmin: false },
    role: "passenger",
  })
}
