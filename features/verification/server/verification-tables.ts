import { date, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { DocumentFileType } from "../document-file.ts"
import type { RejectionReason } from "../rejection.ts"
import type { DocumentKind, DocumentStatus } from "../verification.ts"
import type { ScanState } from "./scan-state.ts"

export const verificationDocumentsTable = pgTable("verification_documents", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer("user_id").notNull(),
  kind: text().$type<DocumentKind>().notNull(),
  class: text(),
  number: text().notNull().default(""),
  status: text().$type<DocumentStatus>().notNull(),
  issuedOn: date("issued_on"),
  expiresOn: date("expires_on"),
  decidedAt: timestamp("decided_at", { withTimezone: true }),
  rejection: text().$type<RejectionReason>(),
  rejectionNote: text("rejection_note").notNull().default(""),
  remindedDays: integer("reminded_days"),
  /** Decided, and its pilot has not been told; null: nothing to tell. */
  notificationDueSince: timestamp("untold_since", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})

export type DocumentRow = typeof verificationDocumentsTable.$inferSelect

export const documentFilesTable = pgTable("document_files", {
  id: uuid().primaryKey(),
  userId: integer("user_id").notNull(),
  documentId: integer("document_id"),
  mediaType: text("media_type").$type<DocumentFileType>().notNull(),
  byteSize: integer("byte_size").notNull(),
  scanState: text("scan_state").$type<ScanState>().notNull().default("none"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})
