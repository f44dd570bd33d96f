import { and, eq, sql } from "drizzle-orm"
import { afterEach, beforeEach, expect, test } from "vitest"
import { loginChallengesTable, sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import { isPassword } from "#features/auth/core/server/password-hash.ts"
import { pendingChangesTable } from "#features/auth/core/server/pending-tables.ts"
import { confirmEmail } from "#features/users/core/server/confirm-email.ts"
import { findPasswordHash } from "#features/users/core/server/users-queries.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { minutes } from "#platform/duration.ts"
import { eventsTable } from "#platform/server/events.ts"
import { proves } from "#tests/contract/proves.ts"
import {
  codeMailedTo,
  mailsTo,
  resetAllRateLimits,
  signedInAs,
  wrongCodes,
} from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"

const db = await testDatabase()
const { call } = testApplication(db)

const FIRST = "vier-tassen-tee"
const SECOND = "Kirschkuchen auf Juist"
const WRONG = "Der Token ist ungültig. Bitte überprüfe deine Eingabe."
const NEW_PASSWORD = "neues Passwort"

let count = 0
let email = ""
let now = new Date("2027-05-01T10:00:00Z")
let restoreClock = () => {}

beforeEach(async () => {
  count += 1
  email = `person-${count}@example.org`
  restoreClock = setClockSource(() => now)
  await resetAllRateLimits(db)
})
afterEach(() => restoreClock())

type Session = Awaited<ReturnType<typeof signedInAs>>

function wait(duration: number) {
  now = new Date(now.getTime() + duration)
}

const put = ({ userId, cookie }: Session, password: unknown, headers = {}) =>
  call("PUT", `/api/users/${userId}/settings/password`, { body: { password }, cookie, headers })

const confirm = ({ userId, cookie }: Session, token: string, headers = {}) =>
  call("POST", `/api/users/${userId}/settings/password/confirm`, {
    body: { token },
    cookie,
    headers,
  })

const codeFor = (address: string) => codeMailedTo(db, address, NEW_PASSWORD)

async function opens(password: string): Promise<boolean> {
  return isPassword(password, (await findPasswordHash(db, email))?.passwordHash)
}

async function isAlive({ userId, cookie }: Session): Promise<boolean> {
  return (await call("GET", `/api/users/${userId}/as-owner`, { cookie })).status === 200
}

async function changes(userId: number): Promise<number> {
  const events = await db
    .select()
    .from(eventsTable)
    .where(and(eq(eventsTable.entityId, userId), eq(eventsTable.kind, "user.password_changed")))
  return events.length
}

/** Somebody who has a password and has been signed in for a while. */
async function withPassword(): Promise<Session> {
  const first = await signedInAs(db, email)
  await put(first, FIRST)
  wait(minutes(30))
  return signedInAs(db, email, "password")
}

test("right after a sign-in by code the first password is set at once", {
  meta: proves("call-password"),
}, async () => {
  const session = await signedInAs(db, email)
  const { status, json } = await put(session, FIRST)
  expect([status, json]).toEqual([200, { isConfirmed: true }])
  expect(await opens(FIRST)).toBe(true)
  const login = await call("POST", "/api/auth/login/password", {
    body: { email, password: FIRST },
  })
  expect([login.status, login.json.user.hasPassword]).toEqual([200, true])
  const [mail] = await mailsTo(db, email)
  expect(mail?.subject).toBe("Passwort festgelegt")
  expect(await changes(session.userId)).toBe(1)
})

test("the first password again, its answer lost, changes nothing more", async () => {
  const session = await signedInAs(db, email)
  await put(session, FIRST)
  expect((await put(session, FIRST)).json).toEqual({ isConfirmed: true })
  expect(await changes(session.userId)).toBe(1)
  expect((await put(session, SECOND)).json).toEqual({ isConfirmed: false })
  expect(await opens(FIRST)).toBe(true)
})

test.each([
  ["more than ten minutes after the code", "code", 11],
  ["of a session that a password opened", "password", 0],
] as const)("the first password %s waits for a code", async (_, method, minutesLater) => {
  const session = await signedInAs(db, email, method)
  wait(minutes(minutesLater))
  expect((await put(session, FIRST)).json).toEqual({ isConfirmed: false })
  expect(await opens(FIRST)).toBe(false)
  expect((await confirm(session, await codeFor(email))).status).toBe(200)
  expect(await opens(FIRST)).toBe(true)
})

test("the new password counts once its code is entered; all other sessions end, and a mail confirms it", {
  meta: proves("call-password", "call-password-confirm"),
}, async () => {
  const session = await withPassword()
  const other = await signedInAs(db, email)
  const { status, json } = await put(session, SECOND)
  expect([status, json]).toEqual([200, { isConfirmed: false }])
  expect(await opens(FIRST)).toBe(true)
  expect(await isAlive(other)).toBe(true)
  const confirmed = await confirm(session, await codeFor(email))
  expect([confirmed.status, confirmed.json]).toEqual([200, { isConfirmed: true }])
  expect([await opens(FIRST), await opens(SECOND)]).toEqual([false, true])
  expect([await isAlive(session), await isAlive(other)]).toEqual([true, false])
  expect((await mailsTo(db, email)).map(({ subject }) => subject)).toContain("Passwort geändert")
  expect(await changes(session.userId)).toBe(2)
})

test("a confirmation whose answer was lost succeeds again, with and without its key", async () => {
  const session = await withPassword()
  await put(session, SECOND)
  const code = await codeFor(email)
  const headers = { "idempotency-key": `confirm-${count}-password` }
  const answers = [
    await confirm(session, code, headers),
    await confirm(session, code, headers),
    await confirm(session, code),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await changes(session.userId)).toBe(2)
  const [wrong = ""] = wrongCodes(code, 1)
  expect((await confirm(session, wrong)).status).toBe(400)
})

test("a wrong code is refused at its field and ends no session", {
  meta: proves("call-password-confirm"),
}, async () => {
  const session = await withPassword()
  await put(session, SECOND)
  const [wrong = ""] = wrongCodes(await codeFor(email), 1)
  const { status, json } = await confirm(session, wrong)
  expect(status).toBe(400)
  expect(json.message).toEqual([{ property: "token", constraints: { "wrong-code": WRONG } }])
  expect(await isAlive(session)).toBe(true)
  const unreadable = await confirm(session, "12a")
  expect(unreadable.json.message[0].property).toBe("token")
})

test("of 100 wrong codes at once at most five are compared, and then the right one is refused", async () => {
  const session = await withPassword()
  await put(session, SECOND)
  const code = await codeFor(email)
  // 60 attempts by one client are answered at all
  const answers = await Promise.all(wrongCodes(code, 100).map((wrong) => confirm(session, wrong)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400, 429]))
  const [challenge] = await db
    .select({ compared: sql<number>`cardinality(wrong_tries)` })
    .from(loginChallengesTable)
    .where(and(eq(loginChallengesTable.email, email), eq(loginChallengesTable.purpose, "password")))
  expect(challenge?.compared).toBe(5)
  await resetAllRateLimits(db)
  expect((await confirm(session, code)).status).toBe(400)
  expect(await opens(SECOND)).toBe(false)
})

