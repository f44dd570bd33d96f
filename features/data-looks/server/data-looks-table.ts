import { bigint, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { OfficeRole } from "#platform/actor.ts"
import type { LookKind } from "../data-look.ts"

export const dataLooksTable = pgTable("data_looks", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  /** Whose data it was. */
  userId: integer("user_id").notNull(),
  lookerId: integer("looker_id").notNull(),
  /** What the looker was in the back office at that moment. */
  roles: text().array().$type<OfficeRole[]>().notNull(),
  kind: text().$type<LookKind>().notNull(),
  reason: text().notNull().default(""),
  lookedAt: timestamp("looked_at", { withTimezone: true }).notNull(),
})
