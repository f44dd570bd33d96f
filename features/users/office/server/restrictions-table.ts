import { bigint, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { Ground, RestrictedKind } from "../restriction.ts"

export const restrictionsTable = pgTable("restrictions", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  ref: text().notNull(),
  userId: integer("user_id").notNull(),
  subjectKind: text("subject_kind").$type<RestrictedKind>().notNull(),
  subjectId: bigint("subject_id", { mode: "number" }).notNull(),
  subjectTitle: text("subject_title").notNull(),
  formerStatus: text("former_status"),
  ground: text().$type<Ground>().notNull(),
  provision: text().notNull(),
  reasons: text().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  liftedAt: timestamp("lifted_at", { withTimezone: true }),
  liftReasons: text("lift_reasons").notNull().default(""),
  anonymizedAt: timestamp("forgotten_at", { withTimezone: true }),
})

export type RestrictionRow = typeof restrictionsTable.$inferSelect
