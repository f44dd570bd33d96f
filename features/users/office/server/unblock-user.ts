import { eq } from "drizzle-orm"
import { lockAccount } from "#features/users/core/server/lock-account.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { endRestriction } from "./restrict.ts"

interface Lifting {
  reasons: string
  /** The appeal that led to this; its author gets the reasons with the decision. */
  appealId?: number
}

/** Opens a blocked account again. Where it is open already nothing happens. */
export function unblockUser(
  db: Db,
  actor: UserActor,
  { userId, reasons, appealId }: Lifting & { userId: number },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, userId)
    const restriction = await endRestriction(tx, { kind: "profile", id: userId }, reasons)
    if (!restriction) return
    await tx.update(usersTable).set({ blockedAt: null }).where(eq(usersTable.id, userId))
    await recordEvent(tx, {
      kind: "user.unblocked",
      entityId: userId,
      actor,
      role: "admin",
      from: "blocked",
      to: "open",
      data: { restrictionId: restriction.id, ...(appealId && { appealId }) },
    })
  })
}
