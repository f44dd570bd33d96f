import { eq } from "drizzle-orm"
import sharp from "sharp"
import { afterEach, beforeEach, expect, test } from "vitest"
import { makePastFlight } from "#db/seed/factories/make-past-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { inTransaction } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { PICTURE_FORM_NAMES, PICTURE_FORMS } from "../picture-form.ts"
import { sharedPicturePath } from "../wrapped-paths.ts"
import { eraseYears } from "./erase-years.ts"
import { yearSharesTable } from "./wrapped-tables.ts"
import { listYearShares } from "./year-shares.ts"

const db = await testDatabase()
const { app, call } = testApplication(db)

let restoreClock = () => {}
let pilotId = 0
let guestId = 0

beforeEach(async () => {
  restoreClock = setClockSource(() => new Date("2026-11-28T12:00:00Z"))
  pilotId = (await makePilot(db, { firstName: "Henrik" })).id
  guestId = (await makeUser(db, { firstName: "Wiebke" })).id
  await makePastFlight(db, {
    pilotId,
    passengerId: guestId,
    title: "Mit Wiebke nach Juist",
    departsAt: new Date("2026-06-12T07:30:00Z"),
  })
})
afterEach(() => restoreClock())

const share = (card: string, as = pilotId, year = 2026) =>
  call("POST", "/api/year-shares", { as, body: { year, card } })
const revoke = (token: string, as = pilotId) => call("DELETE", `/api/year-shares/${token}`, { as })
const show = (token: string, form: (typeof PICTURE_FORM_NAMES)[number] = "quadrat", init = {}) =>
  app.request(env().PUBLIC_URL + sharedPicturePath(token, form), init)

test("what nobody has shared, nobody sees; shared it is one address, however often it is asked for", async () => {
  expect(await listYearShares(db, pilotId)).toEqual([])
  const { status, json } = await share("closing")
  expect(status).toBe(200)
  expect(json).toMatchObject({ year: 2026, card: "closing", figure: "2026" })
  expect(json.token).toMatch(/^[\w-]{21}$/)
  expect((await share("closing")).json).toEqual(json)
  expect(await listYearShares(db, pilotId)).toEqual([json])
  expect((await show(json.token)).status).toBe(200)
  expect((await show("x".repeat(21))).status).toBe(404)
})

test.each(PICTURE_FORM_NAMES)(
  "%s is a picture of its size that caches may keep for minutes",
  async (form) => {
    const { token } = (await share("places")).json
    const answer = await show(token, form)
    expect(answer.headers.get("content-type")).toBe("image/png")
    expect(answer.headers.get("cache-control")).toBe("public, max-age=300")
    expect(answer.headers.get("x-robots-tag")).toBe("noindex")
    const { width, height } = PICTURE_FORMS[form]
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(bytes.length).toBeLessThan(400_000)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width, height })
    const etag = answer.headers.get("etag") ?? ""
    const again = await show(token, form, { headers: { "if-none-match": `W/${etag}` } })
    expect(again.status).toBe(304)
  },
)

test("a picture that is taken back answers 404, and taking it back again does nothing", async () => {
  const { token } = (await share("cover")).json
  expect((await show(token)).status).toBe(200)
  expect((await revoke(token)).status).toBe(200)
  expect((await show(token)).status).toBe(404)
  expect((await revoke(token)).status).toBe(200)
  expect((await share("cover")).json.token).not.toBe(token)
})

test("nobody takes back what somebody else has shared", async () => {
  const { token } = (await share("cover")).json
  await revoke(token, guestId)
  expect((await show(token)).status).toBe(200)
})

test.each([
  ["the people on board", "people", 2026],
  ["what a year does not have", "longest", 2026],
  ["another year", "cover", 2025],
])("%s cannot be shared", async (_, card, year) => {
  expect((await share(card, pilotId, year)).status).toBe(404)
  expect(await listYearShares(db, pilotId)).toEqual([])
})

test("what is kept of a shared picture names neither those on board nor who shared it", async () => {
  for (const card of ["cover", "first", "places", "time", "closing"]) await share(card)
  const rows = await db.select().from(yearSharesTable).where(eq(yearSharesTable.userId, pilotId))
  expect(rows).toHaveLength(5)
  expect(JSON.stringify(rows.map(({ shows }) => shows))).not.toMatch(/Wiebke|Henrik/)
})

test("a picture stays as it was shared, whatever is flown afterwards", async () => {
  const { token } = (await share("cover")).json
  const before = (await show(token)).headers.get("etag")
  await makePastFlight(db, { pilotId, departsAt: new Date("2026-08-01T07:30:00Z") })
  expect((await show(token)).headers.get("etag")).toBe(before)
  expect((await share("cover")).json).toMatchObject({ token, figure: "Ein Flug" })
})

test("a blocked account shows nothing as long as it is blocked, and with an account all is gone", async () => {
  const { token } = (await share("cover")).json
  const block = (blockedAt: Date | null) =>
    db.update(usersTable).set({ blockedAt }).where(eq(usersTable.id, pilotId))
  await block(clock.now())
  expect((await show(token)).status).toBe(404)
  await block(null)
  expect((await show(token)).status).toBe(200)
  await inTransaction(db, (tx) => eraseYears(tx, pilotId))
  expect((await show(token)).status).toBe(404)
})
