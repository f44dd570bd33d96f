import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { hashPassword } from "#features/auth/core/server/password-hash.ts"
import { redeemPath } from "#features/vouchers/credit-path.ts"
import { browserCookieName } from "#platform/server/cookies.ts"
import { cookieHeader, cookieValue } from "#tests/support/cookies.ts"
import { testDatabase } from "#tests/support/database.ts"
import { makePasskey } from "#tests/support/factor-steps.ts"

// the environment is read once, at the first need of it: this file's product is served over https
process.env.PUBLIC_URL = "https://aufwind.example"
const { apiEndpoints } = await import("#server/api-list.ts")
const { servePage } = await import("#server/pages.ts")
const { testApplication } = await import("#tests/support/application.ts")

const db = await testDatabase()
const { app, call } = testApplication(db, apiEndpoints, (c) => servePage(db, c))

// what scripts of the page may read: language and expiry of the token, no secret
const READABLE = ["auth_exp", "i18n_redirected"]

const PASSWORD = "Wolken-ueber-Juist-7"

async function signIn(overrides = {}) {
  const { id, email } = await makeUser(db, {
    passwordHash: await hashPassword(PASSWORD),
    ...overrides,
  })
  const body = { email, password: PASSWORD }
  return { id, byPassword: () => call("POST", "/api/auth/login/password", { body }) }
}

const open = async (path: string, cookie = "") =>
  (await app.request(`https://aufwind.example${path}`, { headers: { cookie } })).headers

const holdSeat = async (cookie = "") =>
  call("POST", "/api/checkouts", {
    body: { flightId: (await makeFlight(db)).id, seats: 1, shownTotalCents: 6_875 },
    cookie,
  })

const changeSeats = (ref: string, cookie: string) =>
  call("POST", `/api/checkouts/${ref}/seats`, { cookie, body: { seats: 2 } })

/** As the version before has set them. */
const bare = (cookie: string) => cookie.replaceAll("__Host-", "")

/** One answer at least for each cookie that the product sets or deletes. */
async function cookiesSet(): Promise<string[]> {
  const guest = await signIn()
  const admin = await signIn({ isAdmin: true })
  await makePasskey(db, admin.id)
  const answers = [
    await guest.byPassword(),
    await admin.byPassword(),
    await call("POST", "/api/auth/login/passkey/options"),
    await holdSeat(),
    await call("POST", "/api/auth/logout"),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 200, 201, 200])
  const pages = await open(redeemPath((await makeVoucher(db)).code))
  return [...answers.flatMap(({ cookies }) => cookies), ...pages.getSetCookie()]
}

test("every cookie is Lax, for this host and the whole site, Secure, and hidden from scripts", async () => {
  const cookies = await cookiesSet()
  const names = cookies
    .filter((cookie) => !cookie.includes("Max-Age=0"))
    .map((cookie) => cookie.split("=")[0])
  // those without a prefix are fixed: by the specification, and `auth_exp` for what reads it
  expect([...new Set(names)].toSorted()).toEqual([
    "Authorization",
    "__Host-checkout",
    "__Host-factor",
    "__Host-known_device",
    "__Host-passkey",
    "__Host-refresh",
    "__Host-voucher",
    "auth_exp",
    "i18n_redirected",
  ])
  for (const cookie of cookies) {
    const [pair = "", ...attributes] = cookie.split("; ")
    const isReadable = READABLE.includes(pair.split("=")[0] ?? "")
    expect(attributes, cookie).toContain("Path=/")
    expect(attributes, cookie).toContain("SameSite=Lax")
    expect(attributes, cookie).toContain("Secure")
    expect(attributes.includes("HttpOnly"), cookie).toBe(!isReadable)
    expect(
      attributes.some((attribute) => attribute.startsWith("Max-Age=")),
      cookie,
    ).toBe(true)
    expect(
      attributes.some((attribute) => attribute.startsWith("Domain=")),
      cookie,
    ).toBe(false)
  }
})

test("over plain http names have no prefix, because not every browser takes it from localhost", () => {
  expect(browserCookieName("refresh", false)).toBe("refresh")
  expect(browserCookieName("refresh", true)).toBe("__Host-refresh")
  expect(browserCookieName("Authorization", true)).toBe("Authorization")
})

test("a session under its former name goes on, and gets the new one", async () => {
  const { id, byPassword } = await signIn()
  const refresh = `refresh=${cookieValue((await byPassword()).cookies, "__Host-refresh")}`
  const page = (await open("/de/hilfe", refresh)).getSetCookie()
  expect(cookieValue(page, "refresh")).toBe("")
  expect(cookieHeader(page)).toContain("__Host-refresh=")
  const owner = `/api/users/${id}/as-owner`
  expect((await call("GET", owner, { cookie: cookieHeader(page) })).status).toBe(200)
})

test("seats that are held under the former name stay held", async () => {
  const held = await holdSeat()
  expect((await changeSeats(held.json.ref, "")).status).toBe(404)
  const answer = await changeSeats(held.json.ref, bare(cookieHeader(held.cookies)))
  expect(answer.status).toBe(200)
})

test("the new name wins, so that nobody plants the former one", async () => {
  const held = await holdSeat()
  const planted = await holdSeat()
  const cookie = `${bare(cookieHeader(planted.cookies))}; ${cookieHeader(held.cookies)}`
  expect((await changeSeats(held.json.ref, cookie)).status).toBe(200)
  expect((await changeSeats(planted.json.ref, cookie)).status).toBe(404)
})

test("whoever signs out leaves neither name behind", async () => {
  const { byPassword } = await signIn()
  const cookie = bare(cookieHeader((await byPassword()).cookies))
  const { cookies } = await call("POST", "/api/auth/logout", { cookie })
  const dropped = cookies.map((header) => header.split(";")[0])
  expect(dropped).toEqual(
    expect.arrayContaining(["__Host-refresh=", "refresh=", "__Host-checkout=", "checkout="]),
  )
  expect((await call("POST", "/api/auth/refresh", { cookie })).status).toBe(401)
})
