import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"

export const planePhotosTable = pgTable("plane_photos", {
  id: uuid().primaryKey(),
  planeId: integer("plane_id").notNull(),
  /** 1 is shown first. */
  position: integer().notNull(),
  alt: text().notNull().default(""),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})
