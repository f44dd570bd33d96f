import { endOfRequest } from "#features/flight-requests/flight-request-days.ts"
import {
  type FlightRequestRow,
  flightRequestsTable,
} from "#features/flight-requests/server/flight-requests-tables.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { insertRow } from "./insert-rows.ts"
import { makeUser } from "./make-user.ts"

/** An open one: two persons from Bonn to Juist, on a day in two weeks. */
export async function makeFlightRequest(
  db: Db,
  overrides: Partial<typeof flightRequestsTable.$inferInsert> = {},
): Promise<FlightRequestRow> {
  const now = clock.now()
  const today = isoDay(now, HOME_ZONE)
  const day = addDays(today, 14)
  const { firstDay = day, lastDay = day, status = "open" } = overrides
  return insertRow(db, flightRequestsTable, {
    place: "Bonn",
    lat: 50.7339,
    lng: 7.0998,
    radiusKm: 50,
    goal: "town",
    destination: "Juist",
    destinationLat: 53.68,
    destinationLng: 7.0,
    persons: 2,
    message: "Einmal ans Meer.",
    createdAt: now,
    ...(status !== "draft" && {
      openedAt: now,
      endsAt: endOfRequest({ firstDay, lastDay }, today),
    }),
    ...overrides,
    firstDay,
    lastDay,
    status,
    userId: overrides.userId ?? (await makeUser(db)).id,
  })
}
