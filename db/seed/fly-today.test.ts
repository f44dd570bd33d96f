import { expect, test } from "vitest"
import { endBookingsOfFlight } from "#features/bookings/cancellation/server/end-bookings-of-flight.ts"
import { occupancyOfFlight } from "#features/bookings/core/server/occupancy-of-flight.ts"
import { flightTimesQueue } from "#features/flights/core/server/flight-times.ts"
import { setClockSource } from "#platform/clock.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { flyToday } from "./fly-today.ts"
import { rowsOf, testWorld } from "./test-world.ts"
import { topUpDemoWorld } from "./top-up-demo-world.ts"

const db = await testWorld("2026-11-21")
const flightTimes = flightTimesQueue({
  occupancyOf: occupancyOfFlight,
  endBookings: endBookingsOfFlight,
})

test("at whatever hour it starts, a demo has flights landed, under way and ahead today, each once", async () => {
  for (const at of ["2026-11-21T02:10:00Z", "2026-11-21T11:00:00Z", "2026-11-21T20:40:00Z"]) {
    const now = new Date(at)
    const restore = setClockSource(() => now)
    expect(await flyToday(db, now)).toBe(true)
    expect(await flyToday(db, now)).toBe(false)
    await flightTimes.run(db, null)
    const statuses = await rowsOf<{ status: string }>(
      db,
      `select f.status from flights f join users u on u.id = f.pilot_id
        where u.email = 'pilot@aufwind.example' and f.departs_at between timestamptz '${at}' - interval '4 hours'
          and timestamptz '${at}' + interval '7 hours' order by f.departs_at`,
    )
    expect(statuses.map(({ status }) => status)).toEqual([
      "settlement_due",
      "under_way",
      "published",
    ])
    expect(await brokenInvariants(db)).toEqual([])
    restore()
  }
})

test("the next day closes what was flown, and has flights of its own", async () => {
  await topUpDemoWorld(db, { today: "2026-11-22" })
  expect(await flyToday(db, new Date("2026-11-22T11:00:00Z"))).toBe(true)
  expect(await brokenInvariants(db)).toEqual([])
})
