import { sql } from "drizzle-orm"
import { afterAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { recountUnusableSeats } from "#features/bookings/core/server/recount-unusable-seats.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, minutes } from "#platform/duration.ts"
import { type Db, openDatabase } from "#platform/server/db.ts"
import { testApplication } from "#tests/support/application.ts"
import { holdSeats } from "#tests/support/booking-steps.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { parseSearchParams } from "../../search-params.ts"
import { runSearch } from "../run-search.ts"
import { deleteOldSearchChanges, searchIndex, syncSearchIndex } from "./sync-search-index.ts"

const { db, url, owner } = await testDatabaseWithUrl()
const other = openDatabase(url)
const third = openDatabase(url)
afterAll(() => Promise.all([other.close(), third.close()]))

async function found(process: Db, query = ""): Promise<number[]> {
  await syncSearchIndex(process)
  const { hits } = await runSearch(process, parseSearchParams(new URLSearchParams(query)))
  return hits.map(({ id }) => id)
}

const flight = await makeFlight(db)

test("what one process publishes, pauses or sells the others find or miss", async () => {
  expect(await found(other.db)).toEqual([flight.id])
  await db.execute(sql`update flights set status = 'paused' where id = ${flight.id}`)
  expect(await found(other.db)).toEqual([])
  await db.execute(sql`update flights set status = 'published' where id = ${flight.id}`)
  expect(await found(other.db)).toEqual([flight.id])
})

test("a flight with photos stands above its equals, and no longer when they are gone", async () => {
  const pilotId = (await makePilot(db)).id
  const departsAt = new Date(clock.now().getTime() + days(9))
  const equals = [
    await makeFlight(db, { pilotId, departsAt }),
    await makeFlight(db, { pilotId, departsAt }),
  ].map(({ id }) => id)
  const order = async () => (await found(other.db)).filter((id) => equals.includes(id))
  expect(await order()).toEqual(equals)
  await db.execute(sql`insert into flight_photos (id, flight_id, pilot_id, position, created_at)
    values (gen_random_uuid(), ${equals[1]}, ${pilotId}, 1, now())`)
  expect(await order()).toEqual(equals.toReversed())
  await db.execute(sql`delete from flight_photos where flight_id = ${equals[1]}`)
  expect(await order()).toEqual(equals)
})

test("a change is found though later ones were over before it", async () => {
  await found(other.db)
  const slow = await third.pool.connect()
  await slow.query("begin")
  await slow.query("update flights set is_instant_booking = true where id = $1", [flight.id])
  const quick = await makeFlight(db)
  expect(await found(other.db, "sofort=1")).toEqual([])
  expect(await found(other.db)).toContain(quick.id)
  await slow.query("commit")
  slow.release()
  expect(await found(other.db, "sofort=1")).toEqual([flight.id])
})

test("seats that were only held are found again when their time is over, though nobody wrote", async () => {
  const held = await makeFlight(db)
  expect(await holdSeats(testApplication(db), held.id, 3)).toMatchObject({ status: 201 })
  expect(await found(other.db)).not.toContain(held.id)
  const later = new Date(clock.now().getTime() + minutes(16))
  const restore = setClockSource(() => later)
  expect(await found(other.db)).toContain(held.id)
  restore()
})

test("a flight whose last seat nobody over 40 kg could use is not found, until somebody lighter comes instead", async () => {
  const pilotId = (await makePilot(db)).id
  const plane = await makePlane(db, { pilotId, payloadKg: 260 })
  const loaded = await makeFlight(db, { pilotId, planeId: plane.id })
  const people = [115, 110].map((weightKg) => ({ name: "Lena Berger", weightKg, luggageKg: 0 }))
  const { id } = await makeBooking(db, { flight: loaded, people })
  expect(await found(other.db)).not.toContain(loaded.id)
  await db.execute(sql`update booking_people set weight_kg = 80 where booking_id = ${id}`)
  await recountUnusableSeats(db, loaded.id)
  expect(await found(other.db)).toContain(loaded.id)
})

/** More has changed than is kept, or than a process that has read up to now could follow. */
async function changeTooMuch(lastChange: number) {
  await owner.execute(
    sql`select setval(pg_get_serial_sequence('search_changes', 'id'), ${lastChange}::bigint)`,
  )
  const { id } = await makeFlight(db)
  await deleteOldSearchChanges(db)
  return id
}

test("a process that lags behind the stored changes starts over", async () => {
  await found(other.db)
  await db.execute(sql`update flights set status = 'cancelled' where id = ${flight.id}`)
  await changeTooMuch(1_000_000)
  expect(await found(other.db)).not.toContain(flight.id)
})

test("while a process starts over, searches go on in what it knew", async () => {
  const known = await found(other.db)
  const { size } = await searchIndex(other.db)
  const added = await changeTooMuch(2_000_000)
  const begun = performance.now()
  // nothing is read to its end meanwhile
  const blocker = await third.pool.connect()
  await blocker.query("begin; lock table flight_stops in access exclusive mode")
  const startedOver = syncSearchIndex(other.db)
  await expect.poll(countWaiting).toBe(1)
  // no search takes an index that is older without looking for changes
  await expect.poll(() => performance.now() - begun).toBeGreaterThan(300)
  const meanwhile = await searchIndex(other.db)
  await blocker.query("commit")
  blocker.release()
  await startedOver
  expect(meanwhile.size).toBe(size)
  expect(await found(other.db)).toEqual(expect.arrayContaining([...known, added]))
})

async function countWaiting(): Promise<number> {
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rows.length
}
