import { boolean, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"

export const payoutAccountsTable = pgTable("payout_accounts", {
  userId: integer("user_id").primaryKey(),
  /** As the provider calls it. */
  providerRef: text("provider_ref").notNull(),
  hasDetails: boolean("has_details").notNull().default(false),
  canReceive: boolean("can_receive").notNull().default(false),
  canPayOut: boolean("can_pay_out").notNull().default(false),
  /** The fingerprints of the banks behind it; null: the provider has not named them yet. */
  banks: text().array(),
  /** By `payout-wait.ts`; null: no bank was new since anybody watched. */
  payoutsFrom: timestamp("payouts_from", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  /** By the provider's clock; an older report changes nothing. */
  reportedAt: timestamp("reported_at", { withTimezone: true }),
})
