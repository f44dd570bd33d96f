import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { OfficeRight } from "#features/office-roles/office-right.ts"
import type { ApprovalStatus, Preview } from "../approval.ts"

export const approvalsTable = pgTable("approvals", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: text().notNull(),
  neededRight: text("needed_right").$type<OfficeRight>().notNull(),
  target: text().notNull(),
  payload: jsonb().notNull(),
  preview: jsonb().$type<Preview>().notNull(),
  reason: text().notNull(),
  /** Whom it concerns; they neither decide nor see it. */
  subjectId: integer("subject_id"),
  requestedById: integer("requested_by_id").notNull(),
  requestedAt: timestamp("requested_at", { withTimezone: true }).notNull(),
  executesAt: timestamp("executes_at", { withTimezone: true }),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  status: text().$type<ApprovalStatus>().notNull(),
  decidedById: integer("decided_by_id"),
  decidedAt: timestamp("decided_at", { withTimezone: true }),
  note: text().notNull().default(""),
})

export type ApprovalRow = typeof approvalsTable.$inferSelect
