import { doublePrecision, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import { publicText } from "#platform/server/public-text.ts"

export const flightPhotosTable = pgTable("flight_photos", {
  id: uuid().primaryKey(),
  /** Of a draft as well: a draft has no row in flights. */
  flightId: integer("flight_id").notNull(),
  pilotId: integer("pilot_id").notNull(),
  /** 1 is shown first. */
  position: integer().notNull(),
  alt: publicText().notNull().default(""),
  cropLeft: doublePrecision("crop_left").notNull().default(0),
  cropTop: doublePrecision("crop_top").notNull().default(0),
  cropWidth: doublePrecision("crop_width").notNull().default(1),
  cropHeight: doublePrecision("crop_height").notNull().default(1),
  /** Of what is shown, as a data address; empty where it was drawn before there were any. */
  placeholder: text().notNull().default(""),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})

export type FlightPhotoRow = typeof flightPhotosTable.$inferSelect
