import { and, eq, isNull } from "drizzle-orm"
import { saveBankAccount } from "#features/users/bank-accounts/server/save-bank-account.ts"
import { getOwnUser, unknownUser } from "#features/users/core/server/users-queries.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { OwnUser } from "#features/users/core/users-schemas.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { UserSettings } from "../user-settings.ts"

/**
 * Changes what was sent of the own account and leaves the rest, so that two open pages do not undo
 * each other. The event names the fields, never their values; for the newsletter it is the proof of
 * consent (Art. 7 GDPR).
 */
export function updateOwnUser(db: Db, actor: UserActor, settings: UserSettings): Promise<OwnUser> {
  const { bankAccount, ...wanted } = settings
  return inTransaction(db, async (tx) => {
    const [former] = await tx
      .select()
      .from(usersTable)
      .where(and(eq(usersTable.id, actor.userId), isNull(usersTable.deletedAt)))
      .for("update")
    if (!former) throw unknownUser()
    const changes = Object.fromEntries(
      Object.entries(wanted).filter(
        ([field, value]) =>
          value !== undefined && !isSame(former[field as keyof typeof wanted], value),
      ),
    )
    const record = (kind: string, data = {}) =>
      recordEvent(tx, {
        kind,
        entityId: actor.userId,
        actor,
        role: actor.isPilot ? "pilot" : "passenger",
        data,
      })
    if (Object.keys(changes).length > 0) {
      await tx.update(usersTable).set(changes).where(eq(usersTable.id, actor.userId))
      await record("user.settings_changed", { fields: Object.keys(changes).sort() })
    }
    if ("hasSubscribedNewsletter" in changes) {
      await record(
        changes.hasSubscribedNewsletter
          ? "user.newsletter_subscribed"
          : "user.newsletter_unsubscribed",
      )
    }
    if (bankAccount !== undefined) {
      await saveBankAccount(tx, { ...actor, email: former.email }, bankAccount)
    }
    return getOwnUser(tx, actor.userId)
  })
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
