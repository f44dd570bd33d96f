import { boolean, date, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { Licence } from "../user.ts"

export const usersTable = pgTable("users", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull(),
  emailConfirmedAt: timestamp("email_confirmed_at", { withTimezone: true }),
  passwordHash: text("password_hash"),
  firstName: text("first_name").notNull().default(""),
  lastName: text("last_name").notNull().default(""),
  /** E.164, where somebody has given one; who sees it says `canReach` of the bookings. */
  phone: text(),
  about: text().notNull().default(""),
  languages: text().array().notNull().default(["de"]),
  /** Whether they have any role in the back office; the database says it (`office_role_grants`). */
  isAdmin: boolean("is_admin").notNull().default(false),
  hasSubscribedNewsletter: boolean("has_subscribed_newsletter").notNull().default(false),
  /** The photo in the store, under `photos/{photoId}`. */
  photoId: uuid("photo_id"),
  /** Kinds of mail that this person switched off. */
  mutedMails: text("muted_mails").array().notNull().default([]),
  /** And of what their browsers show. */
  mutedPushes: text("muted_pushes").array().notNull().default([]),
  termsAcceptedAt: timestamp("terms_accepted_at", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  deletedAt: timestamp("deleted_at", { withTimezone: true }),
  /** Since when the back office has blocked the account; why stands in `restrictions`. */
  blockedAt: timestamp("blocked_at", { withTimezone: true }),
})

export const pilotProfilesTable = pgTable("pilot_profiles", {
  userId: integer("user_id").primaryKey(),
  licence: text().$type<Licence>().notNull(),
  homeAirportId: integer("home_airport_id"),
  /** What they state to have flown until a day, and when the back office has checked it. */
  statedFlightHours: integer("stated_flight_hours"),
  statedOn: date("stated_on"),
  statedCheckedAt: timestamp("stated_checked_at", { withTimezone: true }),
  /** For the owner and the back office alone. */
  birthDate: date("birth_date"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})

export const bankAccountsTable = pgTable("bank_accounts", {
  userId: integer("user_id").primaryKey(),
  accountHolder: text("account_holder").notNull(),
  /** By `iban-cipher.ts`. */
  ibanEncrypted: text("iban_encrypted").notNull(),
  ibanLast4: text("iban_last4").notNull(),
  bic: text().notNull().default(""),
  /** By `payout-wait.ts`; null: given before anybody waited. */
  payoutsFrom: timestamp("payouts_from", { withTimezone: true }),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
})
