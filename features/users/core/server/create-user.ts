import { sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { type DomainError, fieldError } from "#platform/errors.ts"
import { text } from "#platform/messages/text.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { usersTable } from "./users-tables.ts"

export interface NewUser {
  /** In its canonical spelling. */
  email: string
  firstName?: string
  lastName?: string
  hasSubscribedNewsletter?: boolean
}

/**
 * Makes an account whose address nobody has proven yet. It has no password: one that a stranger
 * chose beforehand must not open the account that the owner of the address confirms later.
 */
export function createUser(db: Db, user: NewUser): Promise<number> {
  return inTransaction(db, async (tx) => {
    const [made] = await tx
      .insert(usersTable)
      .values({ ...user, createdAt: clock.now() })
      .onConflictDoNothing({ target: usersTable.email, where: sql`deleted_at is null` })
      .returning({ id: usersTable.id })
    if (!made) {
      throw emailTaken()
    }
    await recordUserCreated(tx, made.id)
    return made.id
  })
}

/** The specification's sentence (section 8). */
export function emailTaken(): DomainError {
  return fieldError("email-taken", "email", text("subscription.error.email"))
}

export async function recordUserCreated(tx: Db, userId: number): Promise<void> {
  await recordEvent(tx, {
    kind: "user.created",
    entityId: userId,
    actor: { kind: "user", userId, isPilot: false, isAdmin: false },
    role: "passenger",
  })
}
