import { and, eq, isNull } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { mailsTable } from "#platform/server/mail.ts"
import type { NotificationKind } from "../notification.ts"
import type { NotificationRule } from "./rule.ts"

/** Whose address takes no mails hears of it by the bell alone; of an address without an account nobody does. */
export function toAddressee({
  on,
  bell,
}: {
  on: string
  bell: NotificationKind
}): NotificationRule {
  return {
    on,
    who: "reader",
    bell,
    isMailed: false,
    optional: null,
    async deliveries(db, event) {
      const rows = await db
        .select({ userId: usersTable.id })
        .from(mailsTable)
        .innerJoin(usersTable, eq(usersTable.email, mailsTable.recipient))
        .where(and(eq(mailsTable.number, event.entityId), isNull(usersTable.deletedAt)))
      return rows.map(({ userId }) => ({
        userId,
        bell: { kind: bell, flightId: null, facts: {} },
        mail: null,
      }))
    },
  }
}
