import { boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { Licence } from "#features/users/core/user.ts"

/*
 * What waits for a code. Gone with its challenge, a day later at the latest.
 */

export const pendingRegistrationsTable = pgTable("pending_registrations", {
  challengeId: uuid("challenge_id").primaryKey(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  hasSubscribedNewsletter: boolean("has_subscribed_newsletter").notNull(),
  licence: text().$type<Licence>(),
  homeAirportId: integer("home_airport_id"),
  termsAcceptedAt: timestamp("terms_accepted_at", { withTimezone: true }).notNull(),
})

export const pendingChangesTable = pgTable("pending_changes", {
  id: uuid().primaryKey(),
  userId: integer("user_id").notNull(),
  kind: text().$type<"password" | "email">().notNull(),
  /** Mailed to the address that the account has. */
  challengeId: uuid("challenge_id").notNull(),
  /** Mailed to the address that the account shall have. */
  newChallengeId: uuid("new_challenge_id"),
  passwordHash: text("password_hash"),
  newEmail: text("new_email"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  doneAt: timestamp("done_at", { withTimezone: true }),
})
