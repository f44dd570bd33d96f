import { sql } from "drizzle-orm"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { bookingsTable } from "./bookings-tables.ts"

/** SQL: the pilot of the flight has blocked the guest of the booking. */
export const isGuestBlocked = sql<boolean>`exists (select from user_blocks
  where blocker_id = ${flightsTable.pilotId} and blocked_id = ${bookingsTable.passengerId})`
