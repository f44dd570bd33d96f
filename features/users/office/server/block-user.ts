import { eq } from "drizzle-orm"
import { lockAccount } from "#features/users/core/server/lock-account.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { ADMINS_STAY, canBlock } from "../restriction.ts"
import type { Statement } from "../restriction-schemas.ts"
import { findRestrictionOf, writeRestriction } from "./restrict.ts"
import type { RestrictionRow } from "./restrictions-table.ts"

/**
 * Blocks an account: from this commit on no session of it counts (`findActorOfSession`) and none
 * begins. What it offers and books is up to later rooms, which react to `user.blocked`. Blocking
 * it repeating it changes nothing.
 */
export function blockUser(
  db: Db,
  actor: UserActor,
  { userId, statement }: { userId: number; statement: Statement },
): Promise<RestrictionRow> {
  return inTransaction(db, async (tx) => {
    const user = await lockAccount(tx, userId)
    if (!canBlock(actor, user)) {
      throw new DomainError("admin-account", "forbidden", ADMINS_STAY)
    }
    const current = await findRestrictionOf(tx, { kind: "profile", id: userId })
    if (current) return current
    const restriction = await writeRestriction(tx, {
      kind: "profile",
      id: userId,
      userId,
      title: `Konto von ${publicName(user)}`,
      statement,
    })
    await tx.update(usersTable).set({ blockedAt: clock.now() }).where(eq(usersTable.id, userId))
    await recordEvent(tx, {
      kind: "user.blocked",
      entityId: userId,
      actor,
      role: "admin",
      from: "open",
      to: "blocked",
      // the free words stay in the row: events are never changed and hold nobody's words
      reason: statement.ground,
      data: { restrictionId: restriction.id },
    })
    return restriction
  })
}
