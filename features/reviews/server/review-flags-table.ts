import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { ReviewFlagReason, ReviewFlagVerdict } from "../review-flag.ts"

export const reviewFlagsTable = pgTable("review_flags", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  firstUserId: integer("first_user_id").notNull(),
  secondUserId: integer("second_user_id").notNull(),
  reasons: text().array().$type<ReviewFlagReason[]>().notNull(),
  flaggedAt: timestamp("flagged_at", { withTimezone: true }).notNull(),
  verdict: text().$type<ReviewFlagVerdict>(),
  /** Why, in the words of the back office. */
  note: text().notNull().default(""),
  decidedAt: timestamp("decided_at", { withTimezone: true }),
  decidedBy: integer("decided_by"),
})

export type ReviewFlagRow = typeof reviewFlagsTable.$inferSelect
