import { afterAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { flightPricesTable } from "#features/flights/core/server/flights-tables.ts"
import { isVetted } from "#features/flights/vetting/server/is-vetted.ts"
import { syncSearchIndex } from "#features/search/server/index/sync-search-index.ts"
import { listReducedFlights } from "#features/search/server/reduced-flights.ts"
import { saleSetting } from "#features/settings/descriptions/sale-setting.ts"
import { vettingSetting } from "#features/settings/descriptions/vetting-setting.ts"
import { currentVersion } from "#features/settings/server/current-settings.ts"
import type { Setting, SettingValue } from "#features/settings/setting.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"

const db = await testDatabase()
const { call } = testApplication(db)

async function set<Value extends SettingValue>(setting: Setting<Value>, value: Value) {
  const { id: as } = await makeUser(db, { officeRoles: ["owner"] })
  const { number: basedOn } = currentVersion(setting)
  const body = { value, basedOn, reason: "So soll es ab jetzt sein." }
  expect(await call("PUT", `/api/settings/${setting.key}`, { as, body })).toMatchObject({
    status: 200,
  })
}
afterAll(async () => {
  await set(vettingSetting, vettingSetting.standard)
  await set(saleSetting, saleSetting.standard)
})

test("as many first flights are looked at as an operator says, from the next one on", async () => {
  const { id: pilotId } = await makePilot(db)
  await makeFlight(db, { pilotId, publishedAt: clock.now() })
  expect(await isVetted(db, pilotId)).toBe(false)
  await set(vettingSetting, { firstFlights: 1 })
  expect(await isVetted(db, pilotId)).toBe(true)
  await set(vettingSetting, { firstFlights: 0 })
  expect(await isVetted(db, (await makePilot(db)).id)).toBe(true)
  await set(vettingSetting, { firstFlights: 2 })
  expect(await isVetted(db, pilotId)).toBe(false)
})

test("a reduction that is smaller than an operator wants is not announced", async () => {
  const ago = (count: number) => new Date(clock.now().getTime() - days(count))
  const cut = async (formerCents: number) => {
    const flight = await makeFlight(db, {
      totalCostCents: 40_000,
      seatPriceCents: 9_000,
      publishedAt: ago(2),
    })
    await db.insert(flightPricesTable).values({
      flightId: flight.id,
      seatPriceCents: formerCents,
      totalCostCents: 40_000,
      validFrom: ago(12),
    })
    return flight.id
  }
  const [small, large] = [await cut(9_500), await cut(10_000)]
  await syncSearchIndex(db)
  const listed = async () => (await listReducedFlights(db, 10)).map(({ flight }) => flight.id)
  expect(await listed()).toEqual([large, small])
  // 99,00 € instead of 110,00 € is a tenth, instead of 104,50 € it is less
  await set(saleSetting, { minSavedPermille: 100, shownFlights: 9 })
  expect(await listed()).toEqual([large])
  await set(saleSetting, { minSavedPermille: 101, shownFlights: 9 })
  expect(await listed()).toEqual([])
})
