import { boolean, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core"
import { publicText } from "#platform/server/public-text.ts"
import type { BookingStatus } from "../booking.ts"

export const checkoutsTable = pgTable("checkouts", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  ref: text().notNull(),
  secretHash: text("secret_hash").notNull(),
  subject: text().$type<"flight" | "voucher">().notNull(),
  userId: integer("user_id"),
  flightId: integer("flight_id"),
  /** Null in the checkout of a voucher, as the price is. */
  seats: integer(),
  seatPriceCents: integer("seat_price_cents"),
  feeCents: integer("fee_cents"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  orderedAt: timestamp("ordered_at", { withTimezone: true }),
  /** Since when its browser or account holds seats of this flight, one hold after the other; null: since it was made. */
  heldSince: timestamp("held_since", { withTimezone: true }),
  /** How often that was renewed. */
  renewals: integer().notNull().default(0),
  /** By what the network of a guest is known, as long as they hold the seats. */
  networkHash: text("network_hash"),
})

export const bookingsTable = pgTable("bookings", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  flightId: integer("flight_id").notNull(),
  passengerId: integer("passenger_id"),
  checkoutId: integer("checkout_id").notNull(),
  /** Of more seats: the booking that they are for, of the same account on the same flight. */
  addsToId: integer("adds_to_id"),
  status: text().$type<BookingStatus>().notNull(),
  seats: integer().notNull(),
  seatPriceCents: integer("seat_price_cents").notNull(),
  feeCents: integer("fee_cents").notNull(),
  /** By which rule its fee follows from its price, as it was when its seats were held. */
  feeRatePermille: integer("fee_rate_permille").notNull().default(100),
  feeMinCents: integer("fee_min_cents").notNull().default(500),
  feeMaxCents: integer("fee_max_cents").notNull().default(5_000),
  /** Whether the fee carries VAT: as the operator was taxed when the order was collected, for good. */
  chargesVat: boolean("charges_vat"),
  message: text().notNull().default(""),
  /** The pilot's words to a declined request; empty where there are none. */
  declineReason: text("decline_reason").notNull().default(""),
  /** Since when the time of its hold runs; null: since it was made. */
  heldFrom: timestamp("held_from", { withTimezone: true }),
  holdUntil: timestamp("hold_until", { withTimezone: true }).notNull(),
  respondBy: timestamp("respond_by", { withTimezone: true }),
  /** What was reserved for it has gone before it was collected: when. */
  reservationLostAt: timestamp("reservation_lost_at", { withTimezone: true }),
  /** Until when it may be paid anew whose payment could not be collected. */
  paymentDueBy: timestamp("payment_due_by", { withTimezone: true }),
  requestedAt: timestamp("requested_at", { withTimezone: true }),
  confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
  /** Of an offer without a date: the start that the passenger names, and the pilot's other one. */
  proposedDepartsAt: timestamp("proposed_departs_at", { withTimezone: true }),
  counterDepartsAt: timestamp("counter_departs_at", { withTimezone: true }),
  /** When its flight starts, else what is proposed; the database keeps it, nobody writes it. */
  startsAt: timestamp("starts_at", { withTimezone: true }),
  /** Of a late cancellation: what stays of share and fee, until the pilot waives it. */
  retainedShareCents: integer("kept_share_cents").notNull().default(0),
  retainedFeeCents: integer("kept_fee_cents").notNull().default(0),
  /** Seats that were given up late and of which a part is kept; those that fly are none of them. */
  lateCancelledSeats: integer("late_seats").notNull().default(0),
  /** The pilot's words to a guest whom they cannot take along; empty where there are none. */
  cancellationMessage: text("cancellation_word").notNull().default(""),
  /** Until when the guest chooses one of the new dates. */
  rebookBy: timestamp("rebook_by", { withTimezone: true }),
  /** It has ended because no answer came, and its pilot has not been told yet: since when. */
  notificationDueSince: timestamp("untold_since", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})

/** The dates that a pilot offers the guests of a cancelled flight instead. */
export const newDatesTable = pgTable("new_dates", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  flightId: integer("flight_id").notNull(),
  departsAt: timestamp("departs_at", { withTimezone: true }).notNull(),
  newFlightId: integer("new_flight_id"),
})

export const bookingPeopleTable = pgTable(
  "booking_people",
  {
    bookingId: integer("booking_id").notNull(),
    position: integer().notNull(),
    name: publicText().notNull(),
    isMinor: boolean("is_minor").notNull().default(false),
    guardianConsentAt: timestamp("guardian_consent_at", { withTimezone: true }),
    /** Who consents for a minor; forgotten with the weights. */
    guardianName: text("guardian_name"),
    /** Which words they consent to. */
    guardianWording: text("guardian_wording"),
    weightKg: integer("weight_kg"),
    luggageKg: integer("luggage_kg"),
    /** Of who joined a confirmed booking: when. */
    joinedAt: timestamp("joined_at", { withTimezone: true }),
    /** And with which order. */
    joinedWithId: integer("joined_with_id"),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.position] })],
)
