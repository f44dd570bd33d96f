import { date, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { DocumentKind, DocumentStatus } from "../verification.ts"

export const verificationDocumentsTable = pgTable("verification_documents", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer("user_id").notNull(),
  kind: text().$type<DocumentKind>().notNull(),
  status: text().$type<DocumentStatus>().notNull(),
  issuedOn: date("issued_on"),
  expiresOn: date("expires_on"),
  decidedAt: timestamp("decided_at", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})
