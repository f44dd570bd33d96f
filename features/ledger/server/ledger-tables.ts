import { bigint, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { AccountPurpose, MoveKind, MoveSubject } from "../ledger.ts"

export const ledgerAccountsTable = pgTable("ledger_accounts", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull(),
  purpose: text().$type<AccountPurpose>().notNull(),
  provider: text(),
  subjectId: integer("subject_id"),
})

export const ledgerTransactionsTable = pgTable("ledger_transactions", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  businessKey: text("business_key").notNull(),
  kind: text().$type<MoveKind>().notNull(),
  subject: text().$type<MoveSubject>().notNull(),
  subjectId: integer("subject_id").notNull(),
  /** `refunds.key` of what it gives back. */
  refundKey: text("refund_key"),
  at: timestamp({ withTimezone: true }).notNull(),
})

export const ledgerEntriesTable = pgTable("ledger_entries", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  transactionId: bigint("transaction_id", { mode: "number" }).notNull(),
  accountId: integer("account_id").notNull(),
  amountCents: bigint("amount_cents", { mode: "number" }).notNull(),
})
