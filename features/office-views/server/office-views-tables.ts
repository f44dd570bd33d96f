import { boolean, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core"

export const officeViewsTable = pgTable("office_views", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  list: text().notNull(),
  /** Null: whose shared view it was has no account any more. */
  ownerId: integer("owner_id"),
  name: text().notNull(),
  words: text().notNull(),
  isShared: boolean("is_shared").notNull(),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
})

/** With which view a list opens to whom. */
export const officeDefaultViewsTable = pgTable(
  "office_default_views",
  {
    userId: integer("user_id").notNull(),
    list: text().notNull(),
    viewId: integer("view_id").notNull(),
  },
  ({ userId, list }) => [primaryKey({ columns: [userId, list] })],
)