test("fifty guesses a day are answered, whoever holds the session, however many codes were asked for", async () => {
  const session = await withPassword()
  await put(session, SECOND)
  const [wrong = ""] = wrongCodes(await codeFor(email), 1)
  const statuses: number[] = []
  for (let guess = 0; guess < 51; guess += 1) statuses.push((await confirm(session, wrong)).status)
  expect(statuses).toEqual([...Array(50).fill(400), 429])
})

test("the right code many times at once changes the password once", async () => {
  const session = await withPassword()
  await put(session, SECOND)
  const code = await codeFor(email)
  const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(session, code)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await changes(session.userId)).toBe(2)
})

test("a code expires after ten minutes, and a newer request replaces an older one", async () => {
  const session = await withPassword()
  await put(session, SECOND)
  const late = await codeFor(email)
  wait(minutes(11))
  expect((await confirm(session, late)).status).toBe(400)
  await put(session, "ein ganz anderes Wort")
  const newest = await codeFor(email)
  expect((await confirm(session, late)).status).toBe(400)
  expect((await confirm(session, newest)).status).toBe(200)
  expect([await opens(SECOND), await opens("ein ganz anderes Wort")]).toEqual([false, true])
})

test("a sign-in code confirms no password, and a password code does not sign in", async () => {
  const session = await withPassword()
  await put(session, SECOND)
  const passwordCode = await codeFor(email)
  await call("POST", "/api/auth/login/token/send", { body: { email } })
  const loginCode = await codeMailedTo(db, email, "Dein Code für Aufwind")
  expect((await confirm(session, loginCode)).status).toBe(400)
  const signIn = (token: string) =>
    call("POST", "/api/auth/login/token", { body: { email, token } })
  expect((await signIn(passwordCode)).status).toBe(401)
  expect((await signIn(loginCode)).status).toBe(200)
  expect((await confirm(session, passwordCode)).status).toBe(200)
})

