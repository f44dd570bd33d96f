import { integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { CostKind } from "#features/flights/core/flight.ts"
import type { DocumentFileType } from "#features/verification/document-file.ts"
import type { ScanState } from "#features/verification/server/scan-state.ts"
import type { ObjectionKind } from "../objection.ts"
import type { PayoutHold, PayoutStatus } from "../payout.ts"
import type { Outcome } from "../settlement.ts"

/** Not submitted yet: what the pilot has written down so far. */
export const settlementsTable = pgTable("settlements", {
  flightId: integer("flight_id").primaryKey(),
  actualCostCents: integer("actual_cost_cents").notNull(),
  submittedAt: timestamp("submitted_at", { withTimezone: true }),
  objectionsUntil: timestamp("objections_until", { withTimezone: true }),
  closedAt: timestamp("closed_at", { withTimezone: true }),
})

export const settlementCostsTable = pgTable(
  "settlement_costs",
  {
    flightId: integer("flight_id").notNull(),
    position: integer().notNull(),
    kind: text().$type<CostKind>().notNull(),
    label: text().notNull(),
    amountCents: integer("amount_cents").notNull(),
    /** Why it was more than usual, in the pilot's words. */
    explanation: text().notNull().default(""),
    /** What the pilot had stated, where the back office has lowered it since, and why. */
    statedCents: integer("stated_cents"),
    correction: text().notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.flightId, table.position] })],
)

export const settlementPartsTable = pgTable("settlement_parts", {
  bookingId: integer("booking_id").primaryKey(),
  flightId: integer("flight_id").notNull(),
  outcome: text().$type<Outcome>().notNull(),
  seats: integer().notNull(),
  shareCents: integer("share_cents").notNull(),
  feeCents: integer("fee_cents").notNull(),
  refundShareCents: integer("refund_share_cents").notNull(),
  refundFeeCents: integer("refund_fee_cents").notNull(),
  /** What of the prepaid amounts never came, because a payment has failed for good. */
  uncollectedShareCents: integer("uncollected_share_cents").notNull().default(0),
  uncollectedFeeCents: integer("uncollected_fee_cents").notNull().default(0),
  /** Unset by processes that know only objections about presence. */
  objectionKind: text("objection_kind").$type<ObjectionKind>(),
  /** The passenger's words; empty where nobody objects. */
  objection: text().notNull().default(""),
  objectedAt: timestamp("objected_at", { withTimezone: true }),
  /** What the pilot says to it. */
  answer: text().notNull().default(""),
  answeredAt: timestamp("answered_at", { withTimezone: true }),
  withdrawnAt: timestamp("withdrawn_at", { withTimezone: true }),
  decision: text().notNull().default(""),
  decidedAt: timestamp("decided_at", { withTimezone: true }),
  decidedBy: integer("decided_by"),
  /** When its money was divided. */
  bookedAt: timestamp("booked_at", { withTimezone: true }),
  vatCents: integer("vat_cents").notNull().default(0),
})

export type PartRow = typeof settlementPartsTable.$inferSelect

export const payoutsTable = pgTable("payouts", {
  bookingId: integer("booking_id").primaryKey(),
  pilotId: integer("pilot_id").notNull(),
  amountCents: integer("amount_cents").notNull(),
  status: text().$type<PayoutStatus>().notNull(),
  hold: text().$type<PayoutHold>(),
  releasedAt: timestamp("released_at", { withTimezone: true }).notNull(),
  paidAt: timestamp("paid_at", { withTimezone: true }),
  retryAt: timestamp("retry_at", { withTimezone: true }),
  /** Paid or held, and its pilot has not been told; null: nothing to tell. */
  notificationDueSince: timestamp("untold_since", { withTimezone: true }),
})

export type PayoutRow = typeof payoutsTable.$inferSelect

/** Photos and PDFs of what a pilot has paid; `position` is that of the item, once one names it. */
export const costReceiptsTable = pgTable("cost_receipts", {
  id: uuid().primaryKey(),
  flightId: integer("flight_id").notNull(),
  position: integer(),
  mediaType: text("media_type").$type<DocumentFileType>().notNull(),
  byteSize: integer("byte_size").notNull(),
  scanState: text("scan_state").$type<ScanState>().notNull().default("none"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})
