import { beforeEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { boardingPath } from "#features/flight-day/flight-day-paths.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { env } from "#platform/server/env.ts"
import { securityEventsTable, writeSecurityNotes } from "#platform/server/security-notes.ts"
import { apiEndpoints } from "#server/api-list.ts"
import { servePage } from "#server/pages.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"

const db = await testDatabase()
const { app } = testApplication(db, apiEndpoints, (c) => servePage(db, c))
const user = await makePilot(db)
const { flightId } = await makeBooking(db)

beforeEach(async () => {
  await writeSecurityNotes(db)
  await db.delete(securityEventsTable)
})

async function open(path: string, cookie?: string): Promise<number> {
  const headers = { cookie: cookie ?? (await accessCookieFor(db, user.id)) }
  return (await app.request(`${env().PUBLIC_URL}${path}`, { headers })).status
}

async function noted() {
  await writeSecurityNotes(db)
  const rows = await db.select().from(securityEventsTable)
  return rows.map(({ kind, userId, count }) => ({ kind, userId, count }))
}

test("somebody else's page and the back office are noted as refused, for whoever opened them", async () => {
  expect(await open(boardingPath(flightId))).toBe(404)
  expect(await open("/de/verwaltung")).toBe(404)
  expect(await noted()).toEqual([{ kind: "access_refused", userId: user.id, count: 2 }])
})

test("what is only missing, open to everybody, or asked for by nobody is not", async () => {
  expect(await open("/de/gibt-es-nicht")).toBe(404)
  expect(await open(flightPath(2_000_000_000))).toBe(404)
  expect(await open(flightPath(flightId))).toBe(200)
  expect(await open("/de/verwaltung", "none=1")).not.toBe(200)
  expect(await noted()).toEqual([])
})
