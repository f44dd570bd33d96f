import { createHmac } from "node:crypto"
import { eq } from "drizzle-orm"
import { SignJWT, UnsecuredJWT } from "jose"
import { afterEach, beforeEach, expect, test } from "vitest"
import { refreshTokensTable, sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import { confirmEmail } from "#features/users/core/server/confirm-email.ts"
import { makeAdmin } from "#features/users/core/server/make-admin.ts"
import { pilotProfilesTable, usersTable } from "#features/users/core/server/users-tables.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, hours, minutes, seconds } from "#platform/duration.ts"
import { setCookieHeaders } from "#platform/server/cookies.ts"
import type { CookieReader } from "#platform/server/endpoint.ts"
import { env } from "#platform/server/env.ts"
import { secretFor } from "#platform/server/secrets.ts"
import { testDatabase } from "#tests/support/database.ts"
import { authenticate } from "./authenticate.ts"
import { authenticateOrRefresh } from "./authenticate-or-refresh.ts"
import { deleteSessionsQueue } from "./delete-sessions.ts"
import { refreshSession } from "./refresh-session.ts"
import { type Grant, grantFor } from "./session-cookies.ts"
import { signOut } from "./sign-out.ts"
import { startSession } from "./start-session.ts"

const db = await testDatabase()
const START = new Date("2027-05-31T22:30:00Z")
let now = START
let restoreClock = () => {}

beforeEach(() => {
  now = START
  restoreClock = setClockSource(() => now)
})
afterEach(() => restoreClock())

function wait(duration: number) {
  now = new Date(now.getTime() + duration)
}

let accounts = 0
async function signedIn(isPersistent = false): Promise<Grant> {
  accounts += 1
  const userId = await confirmEmail(db, `person-${accounts}@example.org`)
  const session = await startSession(db, {
    userId,
    isPersistent,
    device: "Firefox auf Linux",
    method: "code",
    intent: undefined,
  })
  if (!session) throw new Error("no session")
  return grantFor(db, session)
}

function cookieOf(grant: Grant, name: string): string {
  return grant.cookies.find((cookie) => cookie.name === name)?.value ?? ""
}

const reader =
  (grant: Grant): CookieReader =>
  (name) =>
    cookieOf(grant, name) || undefined

const only =
  (cookies: Record<string, string>): CookieReader =>
  (name) =>
    cookies[name]

async function refresh(grant: Grant): Promise<Grant> {
  const next = await refreshSession(db, cookieOf(grant, "refresh"))
  if (!next) throw new Error("refused")
  return next
}

test("the access cookie says who asks, and what they may", async () => {
  const grant = await signedIn()
  const userId = grant.user.id
  expect(await authenticate(db, reader(grant))).toEqual({
    kind: "user",
    userId,
    isPilot: false,
    isAdmin: false,
    sessionId: grant.sessionId,
    provenAt: START,
  })
  await db.insert(pilotProfilesTable).values({ userId, licence: "UL", createdAt: clock.now() })
  await makeAdmin(db, grant.user.email)
  // without a second factor the back office stays closed
  expect(await authenticate(db, reader(grant))).toMatchObject({
    isPilot: true,
    isAdmin: false,
    awaitsFactor: true,
  })
})

test("without a cookie, with a foreign one or after two hours a visitor is anonymous", async () => {
  const grant = await signedIn()
  expect(await authenticate(db, only({}))).toBeNull()
  expect(await authenticate(db, only({ Authorization: "Bearer x" }))).toBeNull()
  wait(minutes(119.9))
  expect(await authenticate(db, reader(grant))).not.toBeNull()
  wait(minutes(0.2))
  expect(await authenticate(db, reader(grant))).toBeNull()
})

test("a forged access token is refused, whatever it claims to be signed with", async () => {
  const grant = await signedIn()
  const token = cookieOf(grant, "Authorization")
  const [header = "", payload = "", signature = ""] = token.split(".")
  const claims = { sid: grant.sessionId }
  const url = env().PUBLIC_URL
  const kid = "2027-05"
  const key = secretFor(`access-token/${kid}`)
  const sign = (typ: string, issuer: string, keyId = kid, secret: Uint8Array = key) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256", typ, kid: keyId })
      .setSubject(String(grant.user.id))
      .setIssuer(issuer)
      .setAudience(url)
      .setExpirationTime(new Date(now.getTime() + minutes(1)))
      .sign(secret)
  const unsigned = new UnsecuredJWT(claims)
    .setSubject(String(grant.user.id))
    .setIssuer(url)
    .setAudience(url)
    .setExpirationTime(new Date(now.getTime() + minutes(1)))
    .encode()
  const other = JSON.parse(Buffer.from(payload, "base64url").toString()) as object
  const swapped = Buffer.from(JSON.stringify({ ...other, sub: "1" })).toString("base64url")
  const hs512 = Buffer.from(JSON.stringify({ alg: "HS512", typ: "at+jwt", kid })).toString(
    "base64url",
  )
  const hs512Signature = createHmac("sha512", key).update(`${hs512}.${payload}`).digest("base64url")
  const forged = {
    "no signature": `${header}.${payload}.`,
    "alg none": unsigned,
    "another subject": `${header}.${swapped}.${signature}`,
    "another algorithm": `${hs512}.${payload}.${hs512Signature}`,
    "another kind of token": await sign("JWT", url),
    "another issuer": await sign("at+jwt", "https://evil.example"),
    "a key of long ago": await sign("at+jwt", url, "2026-01", secretFor("access-token/2026-01")),
    "a key of ours for something else": await sign("at+jwt", url, kid, secretFor("login-code")),
  }
  for (const [how, Authorization] of Object.entries(forged)) {
    expect(await authenticate(db, only({ Authorization })), how).toBeNull()
  }
  const genuine = only({ Authorization: await sign("at+jwt", url) })
  expect(await authenticate(db, genuine)).not.toBeNull()
})

test("the key changes with the month while tokens of the former one live on", async () => {
  const grant = await signedIn()
  wait(minutes(100))
  expect(now.toISOString().slice(0, 7)).toBe("2027-06")
  expect(await authenticate(db, reader(grant))).not.toBeNull()
})

test("a refresh token is exchanged for its child and a new access token", async () => {
  const first = await signedIn()
  wait(minutes(90))
  const second = await refresh(first)
  expect(cookieOf(second, "refresh")).not.toBe(cookieOf(first, "refresh"))
  expect(Buffer.from(cookieOf(second, "refresh"), "base64url")).toHaveLength(32)
  expect(second.sessionId).toBe(first.sessionId)
  expect(await authenticate(db, reader(second))).not.toBeNull()
  wait(minutes(90))
  expect(await authenticate(db, reader(await refresh(second)))).not.toBeNull()
})

test("tokens are stored by their hash only", async () => {
  const grant = await signedIn()
  const rows = JSON.stringify([
    await db.select().from(refreshTokensTable),
    await db.select().from(sessionsTable),
  ])
  expect(rows).not.toContain(cookieOf(grant, "refresh"))
  expect(rows).not.toContain(cookieOf(grant, "Authorization"))
})

test("many tabs that refresh within ten seconds all get the same child", async () => {
  const grant = await signedIn()
  wait(minutes(90))
  const tabs = await Promise.all(Array.from({ length: 8 }, () => refresh(grant)))
  wait(seconds(10))
  tabs.push(await refresh(grant))
  expect(new Set(tabs.map((tab) => cookieOf(tab, "refresh"))).size).toBe(1)
  expect(await authenticate(db, reader(tabs[0] ?? grant))).not.toBeNull()
})

test("a refresh token that comes back after ten seconds ends the session for everybody", async () => {
  const grant = await signedIn()
  const next = await refresh(grant)
  wait(seconds(10.001))
  expect(await refreshSession(db, cookieOf(grant, "refresh"))).toBeNull()
  expect(await authenticate(db, reader(next))).toBeNull()
  expect(await refreshSession(db, cookieOf(next, "refresh"))).toBeNull()
})

test("a grandparent ends the session even within the ten seconds", async () => {
  const grant = await signedIn()
  const next = await refresh(await refresh(grant))
  wait(seconds(2))
  expect(await refreshSession(db, cookieOf(grant, "refresh"))).toBeNull()
  expect(await authenticate(db, reader(next))).toBeNull()
})

test("a stolen session ends alone, others of the same person go on", async () => {
  const stolen = await signedIn()
  const session = await startSession(db, {
    userId: stolen.user.id,
    isPersistent: true,
    device: "Safari auf iPhone",
    method: "password",
    intent: undefined,
  })
  if (!session) throw new Error("no session")
  const other = await grantFor(db, session)
  await refresh(stolen)
  wait(minutes(1))
  expect(await refreshSession(db, cookieOf(stolen, "refresh"))).toBeNull()
  expect(await authenticate(db, reader(other))).not.toBeNull()
})

test("an invented refresh token opens nothing", async () => {
  expect(await refreshSession(db, "x".repeat(43))).toBeNull()
  expect(await refreshSession(db, "\u0000'; drop table sessions")).toBeNull()
})

test.each([
  [false, 23.9, 24.1],
  [true, 30 * 24 - 0.1, 30 * 24 + 0.1],
])(
  "a session (persistent: %s) lives %s hours without use, not %s",
  async (isPersistent, good, over) => {
    const [used, unused] = [await signedIn(isPersistent), await signedIn(isPersistent)]
    wait(hours(good))
    expect(await refreshSession(db, cookieOf(used, "refresh"))).not.toBeNull()
    wait(hours(over - good))
    expect(await refreshSession(db, cookieOf(unused, "refresh"))).toBeNull()
  },
)

test("logout acts at once, on the access token and on the refresh token", async () => {
  const grant = await signedIn()
  const cookies = await signOut(db, reader(grant))
  expect(await authenticate(db, reader(grant))).toBeNull()
  expect(await refreshSession(db, cookieOf(grant, "refresh"))).toBeNull()
  expect(cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([
    ["Authorization", 0],
    ["refresh", 0],
    ["auth_exp", 0],
    ["checkout", 0],
  ])
})

test("logout works when the access token is over, and for guests", async () => {
  const grant = await signedIn()
  wait(minutes(180))
  await signOut(db, reader(grant))
  expect(await refreshSession(db, cookieOf(grant, "refresh"))).toBeNull()
  expect(await signOut(db, only({}))).toHaveLength(4)
})

test("a deleted account is signed out everywhere", async () => {
  const grant = await signedIn()
  await db.update(usersTable).set({ deletedAt: now }).where(eq(usersTable.id, grant.user.id))
  expect(await authenticate(db, reader(grant))).toBeNull()
  expect(await refreshSession(db, cookieOf(grant, "refresh"))).toBeNull()
})

test("cookies are HttpOnly and SameSite=Lax; only the expiry is there for scripts", async () => {
  const grant = await signedIn(true)
  const [access, refreshing, expiry] = grant.cookies.flatMap(setCookieHeaders)
  expect(access).toBe(
    `Authorization=${grant.accessToken}; Max-Age=7200; Path=/; SameSite=Lax; HttpOnly`,
  )
  expect(refreshing).toMatch(
    /^refresh=[\w-]{43}; Max-Age=2592000; Path=\/; SameSite=Lax; HttpOnly$/,
  )
  const seconds = START.getTime() / 1000 + 7200
  expect(expiry).toBe(`auth_exp=${seconds}; Max-Age=2592000; Path=/; SameSite=Lax`)
})

async function openPage(cookie: CookieReader) {
  const cookies: string[] = []
  const user = await authenticateOrRefresh(db, cookie, ({ name }) => cookies.push(name))
  return { user, cookies }
}

test("a page leaves a fresh session alone", async () => {
  const grant = await signedIn()
  wait(minutes(59))
  expect(await openPage(reader(grant))).toMatchObject({
    user: { userId: grant.user.id },
    cookies: [],
  })
})

test("a page renews a token that has less than an hour left, is over or is missing", async () => {
  const soon = await signedIn()
  const missing = await signedIn()
  wait(minutes(61))
  const renewed = ["Authorization", "refresh", "auth_exp"]
  expect(await openPage(reader(soon))).toMatchObject({
    user: { userId: soon.user.id },
    cookies: renewed,
  })
  wait(minutes(200))
  expect(await openPage(only({ refresh: cookieOf(missing, "refresh") }))).toMatchObject({
    user: { userId: missing.user.id },
    cookies: renewed,
  })
})

test("a page shown to somebody whose session is over drops their cookies", async () => {
  const grant = await signedIn()
  wait(hours(25))
  expect(await openPage(reader(grant))).toEqual({
    user: null,
    cookies: ["Authorization", "refresh", "auth_exp"],
  })
  expect(await openPage(only({}))).toEqual({ user: null, cookies: [] })
})

test("a page shown to somebody who was signed out elsewhere drops their cookies, however young", async () => {
  const grant = await signedIn()
  await signOut(db, reader(grant))
  expect(await openPage(reader(grant))).toEqual({
    user: null,
    cookies: ["Authorization", "refresh", "auth_exp"],
  })
})

test("the last token of a session is not renewed by every page, because it gets no younger", async () => {
  const first = await signedIn()
  let newest = first
  for (let day = 0; day < 13; day += 1) {
    wait(hours(12.9))
    newest = await refresh(newest)
  }
  // 167.7 of 168 hours are over
  expect(await openPage(reader(newest))).toEqual({
    user: expect.objectContaining({ sessionId: first.sessionId }),
    cookies: [],
  })
  wait(minutes(20))
  expect((await openPage(reader(newest))).user).toBeNull()
})

test("ended sessions are deleted after 30 days, active ones stay", async () => {
  const over = await signedIn()
  await refresh(over)
  wait(days(31.5))
  const alive = await signedIn()
  await deleteSessionsQueue.run(db, {})
  const left = (await db.select({ id: sessionsTable.id }).from(sessionsTable)).map(({ id }) => id)
  expect(left).not.toContain(over.sessionId)
  expect(left).toContain(alive.sessionId)
})
