import { eq } from "drizzle-orm"
import { decodeJwt } from "jose"
import { afterAll, beforeEach, expect, test } from "vitest"
import { loginChallengesTable, sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import { hashPassword } from "#features/auth/core/server/password-hash.ts"
import { confirmEmail } from "#features/users/core/server/confirm-email.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { days, seconds } from "#platform/duration.ts"
import { openDatabase } from "#platform/server/db.ts"
import { connectRateLimits } from "#platform/server/rate-limit.ts"
import { proves } from "#tests/contract/proves.ts"
import {
  codeMailedTo,
  mailsTo,
  resetAllRateLimits,
  wrongCodes,
} from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { cookieHeader, cookieValue } from "#tests/support/cookies.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"

const { db, url } = await testDatabaseWithUrl()
const { call } = testApplication(db)

// what two processes have of one database
const [one, another] = [openDatabase(url, { max: 2 }), openDatabase(url, { max: 2 })]
afterAll(() => Promise.all([one.close(), another.close()]))

const PASSWORD = "Über den Wolken 17"
const passwordHash = await hashPassword(PASSWORD)

// all calls of this file come from one address
beforeEach(() => resetAllRateLimits(db))

async function account(email: string): Promise<number> {
  const userId = await confirmEmail(db, email)
  await db.update(usersTable).set({ passwordHash }).where(eq(usersTable.id, userId))
  return userId
}

function send(email: string) {
  return call("POST", "/api/auth/login/token/send", { body: { email } })
}

async function signIn(email: string) {
  await send(email)
  const token = await codeMailedTo(db, email)
  return call("POST", "/api/auth/login/token", { body: { email, token } })
}

test("six digits go to an address, and with them it signs in, for as long as the browser keeps it", {
  meta: proves(
    "call-login-token-send",
    "call-login-token",
    "login-confirmation-fields",
    "code-length",
  ),
}, async () => {
  expect((await send("lena@example.org")).json).toEqual({ isSent: true })
  const token = await codeMailedTo(db, "lena@example.org")
  expect(token).toMatch(/^\d{6}$/)
  const body = { email: "lena@example.org", token }
  const answer = await call("POST", "/api/auth/login/token", { body })
  expect(answer.status).toBe(200)
  expect(answer.json.user).toMatchObject({ email: "lena@example.org", isPilot: false })
  // isPersistent is true where nothing is said
  const refresh = answer.cookies.find((cookie) => cookie.startsWith("refresh="))
  const daysKept = Number(/Max-Age=(\d+)/.exec(refresh ?? "")?.[1]) / (days(1) / seconds(1))
  expect(Math.round(daysKept)).toBe(30)
  const [session] = await db
    .select()
    .from(sessionsTable)
    .where(eq(sessionsTable.userId, answer.json.user.id))
  expect(session).toMatchObject({ isPersistent: true, method: "code" })
})

test("the answer carries token and user, the cookie the same token, and auth_exp its expiry", {
  meta: proves("auth-response"),
}, async () => {
  const { json, cookies } = await signIn("jwt@example.org")
  expect(Object.keys(json).sort()).toEqual(["accessToken", "user"])
  expect(cookieValue(cookies, "Authorization")).toBe(json.accessToken)
  const { exp = 0, iat = 0, sub } = decodeJwt(json.accessToken)
  expect(sub).toBe(String(json.user.id))
  expect(Math.round((exp - iat) / 60)).toBe(120)
  expect(cookieValue(cookies, "auth_exp")).toBe(String(exp))
})

test("address and password sign in", { meta: proves("call-login-password") }, async () => {
  const id = await account("passwort@example.org")
  const body = { email: "passwort@example.org", password: PASSWORD }
  const answer = await call("POST", "/api/auth/login/password", { body })
  expect(answer.json).toMatchObject({ accessToken: expect.any(String), user: { id } })
  const cookie = cookieHeader(answer.cookies)
  expect((await call("GET", `/api/users/${id}/as-owner`, { cookie })).json).toMatchObject({ id })
})

test("a refresh answers as a sign-in does, and the old token is worth nothing afterwards", {
  meta: proves("call-refresh"),
}, async () => {
  const first = await signIn("frisch@example.org")
  const cookie = cookieHeader(first.cookies)
  const second = await call("POST", "/api/auth/refresh", { cookie })
  expect(second.json).toMatchObject({
    accessToken: expect.any(String),
    user: { email: "frisch@example.org" },
  })
  const third = await call("POST", "/api/auth/refresh", { cookie: cookieHeader(second.cookies) })
  expect(third.status).toBe(200)
  // the grandparent: somebody has a copy
  const copied = await call("POST", "/api/auth/refresh", { cookie })
  expect(copied.status).toBe(401)
  for (const name of ["Authorization", "refresh", "auth_exp"]) {
    expect(copied.cookies.find((header) => header.startsWith(`${name}=`))).toMatch(/max-age=0/i)
  }
  const owner = `/api/users/${first.json.user.id}/as-owner`
  expect((await call("GET", owner, { cookie: cookieHeader(third.cookies) })).status).toBe(401)
})

test("ten tabs that refresh at one moment all stay signed in, and go on refreshing", async () => {
  const first = await signIn("zehn-tabs@example.org")
  const owner = `/api/users/${first.json.user.id}/as-owner`
  const refreshAll = (cookie: string) =>
    Promise.all(Array.from({ length: 10 }, () => call("POST", "/api/auth/refresh", { cookie })))
  const tabs = await refreshAll(cookieHeader(first.cookies))
  expect(tabs.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(new Set(tabs.map(({ cookies }) => cookieValue(cookies, "refresh"))).size).toBe(1)
  const again = await refreshAll(cookieHeader(tabs[9]?.cookies ?? []))
  for (const { cookies } of [...tabs, ...again]) {
    expect((await call("GET", owner, { cookie: cookieHeader(cookies) })).status).toBe(200)
  }
})

test("logout ends the session at once, for copies too, and drops what the browser holds", {
  meta: proves("call-logout"),
}, async () => {
  const { cookies, json } = await signIn("abmelden@example.org")
  const cookie = cookieHeader(cookies)
  const answer = await call("POST", "/api/auth/logout", { cookie })
  expect(answer.json).toEqual({ isSignedOut: true })
  const dropped = answer.cookies.filter((header) => /max-age=0/i.test(header))
  expect(dropped.map((header) => header.split("=")[0]).sort()).toEqual([
    "Authorization",
    "auth_exp",
    "checkout",
    "refresh",
  ])
  const owner = `/api/users/${json.user.id}/as-owner`
  expect((await call("GET", owner, { cookie })).status).toBe(401)
  expect((await call("POST", "/api/auth/refresh", { cookie })).status).toBe(401)
})

test("a wrong code is refused at its field, in the specification's words", {
  meta: proves("error-code-wrong"),
}, async () => {
  await send("falsch@example.org")
  const [token] = wrongCodes(await codeMailedTo(db, "falsch@example.org"), 1)
  const body = { email: "falsch@example.org", token }
  const answer = await call("POST", "/api/auth/login/token", { body })
  expect(answer.status).toBe(401)
  expect(answer.json.message).toEqual([
    {
      property: "token",
      constraints: { "wrong-code": "Der Token ist ungültig. Bitte überprüfe deine Eingabe." },
    },
  ])
})

test.each(["", "12345", "1234567", "12345a", "１２３４５６"])(
  "„%s“ is no code",
  { meta: proves("code-required") },
  async (token) => {
    const body = { email: "leer@example.org", token }
    const { status, json } = await call("POST", "/api/auth/login/token", { body })
    expect(status).toBe(400)
    expect(json.message[0].property).toBe("token")
    expect(Object.values(json.message[0].constraints)).toEqual(["Bitte gib den Token ein"])
  },
)

test("a header is no cookie: an access token in Authorization does not sign in", async () => {
  const { json } = await signIn("kopfzeile@example.org")
  const owner = `/api/users/${json.user.id}/as-owner`
  for (const authorization of [json.accessToken, `Bearer ${json.accessToken}`]) {
    expect((await call("GET", owner, { headers: { authorization } })).status).toBe(401)
  }
})

test("known and unknown addresses get the same answers, byte for byte", async () => {
  await account("bekannt@example.org")
  for (const [path, rest] of [
    ["/api/auth/login/token/send", {}],
    ["/api/auth/login/token", { token: "000000" }],
    ["/api/auth/login/password", { password: "geraten" }],
  ] as const) {
    const answers = []
    for (const email of ["bekannt@example.org", "unbekannt@example.org"]) {
      answers.push(await call("POST", path, { body: { email, ...rest } }))
    }
    expect(answers[1]).toEqual(answers[0])
  }
  expect(await mailsTo(db, "unbekannt@example.org")).toHaveLength(1)
})

test("100 guesses at one moment: five are compared, the rest is refused uncompared", async () => {
  const email = "ansturm@example.org"
  await send(email)
  const code = await codeMailedTo(db, email)
  const answers = await Promise.all(
    wrongCodes(code, 100).map((token) =>
      call("POST", "/api/auth/login/token", { body: { email, token } }),
    ),
  )
  const statuses = new Set(answers.map(({ status }) => status))
  expect(statuses).toEqual(new Set([401, 429]))
  const [challenge] = await db
    .select()
    .from(loginChallengesTable)
    .where(eq(loginChallengesTable.email, email))
  expect(challenge?.wrongCodes).toHaveLength(5)
  await resetAllRateLimits(db)
  const right = await call("POST", "/api/auth/login/token", { body: { email, token: code } })
  expect(right.status).toBe(401)
})

test("processes share the limits: three codes from one, and the next one sends no fourth", async () => {
  connectRateLimits(one.pool)
  for (let sent = 0; sent < 3; sent += 1) {
    expect((await send("geteilt@example.org")).status).toBe(200)
  }
  connectRateLimits(another.pool)
  const fourth = await send("geteilt@example.org")
  expect(fourth.status).toBe(429)
  expect(fourth.json.message).toMatch(/^Das waren zu viele Versuche. Bitte warte \d+ Minuten\.$/)
})

test.each([
  ["/de/cockpit/archiv?seite=2", "/de/cockpit/archiv?seite=2"],
  ["//evil.example/de", null],
  ["https://evil.example/de", null],
  ["/\\evil.example", null],
  ["javascript:alert(1)", null],
])("a link that shall lead to %s leads to %s", async (redirect, expected) => {
  const email = "umleitung@example.org"
  const answer = await call("POST", "/api/auth/login/token/send", { body: { email, redirect } })
  expect(answer.status).toBe(200)
  const [mail] = await mailsTo(db, email)
  const link = new URL(/http:\S+\/de\/direct-login\/\S+/.exec(mail?.text ?? "")?.[0] ?? "")
  expect(link.searchParams.get("redirect")).toBe(expected)
})
