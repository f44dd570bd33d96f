import {
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core"
import { publicText } from "#platform/server/public-text.ts"
import type { FlightRequestStatus, Goal, RadiusKm } from "../flight-request.ts"

export const flightRequestsTable = pgTable("flight_requests", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer("user_id").notNull(),
  status: text().$type<FlightRequestStatus>().notNull(),
  place: publicText().notNull(),
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
  radiusKm: integer("radius_km").$type<RadiusKm>().notNull(),
  goal: text().$type<Goal>().notNull(),
  destination: publicText(),
  destinationLat: doublePrecision("destination_lat"),
  destinationLng: doublePrecision("destination_lng"),
  firstDay: date("first_day"),
  lastDay: date("last_day"),
  persons: integer().notNull(),
  maxPriceCents: integer("most_cents"),
  message: text().notNull().default(""),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  openedAt: timestamp("opened_at", { withTimezone: true }),
  endsAt: timestamp("ends_at", { withTimezone: true }),
  endedAt: timestamp("ended_at", { withTimezone: true }),
})

export type FlightRequestRow = typeof flightRequestsTable.$inferSelect

/** A flight that answers a request, from its draft on; `offeredAt` is its publication. */
export const flightRequestOffersTable = pgTable(
  "flight_request_offers",
  {
    flightRequestId: integer("flight_request_id").notNull(),
    flightId: integer("flight_id").notNull(),
    pilotId: integer("pilot_id").notNull(),
    startedAt: timestamp("begun_at", { withTimezone: true }).notNull(),
    offeredAt: timestamp("offered_at", { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.flightRequestId, table.flightId] })],
)

/** Which pilot was told of which request. */
export const flightRequestNotificationsTable = pgTable(
  "flight_request_notifications",
  {
    flightRequestId: integer("flight_request_id").notNull(),
    pilotId: integer("pilot_id").notNull(),
    notifiedAt: timestamp("notified_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.flightRequestId, table.pilotId] })],
)
