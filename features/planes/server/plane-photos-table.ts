import { integer, pgTable, timestamp, uuid } from "drizzle-orm/pg-core"
import { publicText } from "#platform/server/public-text.ts"

export const planePhotosTable = pgTable("plane_photos", {
  id: uuid().primaryKey(),
  planeId: integer("plane_id").notNull(),
  /** 1 is shown first. */
  position: integer().notNull(),
  alt: publicText().notNull().default(""),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})