test("a weak password is refused at its field, and no code leaves", {
  meta: proves("call-password"),
}, async () => {
  const session = await withPassword()
  const before = (await mailsTo(db, email)).length
  for (const weak of ["kurz", "passwort123", email, "Aufwind2027", "x".repeat(257)]) {
    const { status, json } = await put(session, weak)
    expect([status, json.message[0].property]).toEqual([400, "password"])
  }
  expect((await put(session, undefined)).json.message[0].property).toBe("password")
  expect(await mailsTo(db, email)).toHaveLength(before)
})

test("somebody else's password is a missing page, and guests are asked to sign in", {
  meta: proves("call-password", "call-password-confirm"),
}, async () => {
  const session = await signedInAs(db, email)
  const victim = { ...session, userId: await confirmEmail(db, `victim-${count}@example.org`) }
  const foreign = [await put(victim, FIRST), await confirm(victim, "123456")]
  expect(foreign.map(({ status, json }) => [status, json.code])).toEqual([
    [404, "unknown-user"],
    [404, "unknown-user"],
  ])
  const guest = { ...session, cookie: "" }
  expect((await put(guest, FIRST)).status).toBe(401)
  expect((await confirm(guest, "123456")).status).toBe(401)
})

test("the code of one person confirms nothing of another", async () => {
  const session = await withPassword()
  await put(session, SECOND)
  const code = await codeFor(email)
  const stranger = await signedInAs(db, `stranger-${count}@example.org`)
  expect((await confirm(stranger, code)).status).toBe(400)
  await resetAllRateLimits(db)
  expect((await confirm(session, code)).status).toBe(200)
})

test("no password and no code is stored in a form that could be read", async () => {
  const session = await withPassword()
  await put(session, SECOND, { "idempotency-key": `secret-${count}-password` })
  const code = await codeFor(email)
  await confirm(session, code, { "idempotency-key": `secret-${count}-code-1` })
  const [pending] = await db
    .select()
    .from(pendingChangesTable)
    .where(eq(pendingChangesTable.userId, session.userId))
  expect(pending?.passwordHash).toMatch(/^\$argon2id\$/)
  const { rows } = await db.execute(
    sql`select count(*) as kept from idempotency_keys where key like ${`secret-${count}-%`}`,
  )
  expect(rows).toEqual([{ kept: 0 }])
  expect(JSON.stringify(await db.select().from(loginChallengesTable))).not.toContain(`"${code}"`)
})

test("an ended session changes nothing", async () => {
  const session = await signedInAs(db, email)
  await db
    .update(sessionsTable)
    .set({ revokedAt: clock.now() })
    .where(eq(sessionsTable.id, session.sessionId))
  expect((await put(session, FIRST)).status).toBe(401)
})
