import { type SQL, sql } from "drizzle-orm"
import { eventsTable } from "#platform/server/events.ts"
import type { BookingStatus } from "../booking.ts"
import { bookingsTable } from "./bookings-tables.ts"

/** What is new in a calendar; that somebody has flown is not. */
const STATUSES: readonly BookingStatus[] = [
  "requested",
  "confirmed",
  "payment_due",
  "declined",
  "expired",
  "withdrawn",
  "cancelled_by_passenger",
  "cancelled_by_pilot",
  "rebooking_offered",
]

/** What a flight says anew or takes back, and that it is another one. */
const EVENTS = [
  "booking.change_asked",
  "booking.change_undone",
  "booking.delayed",
  "booking.rebooked_by_office",
]

const steps = sql`${eventsTable.entity} = 'booking' and ${eventsTable.entityId} = ${bookingsTable.id} and (
  ${eventsTable.kind} = any(${sql.param(EVENTS)})
  or ${eventsTable.toStatus} = any(${sql.param(STATUSES)}) and ${eventsTable.fromStatus} <> ${eventsTable.toStatus})`

/**
 * How often what stands in the passenger's calendar has changed (RFC 5545, 3.8.7.4): it comes with 0. Of
 * a row of `bookings`.
 */
export const calendarSequence: SQL<number> = sql<number>`(
  select greatest(0, count(*) - 1)::int from ${eventsTable} where ${steps})`

/** When it last changed. */
export const lastCalendarStep: SQL<Date> = sql`(
  select coalesce(max(${eventsTable.at}), ${bookingsTable.createdAt}) from ${eventsTable} where ${steps})`.mapWith(
  eventsTable.at,
)
