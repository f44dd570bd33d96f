import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { GoodwillWay } from "../goodwill.ts"

/** What was given for bookings out of the platform's own money; rows are never changed. */
export const goodwillsTable = pgTable("goodwills", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  bookingId: integer("booking_id").notNull(),
  amountCents: integer("amount_cents").notNull(),
  way: text().$type<GoodwillWay>().notNull(),
  /** Of credit: the voucher that it lies on. */
  voucherId: integer("voucher_id"),
  givenBy: integer("given_by").notNull(),
  givenAt: timestamp("given_at", { withTimezone: true }).notNull(),
})

export type GoodwillRow = typeof goodwillsTable.$inferSelect
