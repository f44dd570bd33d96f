import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { SettingValue } from "../setting.ts"

export const settingVersionsTable = pgTable("setting_versions", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull(),
  /** 1, 2, 3 … of its key. */
  number: integer().notNull(),
  value: jsonb().$type<SettingValue>().notNull(),
  reason: text().notNull(),
  setBy: integer("set_by").notNull(),
  setAt: timestamp("set_at", { withTimezone: true }).notNull(),
  approvalId: integer("approval_id"),
})
