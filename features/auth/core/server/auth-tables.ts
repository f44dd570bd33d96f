import { boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"

/** What a code is good for; one for a new password never opens a session. */
export type ChallengePurpose = "login" | "password" | "email" | "proof"

/** What opened a session. */
export type SessionMethod = "code" | "password" | "link" | "passkey"

export const loginChallengesTable = pgTable("login_challenges", {
  id: uuid().primaryKey(),
  email: text().notNull(),
  purpose: text().$type<ChallengePurpose>().notNull().default("login"),
  /** The hash of the link that opens the same door as the code; only sign-in mails carry one. */
  linkHash: text("link_hash"),
  codeHmac: text("code_hmac").notNull(),
  /** From where it was asked for; null where only a signed-in person can try. */
  networkHash: text("network_hash"),
  /** HMACs of the distinct codes that were tried by whoever asked for it. */
  wrongCodes: text("wrong_tries").array().notNull().default([]),
  /** The same of other networks: strangers do not use up the owner's tries. */
  foreignWrongCodes: text("foreign_wrong_codes").array().notNull().default([]),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  usedAt: timestamp("used_at", { withTimezone: true }),
})

export const sessionsTable = pgTable("sessions", {
  id: uuid().primaryKey(),
  userId: integer("user_id").notNull(),
  isPersistent: boolean("is_persistent").notNull(),
  method: text().$type<SessionMethod>(),
  device: text().notNull().default(""),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  /** When its person last proved who they are; null: at its start. */
  provenAt: timestamp("proven_at", { withTimezone: true }),
  /** When a second factor was last proven in it; null: never. */
  factorAt: timestamp("factor_at", { withTimezone: true }),
  /** When its person last used the back office. */
  officeUsedAt: timestamp("office_used_at", { withTimezone: true }),
  lastSeenAt: timestamp("last_seen_at", { withTimezone: true }).notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  revokedAt: timestamp("revoked_at", { withTimezone: true }),
})

export const refreshTokensTable = pgTable("refresh_tokens", {
  tokenHash: text("token_hash").primaryKey(),
  sessionId: uuid("session_id").notNull(),
  parentHash: text("parent_hash"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  rotatedAt: timestamp("rotated_at", { withTimezone: true }),
})
