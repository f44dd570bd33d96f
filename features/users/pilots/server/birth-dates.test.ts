import { eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { pilotProfilesTable } from "#features/users/core/server/users-tables.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { addDays, addMonths, isoDay } from "#platform/days.ts"
import { violatedConstraint } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { findBirthDate } from "./birth-dates.ts"

const db = await testDatabase()
const { call } = testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())

const put = (as: number, birthDate: unknown, id = as) =>
  call("PUT", `/api/users/${id}/birth-date`, { as, body: { birthDate } })
const newPilot = async () => (await makePilot(db, {}, { birthDate: null })).id

test("a pilot says when they were born and corrects it; the record knows no day", async () => {
  const pilot = await newPilot()
  for (const birthDate of ["1984-04-12", "1984-04-12", "1984-12-04"]) {
    expect((await put(pilot, birthDate)).status).toBe(200)
    expect(await findBirthDate(db, pilot)).toBe(birthDate)
  }
  const events = await db.select().from(eventsTable).where(eq(eventsTable.actorId, pilot))
  expect(events.map(({ kind, data }) => [kind, data])).toEqual([
    ["user.birth_date_given", { isCorrection: false }],
    ["user.birth_date_given", { isCorrection: true }],
  ])
  expect(JSON.stringify(events)).not.toContain("1984")
})

test.each([
  ["tomorrow", addDays(isoDay(clock.now(), HOME_ZONE), 1), "in der Zukunft"],
  ["a day in 1899", "1899-12-31", "sehr lange her"],
  ["a day that there is not", "2001-02-29", "gibt es nicht"],
  ["nothing", "", "Gib deinen Geburtstag an"],
])("%s is refused at its field, and what was there stays", async (_, birthDate, sentence) => {
  const pilot = await newPilot()
  await put(pilot, "1984-04-12")
  const { status, json } = await put(pilot, birthDate)
  expect(status).toBe(400)
  expect(json.message[0].property).toBe("birthDate")
  expect(JSON.stringify(json.message[0].constraints)).toContain(sentence)
  expect(await findBirthDate(db, pilot)).toBe("1984-04-12")
})

test("18 is reached at midnight here, not in Greenwich", async () => {
  const pilot = await newPilot()
  // a quarter past midnight in Berlin
  restoreClock = setClockSource(() => new Date("2027-06-11T22:15:00Z"))
  expect((await put(pilot, addMonths("2027-06-12", -216))).status).toBe(200)
  expect((await put(pilot, addMonths("2027-06-13", -216))).status).toBe(400)
})

test("no page and no answer about a person says when they were born", async () => {
  const { id } = await makePilot(db, { firstName: "Henrik" }, { birthDate: "1984-04-12" })
  const own = await call("GET", `/api/users/${id}/as-owner`, { as: id })
  expect(own.status).toBe(200)
  expect(JSON.stringify(own.json)).not.toContain("1984-04-12")
})

test("who is no pilot is not asked, and nobody writes for somebody else", async () => {
  const [pilot, passenger] = [await newPilot(), (await makeUser(db)).id]
  expect((await put(passenger, "1984-04-12")).status).toBe(403)
  expect((await put(await newPilot(), "1984-04-12", pilot)).status).toBe(404)
  expect(await findBirthDate(db, pilot)).toBeNull()
})

test("the table itself knows nobody of another age", async () => {
  const pilot = await newPilot()
  const error = await db
    .update(pilotProfilesTable)
    .set({ birthDate: "1899-12-31" })
    .where(eq(pilotProfilesTable.userId, pilot))
    .catch((refusal: unknown) => refusal)
  expect(violatedConstraint(error)).toBe("a_pilot_was_born_in_our_time")
})
