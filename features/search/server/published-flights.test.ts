import { expect, test } from "vitest"
import { makeFlightToVet } from "#db/seed/factories/make-flight-to-vet.ts"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { loadPlaces } from "#features/places/server/load-places.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { parseSearchParams } from "../search-params.ts"
import { syncSearchIndex } from "./index/sync-search-index.ts"
import { runSearch } from "./run-search.ts"

const db = await testDatabase()
await loadPlaces(db)
const { call } = testApplication(db)

async function foundFromBonn(): Promise<number[]> {
  await syncSearchIndex(db)
  const words = parseSearchParams(new URLSearchParams("ort=Bonn"))
  const { hits } = await runSearch(db, words)
  return hits.map(({ id }) => id)
}

test("a flight is found as soon as the back office has published it, not before", async () => {
  const admin = await makeUser(db, { isAdmin: true })
  const pilot = await makePilot(db)
  const flownOn = addDays(isoDay(clock.now(), HOME_ZONE), -5)
  await makeLanding(db, { userId: pilot.id, flownOn, takeOffs: 5, landings: 5 })
  const flight = await makeFlightToVet(db, { pilotId: pilot.id })
  expect(await foundFromBonn()).toEqual([])
  const body = { verdict: "published" }
  const sent = await call("POST", `/api/flights/${flight.id}/vetting`, { as: admin.id, body })
  expect(sent.status).toBe(200)
  expect(await foundFromBonn()).toEqual([flight.id])
})
