import { date, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { Delivery } from "../delivery.ts"
import type { VoucherStatus } from "../voucher.ts"
import type { VoucherMotif } from "../voucher-motifs.ts"

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const vouchersTable = pgTable("vouchers", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Where it was bought. */
  checkoutId: integer("checkout_id"),
  /** The blocked one that it stands for. */
  replacesId: integer("replaces_id"),
  status: text().$type<VoucherStatus>().notNull(),
  /** Null until it is paid. */
  code: text(),
  valueCents: integer("value_cents").notNull(),
  motif: text().$type<VoucherMotif>().notNull(),
  recipientName: text("recipient_name").notNull().default(""),
  senderName: text("sender_name").notNull().default(""),
  greeting: text().notNull().default(""),
  delivery: text().$type<Delivery>().notNull(),
  deliverOn: date("deliver_on"),
  recipientEmail: text("recipient_email"),
  buyerId: integer("buyer_id"),
  buyerEmail: text("buyer_email"),
  /** Whose credit it is; null until it is redeemed. */
  ownerId: integer("owner_id"),
  createdAt: instant("created_at").notNull(),
  orderedAt: instant("ordered_at"),
  activatedAt: instant("activated_at"),
  validUntil: instant("valid_until"),
  deliverAt: instant("deliver_at"),
  deliveredAt: instant("delivered_at"),
  redeemedAt: instant("redeemed_at"),
  remindedAt: instant("reminded_at"),
  anonymizedAt: instant("forgotten_at"),
})

export type VoucherRow = typeof vouchersTable.$inferSelect

export const voucherUsesTable = pgTable("voucher_uses", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  voucherId: integer("voucher_id").notNull(),
  checkoutId: integer("checkout_id").notNull(),
  appliedCents: integer("given_cents").notNull(),
  returnedCents: integer("returned_cents").notNull().default(0),
  appliedAt: instant("given_at").notNull(),
})
