import {
  boolean,
  date,
  doublePrecision,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  time,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core"
import { publicText } from "#platform/server/public-text.ts"
import type { CostKind, FlightKind, FlightSchedule, FlightStatus, Topic } from "../flight.ts"
import type { ReturnReason, Verdict } from "../vetting.ts"

export const flightsTable = pgTable("flights", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  pilotId: integer("pilot_id").notNull(),
  planeId: integer("plane_id"),
  status: text().$type<FlightStatus>().notNull(),
  schedule: text().$type<FlightSchedule>().notNull().default("fixed"),
  kind: text().$type<FlightKind>().notNull(),
  topics: text().array().$type<Topic[]>().notNull().default([]),
  title: publicText().notNull(),
  description: text().notNull().default(""),
  departureAirportId: integer("departure_airport_id").notNull(),
  destinationAirportId: integer("destination_airport_id").notNull(),
  timeZone: text("time_zone").notNull(),
  departsAt: timestamp("departs_at", { withTimezone: true }),
  arrivesAt: timestamp("arrives_at", { withTimezone: true }),
  windowFrom: date("window_from"),
  windowTo: date("window_to"),
  windowWeekdays: integer("window_weekdays").array().notNull().default([]),
  /** Local times between which a start of an offer lies; null: by daylight. */
  windowEarliest: time("window_earliest"),
  windowLatest: time("window_latest"),
  durationMinutes: integer("duration_minutes").notNull(),
  distanceKm: integer("distance_km").notNull(),
  seatsOffered: integer("seats_offered").notNull(),
  /** How many of them stay empty: with the guests that it has nobody over 40 kg could use them. */
  unusableSeats: integer("unusable_seats").notNull().default(0),
  totalCostCents: integer("total_cost_cents").notNull(),
  seatPriceCents: integer("seat_price_cents").notNull(),
  isInstantBooking: boolean("is_instant_booking").notNull().default(false),
  luggageKgPerPerson: integer("luggage_kg_per_person").notNull().default(5),
  meetingPoint: text("meeting_point").notNull().default(""),
  terrain: text().notNull(),
  offerId: integer("offer_id"),
  seriesId: uuid("series_id"),
  isOccupied: boolean("is_occupied").notNull().default(false),
  /** Of an outing: how long it stays. */
  stayMinutes: integer("stay_minutes"),
  /** When its pilot said that the insurance covers guests. */
  insuranceConfirmedAt: timestamp("insurance_confirmed_at", { withTimezone: true }),
  /** When the landing log of its pilot got its entry. */
  landingLoggedAt: timestamp("landing_logged_at", { withTimezone: true }),
  publishedAt: timestamp("published_at", { withTimezone: true }),
  /** The later start that its pilot has announced on the day. */
  expectedDepartsAt: timestamp("expected_departs_at", { withTimezone: true }),
  /** As its pilot says it; null where time alone has moved it on. */
  tookOffAt: timestamp("took_off_at", { withTimezone: true }),
  landedAt: timestamp("landed_at", { withTimezone: true }),
  /** Where it landed instead of its destination. */
  divertedToAirportId: integer("diverted_to_airport_id"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})

export const flightStopsTable = pgTable(
  "flight_stops",
  {
    flightId: integer("flight_id").notNull(),
    position: integer().notNull(),
    airportId: integer("airport_id"),
    name: publicText().notNull(),
    note: publicText().notNull().default(""),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    minute: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.flightId, table.position] })],
)

export const flightCostsTable = pgTable(
  "flight_costs",
  {
    flightId: integer("flight_id").notNull(),
    position: integer().notNull(),
    kind: text().$type<CostKind>().notNull(),
    label: publicText().notNull(),
    amountCents: integer("amount_cents").notNull(),
    /** What the amount was made of: cents per hour of a rental, cents per litre of fuel. */
    rateCents: integer("rate_cents"),
    litresPerHour: numeric("litres_per_hour", { precision: 5, scale: 1, mode: "number" }),
    /** Why it is more than usual, in the pilot's words. */
    explanation: text().notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.flightId, table.position] })],
)

export const flightPricesTable = pgTable("flight_prices", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  flightId: integer("flight_id").notNull(),
  seatPriceCents: integer("seat_price_cents").notNull(),
  totalCostCents: integer("total_cost_cents").notNull(),
  validFrom: timestamp("valid_from", { withTimezone: true }).notNull(),
})

export const flightSeatsTable = pgTable(
  "flight_seats",
  {
    flightId: integer("flight_id").notNull(),
    seatNumber: integer("seat_number").notNull(),
    bookingId: integer("booking_id"),
    heldUntil: timestamp("held_until", { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.flightId, table.seatNumber] })],
)

export const flightVettingsTable = pgTable("flight_vettings", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  flightId: integer("flight_id").notNull(),
  submittedAt: timestamp("submitted_at", { withTimezone: true }).notNull(),
  verdict: text().$type<Verdict>(),
  reason: text().$type<ReturnReason>(),
  note: text().notNull().default(""),
  decidedAt: timestamp("decided_at", { withTimezone: true }),
})
