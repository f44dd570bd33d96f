import { bigint, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { ReportReason, ReportStatus, ReportVerdict } from "../report.ts"
import type { ReportSubject } from "../report-path.ts"

export const reportsTable = pgTable("reports", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  ref: text().notNull(),
  idempotencyKey: text("intent").notNull(),
  subjectKind: text("subject_kind").$type<ReportSubject>().notNull(),
  subjectId: bigint("subject_id", { mode: "number" }).notNull(),
  subjectTitle: text("subject_title").notNull(),
  reason: text().$type<ReportReason>().notNull(),
  explanation: text().notNull(),
  reporterId: integer("reporter_id"),
  reporterName: text("reporter_name").notNull(),
  email: text().notNull(),
  status: text().$type<ReportStatus>().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  verdict: text().$type<ReportVerdict>(),
  reasons: text().notNull().default(""),
  decidedAt: timestamp("decided_at", { withTimezone: true }),
  restrictionId: integer("restriction_id"),
})

export type ReportRow = typeof reportsTable.$inferSelect
