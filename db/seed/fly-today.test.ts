import { expect, test } from "vitest"
import { findMonth } from "#features/exports/server/find-month.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { flyToday } from "./fly-today.ts"
import { rowsOf, testWorld } from "./test-world.ts"
import { topUpDemoWorld } from "./top-up-demo-world.ts"

const db = await testWorld("2026-11-21")

/** Of each of the demo pilot's flights around an instant: whether start and landing lie before it (-1) or after. */
async function timesAround(at: string) {
  const rows = await rowsOf<{ departs: number; arrives: number }>(
    db,
    `select sign(extract(epoch from f.departs_at - timestamptz '${at}'))::int as departs,
      sign(extract(epoch from f.arrives_at - timestamptz '${at}'))::int as arrives
    from flights f join users u on u.id = f.pilot_id
    where u.email = 'pilot@aufwind.example'
      and f.departs_at between timestamptz '${at}' - interval '4 hours' and timestamptz '${at}' + interval '7 hours'
    order by f.departs_at`,
  )
  return rows.map(({ departs, arrives }) => `${departs} ${arrives}`)
}

test("at whatever hour it starts, a demo has flights landed, under way and ahead today, each once", async () => {
  for (const at of ["2026-11-21T00:10:00Z", "2026-11-21T13:00:00Z"]) {
    expect(await flyToday(db, new Date(at))).toBe(true)
    expect(await flyToday(db, new Date(at))).toBe(false)
    expect(await timesAround(at)).toEqual(["-1 -1", "-1 1", "1 1"])
    expect(await brokenInvariants(db)).toEqual([])
  }
  expect((await findMonth(db, "2026-11")).missingReceipts).toBe(0)
})

test("the next day closes what was flown, and has flights of its own", async () => {
  await topUpDemoWorld(db, { today: "2026-11-22" })
  expect(await flyToday(db, new Date("2026-11-22T05:00:00Z"))).toBe(true)
  expect(await brokenInvariants(db)).toEqual([])
})
