import { integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core"
import type { MessageKind, RecordType } from "../dpi/dpi-message.ts"

/** Who was asked, and what has happened since. */
export const taxRequestsTable = pgTable("tax_requests", {
  userId: integer("user_id").primaryKey(),
  requestedAt: timestamp("requested_at", { withTimezone: true }).notNull(),
  remindedAt: timestamp("reminded_at", { withTimezone: true }),
  remindedAgainAt: timestamp("reminded_again_at", { withTimezone: true }),
  /** Since when payouts wait, as long as nothing is given. */
  withheldAt: timestamp("withheld_at", { withTimezone: true }),
})

export const taxDetailsTable = pgTable("tax_details", {
  userId: integer("user_id").primaryKey(),
  givenAt: timestamp("given_at", { withTimezone: true }).notNull(),
  /** By `tax-cipher.ts`. */
  detailsEncrypted: text("details_encrypted").notNull(),
})

export const taxMessagesTable = pgTable("tax_messages", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  year: integer().notNull(),
  kind: text().$type<MessageKind>().notNull(),
  messageRef: text("message_ref").notNull(),
  operatorDocRef: text("operator_doc_ref").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  createdBy: integer("created_by").notNull(),
  /** By `tax-cipher.ts`. */
  xmlEncrypted: text("xml_encrypted").notNull(),
})

export const taxRecordsTable = pgTable(
  "tax_records",
  {
    messageId: integer("message_id").notNull(),
    pilotId: integer("pilot_id").notNull(),
    docRef: text("doc_ref").notNull(),
    docType: text("doc_type").$type<RecordType>().notNull(),
    correctsRef: text("corrects_ref"),
    /** Of all that the message says of them: another one means that it says something else. */
    contentHash: text("content_hash").notNull(),
    considerationCents: integer("consideration_cents").array().notNull(),
    activities: integer().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.pilotId] })],
)
