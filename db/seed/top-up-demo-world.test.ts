import { expect, test } from "vitest"
import { addDays, isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { PILOT_EMAIL } from "./people/demo-logins.ts"
import { contentsOf, countOf, rowsOf, testWorldWithOwner } from "./test-world.ts"
import { topUpDemoWorld } from "./top-up-demo-world.ts"

const TODAY = "2026-11-21"

const { db, owner } = await testWorldWithOwner(TODAY)

test("later days bring new flights, news for the Suchagenten, and close what has passed, once a day", async () => {
  for (const days of [1, 7, 8, 40]) {
    const today = addDays(TODAY, days)
    expect(await topUpDemoWorld(db, { today })).toBeDefined()
    const settled = await contentsOf(db)
    expect(await topUpDemoWorld(db, { today })).toBeUndefined()
    expect(await contentsOf(db)).toEqual(settled)
    const ahead = `from flights where status = 'published' and departs_at > '${today}'`
    expect(await countOf(db, ahead)).toBeGreaterThanOrEqual(400)
    const [last] = await rowsOf<{ at: string }>(db, `select max(departs_at) as at ${ahead}`)
    expect(isoDay(new Date(last?.at ?? 0), HOME_ZONE) >= addDays(today, 85)).toBe(true)
    expect(
      await countOf(
        db,
        `from bookings b join flights f on f.id = b.flight_id join users u on u.id = f.pilot_id
          where b.status = 'requested' and u.email = '${PILOT_EMAIL}' and b.respond_by > '${today}'`,
      ),
    ).toBeGreaterThanOrEqual(1)
    const lately = `from landings where flown_on >= '${addDays(today, -28)}' and flown_on < '${today}'`
    expect(await countOf(db, `from (select distinct user_id ${lately}) flying`)).toBeGreaterThan(70)
    expect(await countOf(db, `from landings where flown_on >= '${today}'`)).toBe(0)
    expect(await brokenInvariants(db)).toEqual([])
  }
  const news = `from subscription_matches m join flights f on f.id = m.flight_id
    where f.published_at >= '${TODAY}'`
  expect(await countOf(db, news)).toBeGreaterThan(0)
  const left = await rowsOf(
    db,
    `select f.id from flights f where f.status = 'published' and f.arrives_at < '${addDays(TODAY, 38)}'
      and not exists (select from bookings b where b.flight_id = f.id and b.status = 'requested')`,
  )
  expect(left).toEqual([])
})

test("an offer without a date ends with its window, and its pilot offers another", async () => {
  const today = addDays(TODAY, 66)
  const offers = `from flights where schedule = 'flexible'`
  const before = await countOf(db, offers)
  expect(await topUpDemoWorld(db, { today })).toBeDefined()
  const over = await countOf(db, `${offers} and status = 'expired' and window_to < '${today}'`)
  expect(over).toBeGreaterThan(0)
  expect(await countOf(db, offers)).toBeGreaterThan(before)
  expect(await countOf(db, `${offers} and status = 'published' and window_to < '${today}'`)).toBe(0)
  const titles = `from (select title ${offers} and status = 'published'
    group by title having count(*) > 1) twice`
  expect(await countOf(db, titles)).toBe(0)
})

test("a day whose bells could not ring is not done, and comes as a whole with the next try", async () => {
  const today = addDays(TODAY, 70)
  const bells = () => countOf(db, "from notifications")
  const [before, heard] = [await contentsOf(db), await bells()]
  await rowsOf(owner, "alter table notifications add constraint deaf check (id = 0) not valid")
  await expect(topUpDemoWorld(db, { today })).rejects.toThrow()
  await rowsOf(owner, "alter table notifications drop constraint deaf")
  expect(await contentsOf(db)).toEqual(before)
  expect(await topUpDemoWorld(db, { today })).toBeDefined()
  expect(await bells()).toBeGreaterThan(heard)
})
