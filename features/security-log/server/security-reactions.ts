import type { SecurityKind } from "#platform/security-kinds.ts"
import type { Db } from "#platform/server/db.ts"
import type { Reaction } from "#platform/server/events.ts"
import { securityEventsTable, startOfMinute } from "#platform/server/security-notes.ts"

/** Changes of rights and of ways in are events already; a person reads of them here, too. */
const KINDS: Readonly<Record<string, SecurityKind>> = {
  "user.password_changed": "password_changed",
  "user.email_changed": "email_changed",
  "user.passkey_added": "factor_added",
  "user.passkey_removed": "factor_removed",
  "user.authenticator_added": "factor_added",
  "user.authenticator_removed": "factor_removed",
  "user.factors_reset": "factor_removed",
  "user.recovery_codes_made": "recovery_codes_made",
  "user.recovery_code_used": "recovery_code_used",
  "user.recovery_requested": "recovery_requested",
  "user.recovery_stopped": "recovery_stopped",
  "user.bank_account_changed": "bank_account_changed",
  "user.bank_account_removed": "bank_account_removed",
  "user.made_admin": "made_admin",
  "user.roles_changed": "roles_changed",
  "user.blocked": "blocked",
  "user.unblocked": "unblocked",
}

export const securityReactions: readonly Reaction[] = Object.entries(KINDS).map(([on, kind]) => ({
  on,
  name: "security-log",
  async run(db: Db, { entityId, at }) {
    await db
      .insert(securityEventsTable)
      .values({ kind, userId: entityId, minute: startOfMinute(at), count: 1 })
      // a repeat of the reaction, which must not count twice
      .onConflictDoNothing()
  },
}))
