import { bigint, integer, pgTable } from "drizzle-orm/pg-core"

/** What goes back to a booking's passenger by an event. */
export const bookingRefundsTable = pgTable("booking_refunds", {
  eventId: bigint("event_id", { mode: "number" }).primaryKey(),
  bookingId: integer("booking_id").notNull(),
  amountCents: integer("amount_cents").notNull(),
  /** What of it goes back to vouchers. */
  creditCents: integer("credit_cents").notNull(),
  /** What it is made of; unset where the fee follows from the share. */
  shareCents: integer("share_cents"),
  feeCents: integer("fee_cents"),
})

export type BookingRefundRow = typeof bookingRefundsTable.$inferSelect
