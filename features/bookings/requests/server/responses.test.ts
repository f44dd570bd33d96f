import { readFile } from "node:fs/promises"
import { eq, sql } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { getResponses } from "#features/users/pilots/server/responses.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, hours, minutes } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { payFor } from "#tests/support/booking-steps.ts"
import { testDatabaseWithUrl, workOff } from "#tests/support/database.ts"
import { expireRequestsQueue } from "./expire-requests.ts"

const { db, owner } = await testDatabaseWithUrl()
const app = testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())

async function passTime(ms: number) {
  const later = new Date(clock.now().getTime() + ms)
  restoreClock()
  restoreClock = setClockSource(() => later)
  await workOff(db)
}

/** A request of somebody for a seat, and how its two sides decide about it. */
async function requestOf(flightId: number, pilotId: number) {
  const person = await makeUser(db)
  await payFor(app, flightId, 1, person.id)
  await workOff(db)
  const [booking] = await db
    .select({ id: bookingsTable.id })
    .from(bookingsTable)
    .where(eq(bookingsTable.passengerId, person.id))
  const call = (as: number, what: string, body: object = {}) =>
    app.call("POST", `/api/bookings/${booking?.id}/${what}`, { as, body })
  return {
    accept: () => call(pilotId, "accept"),
    decline: () => call(pilotId, "decline", { reason: "" }),
    withdraw: () => call(person.id, "withdraw"),
  }
}

test("a request counts from its first answer on, or once it is missed, and never when it was withdrawn", async () => {
  const { id, pilotId } = await makeFlight(db, { seatsOffered: 3 })
  const answered = () => getResponses(db, pilotId)
  const first = await requestOf(id, pilotId)
  expect(await answered()).toEqual({ asked: 0, rate: null, minutes: null })
  await passTime(minutes(30))
  expect(await first.accept()).toMatchObject({ status: 200 })
  expect(await answered()).toEqual({ asked: 1, rate: 1, minutes: 30 })

  const second = await requestOf(id, pilotId)
  expect(await second.withdraw()).toMatchObject({ status: 200 })
  expect((await answered()).asked).toBe(1)

  await requestOf(id, pilotId)
  await passTime(hours(48) + minutes(1))
  await expireRequestsQueue.run(db, {})
  expect(await answered()).toEqual({ asked: 2, rate: 0.5, minutes: 30 })
})

test("answers from before they stood with the booking are those of its events", async () => {
  const { id, pilotId } = await makeFlight(db, { departsAt: new Date(Date.now() + days(30)) })
  const request = await requestOf(id, pilotId)
  await passTime(minutes(12))
  expect(await request.decline()).toMatchObject({ status: 200 })
  const now = await owner.execute(sql`select id, answered_at, missed_at from bookings order by id`)
  expect(now.rows.filter(({ missed_at }) => missed_at !== null)).not.toEqual([])
  const migration = await readFile("db/migrations/0109-answers-of-before.sql", "utf8")
  const [filling = ""] = /update bookings set[\s\S]*?;/.exec(migration) ?? []
  await owner.execute(sql`update bookings set answered_at = null, missed_at = null`)
  await owner.execute(sql.raw(filling))
  const again = await owner.execute(
    sql`select id, answered_at, missed_at from bookings order by id`,
  )
  expect(again.rows).toEqual(now.rows)
})
