import { afterAll, beforeAll, expect, test } from "vitest"
import { makePastFlight } from "#db/seed/factories/make-past-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { ownPicturePath, sharePath } from "#features/wrapped/wrapped-paths.ts"
import { setClockSource } from "#platform/clock.ts"
import { env } from "#platform/server/env.ts"
import { apiEndpoints } from "#server/api-list.ts"
import { LOCALE_COOKIE } from "#server/locale-cookie.ts"
import { servePage } from "#server/pages.ts"
import { proves } from "#tests/contract/proves.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"
import { visibleLines } from "#tests/support/visible-text.ts"

const db = await testDatabase()
const { app, call } = testApplication(db, apiEndpoints, (c) => servePage(db, c))

let restoreClock = () => {}
let pilotId = 0
let guestId = 0
let newcomerId = 0

beforeAll(async () => {
  restoreClock = setClockSource(() => new Date("2024-05-01T12:00:00Z"))
  pilotId = (await makePilot(db, { firstName: "Henrik" })).id
  guestId = (await makeUser(db, { firstName: "Wiebke", lastName: "Oltmanns" })).id
  restoreClock()
  restoreClock = setClockSource(() => new Date("2026-11-28T12:00:00Z"))
  newcomerId = (await makeUser(db)).id
  for (const [month, minutes] of [
    ["02", 60],
    ["05", 130],
    ["06", 45],
    ["06", 75],
  ] as const) {
    await makePastFlight(db, {
      pilotId,
      passengerId: guestId,
      durationMinutes: minutes,
      departsAt: new Date(
        `2026-${month}-${minutes % 27 || 1}T0${minutes % 7}:30:00Z`.replace(/-(\d)T/, "-0$1T"),
      ),
    })
  }
})
afterAll(() => restoreClock())

async function open(path: string, as?: number) {
  const cookie = as === undefined ? "" : await accessCookieFor(db, as)
  const answer = await app.request(env().PUBLIC_URL + path, { headers: { cookie } })
  const html = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    text: visibleLines(html).join("\n"),
  }
}

test("signed in, the own year is told in pictures, with first names of those on board alone", {
  meta: proves("page-wrapped"),
}, async () => {
  const { status, text, html } = await open("/de/wrapped", pilotId)
  expect(status).toBe(200)
  expect(text).toContain("Dein Jahr 2026 in der Luft")
  expect(text).toContain("4 Flüge")
  expect(text).toContain("5 h 10")
  expect(text).toContain("Wiebke")
  expect(text).not.toContain("Oltmanns")
  const pictures = html.match(/aria-labelledby="bild-/g) ?? []
  expect(pictures.length).toBeGreaterThanOrEqual(6)
  expect(pictures.length).toBeLessThanOrEqual(10)
})

test("a new account's year is empty and leads to flights", {
  meta: proves("page-wrapped"),
}, async () => {
  const { status, text, html } = await open("/de/wrapped", newcomerId)
  expect(status).toBe(200)
  expect(text).toContain("Dein Jahr ist noch leer")
  expect(html).toContain('href="/de/suche"')
})

test("signed out, the year of the community is shown, the same page for every visitor", {
  meta: proves("page-wrapped"),
}, async () => {
  const { status, text, headers } = await open("/de/wrapped")
  expect(status).toBe(200)
  expect(text).not.toContain("Wiebke")
  expect(text).toContain("mindestens 20 Menschen")
  expect(
    headers.getSetCookie().filter((cookie) => !cookie.startsWith(`${LOCALE_COOKIE}=`)),
  ).toEqual([])
})

test.each([
  ["2031", "2031 kommt erst noch"],
  ["2019", "Von 2019 wissen wir nichts"],
  ["neulich", "Das ist kein Jahr"],
])("the year %s is answered clearly, signed in and out", async (year, title) => {
  for (const as of [pilotId, undefined]) {
    const { status, text } = await open(`/de/wrapped?jahr=${year}`, as)
    expect(status).toBe(404)
    expect(text).toContain(title)
  }
})

test("a year from before the account is none of it, one since then can be chosen", async () => {
  expect((await open("/de/wrapped?jahr=2024", pilotId)).text).toContain(
    "2024 bist du hier nicht geflogen",
  )
  expect((await open("/de/wrapped?jahr=2024", newcomerId)).status).toBe(404)
})

test("an own picture is drawn for its owner alone and kept by nobody", async () => {
  const path = ownPicturePath({ year: 2026, kind: "time", form: "quer" })
  const own = await open(path, pilotId)
  expect(own.status).toBe(200)
  expect(own.headers.get("content-type")).toBe("image/png")
  expect(own.headers.get("cache-control")).toBe("no-store")
  expect((await open(path)).status).toBe(302)
  expect((await open(path, newcomerId)).status).toBe(404)
  const people = ownPicturePath({ year: 2026, kind: "people", form: "quer" })
  expect((await open(people, pilotId)).status).toBe(404)
  expect((await open(path.replace("quer", "rund"), pilotId)).status).toBe(404)
})

test("a shared picture has a page for everybody, which search engines leave out", async () => {
  const { json } = await call("POST", "/api/year-shares", {
    as: pilotId,
    body: { year: 2026, card: "closing" },
  })
  const page = await open(sharePath(json.token))
  expect(page.status).toBe(200)
  expect(page.headers.get("x-robots-tag")).toBe("noindex")
  expect(page.html).toContain(`${env().PUBLIC_URL}${sharePath(json.token)}/quer.png`)
  expect(page.html).not.toMatch(/Wiebke|Henrik/)
  await call("DELETE", `/api/year-shares/${json.token}`, { as: pilotId })
  expect((await open(sharePath(json.token))).status).toBe(404)
})
