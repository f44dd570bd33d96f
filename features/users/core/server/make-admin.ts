import { eq } from "drizzle-orm"
import { SYSTEM } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { confirmEmail } from "./confirm-email.ts"
import { usersTable } from "./users-tables.ts"

/**
 * Gives an address the back office (`npm run admin:create`). The operator vouches for the address;
 * its owner signs in by code.
 */
export function makeAdmin(db: Db, email: string): Promise<number> {
  return inTransaction(db, async (tx) => {
    const userId = await confirmEmail(tx, email)
    await tx.update(usersTable).set({ isAdmin: true }).where(eq(usersTable.id, userId))
    await recordEvent(tx, {
      kind: "user.made_admin",
      entityId: userId,
      actor: SYSTEM,
      role: "system",
    })
    return userId
  })
}
