import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { ExportStatus } from "../privacy.ts"

export const dataExportsTable = pgTable("data_exports", {
  id: uuid().primaryKey(),
  userId: integer("user_id").notNull(),
  status: text().$type<ExportStatus>().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  readyAt: timestamp("ready_at", { withTimezone: true }),
  expiresAt: timestamp("expires_at", { withTimezone: true }),
})
