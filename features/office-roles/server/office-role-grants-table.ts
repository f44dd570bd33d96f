import { integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core"
import type { OfficeRole } from "#platform/actor.ts"

/** Who has which role; `users.is_admin` follows it by a trigger and is never written. */
export const officeRoleGrantsTable = pgTable(
  "office_role_grants",
  {
    userId: integer("user_id").notNull(),
    role: text().$type<OfficeRole>().notNull(),
    /** Null: the operator, at the server. */
    grantedById: integer("granted_by_id"),
    grantedAt: timestamp("granted_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
)
