import { date, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { AircraftClass, FlownAs } from "../flugfit/flugfit.ts"

export const landingsTable = pgTable("landings", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer("user_id").notNull(),
  flownOn: date("flown_on").notNull(),
  aircraftClass: text("aircraft_class").$type<AircraftClass>().notNull(),
  aircraftType: text("aircraft_type").notNull().default(""),
  takeOffs: integer("take_offs").notNull(),
  landings: integer().notNull(),
  nightLandings: integer("night_landings").notNull(),
  flightMinutes: integer("flight_minutes").notNull(),
  flownAs: text("flown_as").$type<FlownAs>().notNull(),
  place: text().notNull().default(""),
  /** The flight that the entry was taken from. */
  flightId: integer("flight_id"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})
