import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"

export const authenticatorAppsTable = pgTable("authenticator_apps", {
  userId: integer("user_id").primaryKey(),
  sealedSecret: text("sealed_secret").notNull(),
  startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
  /** Null: its first code has not been given yet, so it counts for nothing. */
  confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
  /** The time step of the last code that was taken: none works twice. */
  lastStep: bigint("last_step", { mode: "number" }),
})

export const recoveryCodesTable = pgTable("recovery_codes", {
  codeHash: text("code_hash").primaryKey(),
  userId: integer("user_id").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  usedAt: timestamp("used_at", { withTimezone: true }),
})

export const pendingSignInsTable = pgTable("pending_sign_ins", {
  tokenHash: text("token_hash").primaryKey(),
  userId: integer("user_id").notNull(),
  method: text().$type<"code" | "password" | "link">().notNull(),
  isPersistent: boolean("is_persistent").notNull(),
  device: text().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  usedAt: timestamp("used_at", { withTimezone: true }),
})

export const factorRecoveriesTable = pgTable("factor_recoveries", {
  id: uuid().primaryKey(),
  userId: integer("user_id").notNull(),
  stopHash: text("stop_hash").notNull(),
  requestedAt: timestamp("requested_at", { withTimezone: true }).notNull(),
  dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
  endedAt: timestamp("ended_at", { withTimezone: true }),
  outcome: text().$type<"stopped" | "used">(),
})
