import { eq } from "drizzle-orm"
import { afterEach, beforeEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { hashPassword } from "#features/auth/core/server/password-hash.ts"
import { finishSignIn } from "#features/auth/sign-in/server/finish-sign-in.ts"
import { SecondFactorNeeded } from "#features/auth/sign-in/server/second-factor-needed.ts"
import { signInWithPassword } from "#features/auth/sign-in/server/sign-in-with-password.ts"
import { blockUser } from "#features/users/office/server/block-user.ts"
import { setClockSource } from "#platform/clock.ts"
import { days, minutes } from "#platform/duration.ts"
import { newRef } from "#platform/ids.ts"
import { parseListAddress } from "#platform/list-address.ts"
import { openDatabase } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import {
  noteSecurityEvent,
  securityEventsTable,
  writeSecurityNotes,
} from "#platform/server/security-notes.ts"
import { eventsQueue } from "#server/reactions.ts"
import { resetAllRateLimits } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { makePasskey, makeRecoveryCode } from "#tests/support/factor-steps.ts"
import { SECURITY_LIST } from "../security-list.ts"
import { MAX_AN_HOUR } from "../security-spikes.ts"
import { deleteSecurityEventsQueue } from "./security-jobs.ts"
import {
  countSecuritySpikes,
  countSecurityToday,
  listSecurityLog,
  listSecurityOf,
  listSecuritySpikes,
} from "./security-queries.ts"

const { db, url } = await testDatabaseWithUrl()
const { call } = testApplication(db)

const PASSWORD = "Wolken-ueber-Juist-7"
const passwordHash = await hashPassword(PASSWORD)

const START = new Date("2027-05-01T08:00:30Z")
let tests = 0
let now = START
let restoreClock = () => {}

beforeEach(async () => {
  // each test has minutes of its own: what a process may tell apart is counted by the minute
  tests += 1
  now = new Date(START.getTime() + tests * minutes(5))
  restoreClock = setClockSource(() => now)
  // what tests before this one have noted
  await writeSecurityNotes(db)
  await db.delete(securityEventsTable)
  await resetAllRateLimits(db)
})
afterEach(() => restoreClock())

function wait(duration: number) {
  now = new Date(now.getTime() + duration)
}

async function written() {
  await writeSecurityNotes(db)
  const rows = await db.select().from(securityEventsTable).orderBy(securityEventsTable.id)
  return rows.map(({ kind, userId, count }) => ({ kind, userId, count }))
}

async function signIn(email: string, password: string, address = "192.0.2.9") {
  const client = { address, device: "Firefox auf Linux", idempotencyKey: undefined }
  return signInWithPassword(db, { email, password, isPersistent: true, ...client })
}

test("wrong passwords of a minute are one row with a count, without address or name", async () => {
  const user = await makeUser(db, { passwordHash })
  for (const password of ["geraten-1", "geraten-2", "geraten-3"]) {
    await call("POST", "/api/auth/login/password", { body: { email: user.email, password } })
  }
  expect(await written()).toEqual([{ kind: "wrong_password", userId: user.id, count: 3 }])
  wait(minutes(1))
  await call("POST", "/api/auth/login/password", { body: { email: user.email, password: "nein" } })
  expect(await written()).toHaveLength(2)
  const everything = JSON.stringify(await db.select().from(securityEventsTable))
  for (const secret of [user.email, "127.0.0.1", "geraten", user.firstName]) {
    expect(everything).not.toContain(secret)
  }
})

test("two processes and a late write add up", async () => {
  const user = await makeUser(db)
  for (let round = 0; round < 3; round += 1) {
    noteSecurityEvent({ kind: "wrong_code", userId: user.id, address: "192.0.2.1" })
    await writeSecurityNotes(db)
  }
  expect(await written()).toEqual([{ kind: "wrong_code", userId: user.id, count: 3 }])
})

test("guesses at an address that nobody has are counted without an account", async () => {
  const body = { email: "niemand@example.org", token: "123456" }
  await call("POST", "/api/auth/login/token", { body })
  expect(await written()).toEqual([{ kind: "wrong_code", userId: null, count: 1 }])
})

test("a sign-in that is stopped by a limit says so, and is no limit of the caller beside it", async () => {
  const user = await makeUser(db, { passwordHash })
  for (let round = 0; round < 12; round += 1) {
    const body = { email: user.email, password: `geraten-${round}` }
    await call("POST", "/api/auth/login/password", { body })
  }
  expect(await written()).toEqual([
    { kind: "wrong_password", userId: user.id, count: 10 },
    { kind: "sign_in_limited", userId: user.id, count: 2 },
  ])
})

test("limits elsewhere, foreign accounts and the back office's calls are noted for who called", async () => {
  const user = await makeUser(db)
  const other = await makeUser(db)
  expect((await call("GET", `/api/users/${other.id}/as-owner`, { as: user.id })).status).toBe(404)
  const failed = await call("POST", "/api/mails/1/retry", { as: user.id })
  expect(failed.status).toBe(404)
  expect(await written()).toEqual([{ kind: "access_refused", userId: user.id, count: 2 }])
  for (let round = 0; round < 4; round += 1) {
    await call("POST", "/api/auth/login/token/send", { body: { email: "flut@example.org" } })
  }
  expect((await written()).at(-1)).toEqual({ kind: "limit_hit", userId: null, count: 1 })
})

test("what is somebody else's and answers as if it were missing is noted, what is public is not", async () => {
  const user = await makeUser(db)
  const { id } = await makeBooking(db)
  const foreign = await call("POST", `/api/bookings/${id}/withdraw`, { as: user.id })
  expect(foreign.status).toBe(404)
  expect(await written()).toEqual([{ kind: "access_refused", userId: user.id, count: 1 }])
  const missing = await call("GET", `/api/payments/${newRef()}`, { as: user.id })
  expect(missing.status).toBe(404)
  expect(await written()).toHaveLength(1)
})

test("a call that does not exist is not noted", async () => {
  const user = await makeUser(db)
  expect((await call("GET", "/api/gibt-es-nicht", { as: user.id })).status).toBe(404)
  expect(await written()).toEqual([])
})

test("its owner sees what concerned the account, with the device and without a place", async () => {
  const user = await makeUser(db, { passwordHash })
  await expect(signIn(user.email, "geraten", "203.0.113.5")).rejects.toThrow()
  wait(minutes(2))
  await signIn(user.email, PASSWORD)
  await writeSecurityNotes(db)
  const events = await listSecurityOf(db, user.id)
  expect(events).toMatchObject([
    { kind: "signed_in", device: "Firefox auf Linux", count: 1 },
    { kind: "wrong_password", device: null, count: 1 },
  ])
  expect(events[0]?.network).toMatch(/^[A-Z\d]{6}$/)
  expect(events[0]?.network).not.toBe(events[1]?.network)
})

test("a right password whose second factor is missing is no wrong one, a wrong factor is noted", async () => {
  const admin = await makeUser(db, { isAdmin: true, passwordHash })
  await makePasskey(db, admin.id)
  const missing = signIn(admin.email, PASSWORD)
  await expect(missing).rejects.toBeInstanceOf(SecondFactorNeeded)
  const { cookies } = await missing.catch((error: SecondFactorNeeded) => error)
  const cookie = (name: string) => cookies?.find((one) => one.name === name)?.value
  expect(await written()).toEqual([])
  const address = "192.0.2.9"
  await expect(finishSignIn(db, { code: "falsch", cookie, address })).rejects.toThrow()
  const code = await makeRecoveryCode(db, admin.email)
  await finishSignIn(db, { code, cookie, address })
  const rows = await written()
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(["signed_in", "wrong_factor"])
})

test("a blocked account that signs in and changes of rights are there, each change once", async () => {
  const admin = await makeUser(db, { isAdmin: true })
  const user = await makeUser(db, { passwordHash })
  const actor = {
    kind: "user",
    userId: admin.id,
    isPilot: false,
    isAdmin: true,
    officeRoles: ["owner"],
  } as const
  const statement = {
    ground: "terms",
    provision: "Nr. 8",
    reasons: "Gestohlene Karten, dreimal.",
  } as const
  await blockUser(db, actor, { userId: user.id, statement })
  await expect(signIn(user.email, PASSWORD)).rejects.toMatchObject({ code: "account-blocked" })
  const [event] = await db.select().from(eventsTable).where(eq(eventsTable.kind, "user.blocked"))
  await eventsQueue.run(db, { eventId: event?.id })
  await eventsQueue.run(db, { eventId: event?.id })
  expect(await written()).toEqual([
    { kind: "blocked", userId: user.id, count: 1 },
    { kind: "sign_in_refused", userId: user.id, count: 1 },
  ])
})

test("a flood from 1,000 networks is a hundred rows, and every try is counted", async () => {
  for (let index = 0; index < 1_000; index += 1) {
    noteSecurityEvent({ kind: "limit_hit", address: `2001:db8:${index.toString(16)}::1` })
  }
  const rows = await written()
  expect(rows).toHaveLength(101)
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(1_000)
})

test("a database that does not answer costs the notes, never the request", async () => {
  const gone = openDatabase(url)
  await gone.close()
  noteSecurityEvent({ kind: "limit_hit", address: "192.0.2.1" })
  await expect(writeSecurityNotes(gone.db)).resolves.toBeUndefined()
  expect(await written()).toEqual([])
})

test("after 30 days nothing is left", async () => {
  const user = await makeUser(db)
  noteSecurityEvent({ kind: "wrong_code", userId: user.id, address: "192.0.2.1" })
  await writeSecurityNotes(db)
  wait(days(29))
  await deleteSecurityEventsQueue.run(db, null)
  expect(await listSecurityOf(db, user.id)).toHaveLength(1)
  wait(days(1) + minutes(1))
  expect(await listSecurityOf(db, user.id)).toEqual([])
  await deleteSecurityEventsQueue.run(db, null)
  expect(await written()).toEqual([])
})

test("the back office filters by kind and account, counts the day and sees a spike", async () => {
  const user = await makeUser(db)
  noteSecurityEvent({ kind: "wrong_code", userId: user.id, address: "192.0.2.1" })
  noteSecurityEvent({ kind: "access_refused", userId: user.id, address: "192.0.2.1" })
  for (let round = 0; round <= MAX_AN_HOUR.session_reused; round += 1) {
    noteSecurityEvent({ kind: "session_reused" })
  }
  await writeSecurityNotes(db)
  const kindsAt = async (words: string) => {
    const query = parseListAddress(SECURITY_LIST, new URLSearchParams(words))
    const { entries } = await listSecurityLog(db, query)
    return entries.map(({ kind }) => kind).toSorted()
  }
  expect(await kindsAt("")).toEqual(["access_refused", "session_reused", "wrong_code"])
  expect(await kindsAt("art=wrong_code")).toEqual(["wrong_code"])
  expect(await kindsAt(`suche=${user.id}`)).toEqual(["access_refused", "wrong_code"])
  expect(await kindsAt("suche=lena@example.org")).toEqual([])
  expect(await countSecurityToday(db)).toContainEqual({ kind: "session_reused", count: 6 })
  expect(await listSecuritySpikes(db)).toEqual([{ kind: "session_reused", count: 6, max: 5 }])
  wait(minutes(61))
  expect(await countSecuritySpikes(db)).toBe(0)
})
