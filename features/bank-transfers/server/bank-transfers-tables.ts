import { date, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { BankTransferStatus } from "../bank-transfer.ts"

export const bankTransferFilesTable = pgTable("bank_transfer_files", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  messageRef: text("message_ref").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  createdBy: integer("created_by").notNull(),
  /** ISO day on which the bank is to pay. */
  executeOn: date("execute_on", { mode: "string" }).notNull(),
  /** By `transfer-cipher.ts`. */
  xmlEncrypted: text("xml_encrypted").notNull(),
})

export const bankTransfersTable = pgTable("bank_transfers", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  flagId: integer("flag_id").notNull(),
  amountCents: integer("amount_cents").notNull(),
  holder: text().notNull(),
  /** By `transfer-cipher.ts`. */
  ibanEncrypted: text("iban_encrypted").notNull(),
  ibanLast4: text("iban_last4").notNull(),
  endToEndId: text("end_to_end_id").notNull(),
  status: text().$type<BankTransferStatus>().notNull(),
  fileId: integer("file_id"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  createdBy: integer("created_by").notNull(),
  settledAt: timestamp("settled_at", { withTimezone: true }),
})

export type BankTransferRow = typeof bankTransfersTable.$inferSelect
