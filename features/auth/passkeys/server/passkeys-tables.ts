import { bigint, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"

export const passkeysTable = pgTable("passkeys", {
  /** The credential's id as base64url. */
  id: text().primaryKey(),
  userId: integer("user_id").notNull(),
  /** COSE, as base64url. */
  publicKey: text("public_key").notNull(),
  counter: bigint({ mode: "number" }).notNull(),
  transports: text().array().notNull().default([]),
  name: text().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
})

export const passkeyChallengesTable = pgTable("passkey_challenges", {
  tokenHash: text("token_hash").primaryKey(),
  challenge: text().notNull(),
  sessionId: uuid("session_id"),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
})
