import { bigint, boolean, integer, pgTable, timestamp } from "drizzle-orm/pg-core"

/** Seats of a booking that was not given up as a whole; what goes back of them says `booking_refunds`. */
export const seatsGivenUpTable = pgTable("seats_given_up", {
  eventId: bigint("event_id", { mode: "number" }).primaryKey(),
  bookingId: integer("booking_id").notNull(),
  /** The positions that their people had. */
  positions: integer("positions").array().notNull(),
  /** Of how many of them a part is kept, and how much. */
  lateCancelledSeats: integer("late_seats").notNull(),
  retainedShareCents: integer("kept_share_cents").notNull(),
  retainedFeeCents: integer("kept_fee_cents").notNull(),
  /** False: the booking was only reserved, and less is collected. */
  isCollected: boolean("is_collected").notNull(),
  /** Since when nothing is kept of them any more. */
  waivedAt: timestamp("waived_at", { withTimezone: true }),
})
