import { and, eq, like } from "drizzle-orm"
import { afterEach, beforeEach, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePastFlight } from "#db/seed/factories/make-past-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { setClockSource } from "#platform/clock.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { tellOfYearsQueue } from "./tell-of-years.ts"

const db = await testDatabase()
const { call } = testApplication(db)

let restoreClock = () => {}
beforeEach(() => goTo("2027-01-02T09:00:00Z"))
afterEach(() => restoreClock())

function goTo(instant: string) {
  restoreClock()
  restoreClock = setClockSource(() => new Date(instant))
}

async function run() {
  await tellOfYearsQueue.run(db, {})
  await workOff(db)
}

async function subjectsTo(email: string) {
  const rows = await db
    .select()
    .from(mailsTable)
    .where(and(eq(mailsTable.recipient, email), like(mailsTable.subject, "Dein Jahr%")))
  return rows.map(({ subject }) => subject)
}

const bellOf = async (as: number) =>
  (await call("GET", `/api/users/${as}/notifications`, { as })).json

async function flownTogether(departsAt = new Date("2026-06-12T07:30:00Z")) {
  const pilot = await makePilot(db)
  const guest = await makeUser(db)
  await makePastFlight(db, { pilotId: pilot.id, passengerId: guest.id, departsAt })
  return { pilot, guest }
}

test("pilot and guest get one mail about the year that is over, however often the timer comes by", async () => {
  const { pilot, guest } = await flownTogether()
  await run()
  goTo("2027-01-03T09:00:00Z")
  await run()
  for (const { email } of [pilot, guest]) {
    expect(await subjectsTo(email)).toEqual(["Dein Jahr 2026 in der Luft"])
  }
})

test.each([
  "2026-12-31T09:00:00Z",
  "2027-01-01T09:00:00Z",
  "2027-01-08T09:00:00Z",
  "2027-06-02T09:00:00Z",
])("at %s nobody is told", async (instant) => {
  const { guest } = await flownTogether()
  goTo(instant)
  await run()
  expect(await subjectsTo(guest.email)).toEqual([])
})

test("an account without a flight in that year, with an offer alone or blocked gets no mail", async () => {
  const idle = await makeUser(db)
  const { guest: early } = await flownTogether(new Date("2025-06-12T07:30:00Z"))
  const { guest: blocked } = await flownTogether()
  await db.update(usersTable).set({ blockedAt: new Date() }).where(eq(usersTable.id, blocked.id))
  const offering = await makePilot(db)
  await makeFlight(db, { pilotId: offering.id, departsAt: new Date("2027-03-01T10:00:00Z") })
  await run()
  for (const { email } of [idle, early, blocked, offering]) {
    expect(await subjectsTo(email)).toEqual([])
  }
})

test("one press in the mail ends these mails and nothing else; the bell rings all the same", async () => {
  const { guest } = await flownTogether()
  await run()
  const [mail] = await db.select().from(mailsTable).where(eq(mailsTable.recipient, guest.email))
  const address = /<(http.*)>/.exec(mail?.headers["List-Unsubscribe"] ?? "")?.[1] ?? ""
  expect(mail?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click")
  const { pathname } = new URL(address)
  const press = () => call("POST", pathname, { rawBody: "List-Unsubscribe=One-Click" })
  expect((await press()).json).toEqual({ isMuted: true })
  expect((await press()).status).toBe(200)
  const [user] = await db.select().from(usersTable).where(eq(usersTable.id, guest.id))
  expect(user?.mutedMails).toEqual(["year-review"])

  await makePastFlight(db, { passengerId: guest.id, departsAt: new Date("2027-06-12T07:30:00Z") })
  goTo("2028-01-02T09:00:00Z")
  await run()
  expect(await subjectsTo(guest.email)).toEqual(["Dein Jahr 2026 in der Luft"])
  expect((await bellOf(guest.id)).map(({ path }: { path: string }) => path)).toEqual([
    "/de/wrapped?jahr=2027",
    "/de/wrapped?jahr=2026",
  ])
})
