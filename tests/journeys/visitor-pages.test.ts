import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { clock } from "#platform/clock.ts"
import { hours, minutes } from "#platform/duration.ts"
import { connectionUrl, readConnection } from "#platform/server/postgres/connection-file.ts"
import { layoutOf } from "#platform/server/postgres/data-dir-layout.ts"
import { serverUrlOf } from "#platform/server/postgres/server-role.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"
import { startProduct } from "#tests/support/start-product.ts"

/*
 * Two processes of the server on one database, each with pages that it keeps for visitors.
 */

const url = ownProduct.url
const { db, close } = openProductDatabase(ownProduct.dataDir)
let second: Awaited<ReturnType<typeof startProduct>>

beforeAll(async () => {
  const connection = readConnection(layoutOf(ownProduct.dataDir).connectionFile)
  if (!connection) throw new Error("the product left no address of its database")
  second = await startProduct({
    DATABASE_URL: serverUrlOf(connectionUrl(connection)),
    DEMO: "1",
    TEST_CLOCK: ownProduct.testClock,
  })
})
afterAll(async () => {
  await second.stop()
  await close()
})

/** Bots would get another door. */
const BROWSER = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36",
}

const get = (base: string, path: string, headers = {}) =>
  fetch(`${base}${path}`, { headers: { ...BROWSER, ...headers } })

const textOf = async (base: string, path: string) => (await get(base, path)).text()

/** Both processes; what a visitor of either sees must be so within two seconds (quality.md). */
const eachWithin2s = (path: string, check: (html: string) => void) =>
  Promise.all(
    [url, second.url].map((base) =>
      expect
        .poll(() => textOf(base, path), { timeout: 2_000, interval: 100 })
        .toSatisfy((html: string) => {
          check(html)
          return true
        }),
    ),
  )

const title = "Ein Flug, den es gleich nicht mehr gibt"
const search = "/de/suche?ort=Bonn&umkreis=25&sortierung=datum"

test(
  "a flight that is repriced, sold or cancelled is so in the pages of every process within two seconds",
  async () => {
    const departsAt = new Date(clock.now().getTime() + hours(5))
    const { rows: pilots } = await db.execute<{ id: number }>(
      sql`select id from users where email = 'pilot@aufwind.example'`,
    )
    const flight = await makeFlight(db, { title, departsAt, pilotId: pilots[0]?.id ?? 0 })
    const page = flightPath(flight.id)
    await eachWithin2s(search, (html) => expect(html).toContain(title))
    await eachWithin2s(page, (html) => expect(html).toContain("68,75"))

    await db.execute(sql`update flights set seat_price_cents = 4000 where id = ${flight.id}`)
    await eachWithin2s(search, (html) => expect(html).toContain("45,00"))
    await eachWithin2s(page, (html) => expect(html).toContain("45,00"))

    await db.execute(
      sql`update flight_seats set booking_id = (select max(id) from bookings) where flight_id = ${flight.id}`,
    )
    await eachWithin2s(search, (html) => expect(html).not.toContain(title))
    await db.execute(sql`update flight_seats set booking_id = null where flight_id = ${flight.id}`)
    await eachWithin2s(search, (html) => expect(html).toContain(title))

    await db.execute(sql`update flights set status = 'cancelled' where id = ${flight.id}`)
    await eachWithin2s(search, (html) => expect(html).not.toContain(title))
    await eachWithin2s(page, (html) => expect(html).toContain("abgesagt"))
  },
  minutes(1),
)

test("only visitors' pages are cached, never those of a signed-in user", async () => {
  const nonceOf = async (headers?: object) => {
    const policy = (await get(url, "/de/hilfe", headers)).headers.get("content-security-policy")
    return /'nonce-([^']+)'/.exec(policy ?? "")?.[1]
  }
  const [one, other] = [await nonceOf(), await nonceOf()]
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from users where email = 'passagier@aufwind.example'`,
  )
  const cookie = await accessCookieFor(db, rows[0]?.id ?? 0)
  const signedIn = [await nonceOf({ cookie }), await nonceOf({ cookie })]
  expect(new Set([one, other, ...signedIn]).size).toBeGreaterThanOrEqual(3)
  expect(signedIn[0]).not.toBe(signedIn[1])
  const html = await (await get(url, "/de/hilfe", { cookie })).text()
  expect(html).not.toBe(await textOf(url, "/de/hilfe"))
})

test("a kept page names its scripts by what they say, so that it carries no nonce twice", async () => {
  const answer = await get(url, "/de/inselflug")
  const html = await answer.text()
  expect(answer.headers.get("content-security-policy")).toMatch(
    /script-src 'self'(?: 'sha256-[^']+')+;/,
  )
  expect(html).not.toMatch(/<script[^>]* nonce=/)
})

test("other parameters, another host or another method bypass the cached page", async () => {
  for (const path of ["/de/suche?seite=1", "/de/suche?ort=Bonn&utm_source=x", "/de/widerruf"]) {
    expect((await get(url, path)).headers.get("content-security-policy")).toMatch(
      /script-src 'self' 'nonce-/,
    )
  }
  expect((await fetch(`${url}/de`, { method: "HEAD", headers: BROWSER })).status).toBe(200)
})

test("what does not exist, or is elsewhere, is so for everybody; bots get one line", async () => {
  const missing = await get(url, "/de/flug/2000000000")
  expect([missing.status, missing.headers.get("content-type")]).toEqual([
    404,
    "text/html; charset=utf-8",
  ])
  expect(missing.headers.get("content-security-policy")).toMatch(
    /script-src 'self'(?: 'sha256-[^']+')+;/,
  )
  const bot = await get(url, "/de/flug/2000000000", { "user-agent": "Googlebot/2.1" })
  expect([bot.status, await bot.text()]).toEqual([404, expect.stringMatching(/^404 .+\n$/)])
  const elsewhere = await fetch(`${url}/de/flugplatz/edkb`, {
    headers: BROWSER,
    redirect: "manual",
  })
  expect([elsewhere.status, elsewhere.headers.get("location")]).toEqual([301, "/de/flugplatz/EDKB"])
})
