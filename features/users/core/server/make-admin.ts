import { listRolesOf } from "#features/office-roles/server/office-role-queries.ts"
import { writeGrants } from "#features/office-roles/server/write-grants.ts"
import { SYSTEM } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { confirmEmail } from "./confirm-email.ts"

/**
 * Makes an address an owner of the back office (`npm run admin:create`). The operator vouches for the address;
 * its owner signs in by code.
 */
export function makeAdmin(db: Db, email: string): Promise<number> {
  return inTransaction(db, async (tx) => {
    const userId = await confirmEmail(tx, email)
    const had = await listRolesOf(tx, userId)
    await writeGrants(tx, { userId, roles: [...had, "owner"], grantedById: null })
    await recordEvent(tx, {
      kind: "user.made_admin",
      entityId: userId,
      actor: SYSTEM,
      role: "system",
    })
    return userId
  })
}
