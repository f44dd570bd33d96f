import { boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"

export const pushSubscriptionsTable = pgTable("push_subscriptions", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer("user_id").notNull(),
  /** The sign-in through which the browser was added; null: one without a session. */
  sessionId: uuid("session_id"),
  endpoint: text().notNull(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  lastSuccessAt: timestamp("last_success_at", { withTimezone: true }),
  /** Since the last success. */
  failures: integer().notNull().default(0),
})

export const pushKeysTable = pgTable("push_keys", {
  isOnly: boolean("is_only").primaryKey().default(true),
  publicKey: text("public_key").notNull(),
  /** By `seal.ts` of the platform. */
  privateKeyEncrypted: text("private_key_encrypted").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})
