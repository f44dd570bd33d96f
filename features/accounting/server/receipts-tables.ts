import { bigint, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { ReceiptFacts, ReceiptKind } from "../receipt.ts"

export const receiptYearsTable = pgTable("receipt_years", {
  year: integer().primaryKey(),
  lastNumber: integer("last_number").notNull(),
})

export const receiptsTable = pgTable("receipts", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  year: integer().notNull(),
  number: integer().notNull(),
  kind: text().$type<ReceiptKind>().notNull(),
  /** The move of the ledger that it is about. */
  transactionId: bigint("transaction_id", { mode: "number" }).notNull(),
  correctsId: integer("corrects_id"),
  bookingId: integer("booking_id"),
  voucherId: integer("voucher_id"),
  buyerId: integer("buyer_id"),
  issuedAt: timestamp("issued_at", { withTimezone: true }).notNull(),
  shareCents: integer("share_cents").notNull(),
  feeCents: integer("fee_cents").notNull(),
  /** Inside the fee. */
  vatCents: integer("vat_cents").notNull(),
  voucherCents: integer("voucher_cents").notNull(),
  cardCents: integer("card_cents").notNull(),
  creditCents: integer("credit_cents").notNull(),
  buyerName: text("buyer_name").notNull(),
  buyerEmail: text("buyer_email").notNull(),
  pilotName: text("pilot_name").notNull(),
  anonymizedAt: timestamp("forgotten_at", { withTimezone: true }),
  facts: jsonb().$type<ReceiptFacts>().notNull(),
})

export type ReceiptRow = typeof receiptsTable.$inferSelect
