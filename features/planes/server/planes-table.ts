import { boolean, integer, jsonb, numeric, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import { publicText } from "#platform/server/public-text.ts"
import type { Balance } from "../mass-and-balance.ts"
import type { Gear, Livery, PlaneCategory, PlaneOwnership, Wing } from "../plane.ts"

export const planesTable = pgTable("planes", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  pilotId: integer("pilot_id").notNull(),
  registration: text().notNull(),
  typeKey: text("type_key"),
  model: publicText().notNull(),
  icaoType: text("icao_type").notNull(),
  category: text().$type<PlaneCategory>().notNull(),
  wing: text().$type<Wing>().notNull(),
  gear: text().$type<Gear>().notNull().default("fixed"),
  livery: text().$type<Livery>(),
  year: integer().notNull(),
  seats: integer().notNull(),
  payloadKg: integer("payload_kg").notNull(),
  ownership: text().$type<PlaneOwnership>().notNull(),
  hourlyRateCents: integer("hourly_rate_cents"),
  isRateWet: boolean("is_rate_wet").notNull().default(true),
  fuelLitresPerHour: numeric("fuel_litres_per_hour", { mode: "number" }),
  cruiseKnots: integer("cruise_knots").notNull(),
  balance: jsonb().$type<Balance>(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  retiredAt: timestamp("retired_at", { withTimezone: true }),
})

export type PlaneRow = typeof planesTable.$inferSelect
