import { and, eq, isNull } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { unknownUser } from "./users-queries.ts"
import { usersTable } from "./users-tables.ts"

/** What a change of password or address is decided by; inside a transaction it locks the account. */
export async function lockCredentials(tx: Db, userId: number) {
  const [user] = await tx
    .select({ email: usersTable.email, passwordHash: usersTable.passwordHash })
    .from(usersTable)
    .where(and(eq(usersTable.id, userId), isNull(usersTable.deletedAt)))
    .for("update")
  if (!user) throw unknownUser()
  return user
}

export async function savePasswordHash(tx: Db, actor: UserActor, passwordHash: string) {
  await tx.update(usersTable).set({ passwordHash }).where(eq(usersTable.id, actor.userId))
  await recordEvent(tx, {
    kind: "user.password_changed",
    entityId: actor.userId,
    actor,
    role: actor.isPilot ? "pilot" : "passenger",
  })
}
