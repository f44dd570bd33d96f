import { bigint, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"

export const ledgerAccountsTable = pgTable("ledger_accounts", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull(),
})

export const ledgerTransactionsTable = pgTable("ledger_transactions", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  businessKey: text("business_key").notNull(),
  kind: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
})

export const ledgerEntriesTable = pgTable("ledger_entries", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  transactionId: bigint("transaction_id", { mode: "number" }).notNull(),
  accountId: integer("account_id").notNull(),
  amountCents: bigint("amount_cents", { mode: "number" }).notNull(),
})
