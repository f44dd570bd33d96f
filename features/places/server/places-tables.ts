import {
  boolean,
  char,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core"
import type { AirportKind, RunwaySurface } from "../airport.ts"
import type { Country } from "../town.ts"
import type { AirportSource } from "./write-airports.ts"

export const townsTable = pgTable("towns", {
  id: integer().primaryKey(),
  name: text().notNull(),
  region: text().notNull(),
  country: char({ length: 2 }).$type<Country>().notNull(),
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
  population: integer().notNull(),
})

export const airportsTable = pgTable("airports", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull().unique(),
  iata: text(),
  name: text().notNull(),
  kind: text().$type<AirportKind>().notNull(),
  town: text().notNull(),
  region: text().notNull(),
  country: char({ length: 2 }).$type<Country>().notNull(),
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
  elevationFt: integer("elevation_ft"),
  timeZone: text("time_zone").notNull(),
  source: text().$type<AirportSource>().notNull(),
})

export const runwaysTable = pgTable(
  "runways",
  {
    airportId: integer("airport_id").notNull(),
    ident: text().notNull(),
    lengthM: integer("length_m"),
    widthM: integer("width_m"),
    surface: text().$type<RunwaySurface>(),
    isLighted: boolean("is_lighted"),
  },
  (table) => [primaryKey({ columns: [table.airportId, table.ident] })],
)
