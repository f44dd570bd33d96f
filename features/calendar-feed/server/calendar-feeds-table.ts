import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"

export const calendarFeedsTable = pgTable("calendar_feeds", {
  /** Of the address: a renewed one has another. */
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer("user_id").notNull(),
  /** By which the address is found. */
  secretHash: text("secret_hash").notNull(),
  /** By `seal.ts` of the platform, to be shown again. */
  secretEncrypted: text("secret_encrypted").notNull(),
  /** The address whose place it has taken. */
  replacesId: integer("replaces_id"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})
