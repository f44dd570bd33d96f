import { readFileSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import { eq, sql } from "drizzle-orm"
import { afterAll, beforeEach, expect, test, vi } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { isLoginCodeHmac, loginCodeHmac } from "#features/auth/core/server/login-code.ts"
import { authenticatorAppsTable as apps } from "#features/auth/second-factor/server/second-factor-tables.ts"
import { openTotpSecret, sealTotpSecret } from "#features/auth/second-factor/server/totp.ts"
import { authenticate } from "#features/auth/sessions/server/authenticate.ts"
import { refreshSession } from "#features/auth/sessions/server/refresh-session.ts"
import { type Grant, grantFor } from "#features/auth/sessions/server/session-cookies.ts"
import { findSessionOfIntent, startSession } from "#features/auth/sessions/server/start-session.ts"
import { insertFeed } from "#features/calendar-feed/server/insert-feed.ts"
import { passToken, verifyPassToken } from "#features/flight-day/server/pass-token.ts"
import { getPushKeys } from "#features/push/server/push-keys.ts"
import { findStoredBankAccount } from "#features/users/core/server/bank-account-queries.ts"
import { sealIban } from "#features/users/core/server/iban-cipher.ts"
import { bankAccountsTable } from "#features/users/core/server/users-tables.ts"
import { setClockSource } from "#platform/clock.ts"
import { days, seconds } from "#platform/duration.ts"
import { withIdempotencyKey } from "#platform/server/idempotency.ts"
import { addSecret, GOOD_FOR_MS, hasOldSecrets, SIGNS_AFTER_MS } from "#platform/server/secrets.ts"
import { sourceFiles } from "#tests/architecture/source-files.ts"
import { testDatabase } from "#tests/support/database.ts"
import { finishRotation, leaveFormerSecrets } from "./former-secrets.ts"
import { SEALED_COLUMNS } from "./sealed-columns.ts"

/*
 * What was signed and sealed before the installation's secret changes, and what becomes of it. The file
 * of secrets is that of this test alone.
 */

const dataDir = vi.hoisted(() => {
  process.env.DATA_DIR = `${process.env.DATA_DIR}-secrets-${process.pid}`
  return process.env.DATA_DIR
})
afterAll(() => rmSync(dataDir, { recursive: true }))

const file = join(dataDir, "secret")
const linesOfFile = () => readFileSync(file, "utf8").trim().split("\n")

const db = await testDatabase()
let now = new Date("2027-03-10T12:00:00Z")
afterAll(setClockSource(() => now))

function wait(ms: number) {
  now = new Date(now.getTime() + ms)
}

/** What a process that starts now makes of the file: none of its modules is there yet. */
async function started() {
  vi.resetModules()
  return import("#features/flight-day/server/pass-token.ts")
}

beforeEach(async () => {
  wait(GOOD_FOR_MS)
  await leaveFormerSecrets(db)
  expect(linesOfFile()).toHaveLength(1)
})

const PASS = { bookingId: 12, flightId: 345 }
const IBAN = "DE89370400440532013000"
const APP = "JBSWY3DPEHPK3PXP"

/** Signed in, with an app, a bank account and the address of a calendar. */
async function somebody(intent?: string) {
  const { id: userId } = await makeUser(db)
  const session = await startSession(db, {
    userId,
    isPersistent: true,
    device: "Firefox auf Linux",
    method: "code",
    intent,
  })
  if (!session) throw new Error("no session")
  const app = { userId, sealedSecret: sealTotpSecret(userId, APP), startedAt: now }
  await db.insert(apps).values(app)
  await db.insert(bankAccountsTable).values({
    userId,
    accountHolder: "Lena Berger",
    ibanEncrypted: sealIban(userId, IBAN),
    ibanLast4: IBAN.slice(-4),
    updatedAt: now,
  })
  return { userId, session, grant: await grantFor(db, session), feed: await insertFeed(db, userId) }
}

const whoHas = ({ cookies }: Grant) =>
  authenticate(db, (name) => cookies.find((cookie) => cookie.name === name)?.value)

async function sealedOf(userId: number) {
  const [app] = await db.select().from(apps).where(eq(apps.userId, userId))
  const account = await findStoredBankAccount(db, userId)
  return [app && openTotpSecret(userId, app.sealedSecret), account?.clear?.iban]
}

/** As `npm run secrets:rotate`, which waits for the clock. */
async function rotate(options?: { isCompromised: boolean }) {
  addSecret(options)
  wait(options ? 0 : SIGNS_AFTER_MS)
  return leaveFormerSecrets(db)
}

test("the first start makes a secret of 256 bits that nobody else may read", () => {
  expect(passToken(PASS)).toMatch(/^12-345-/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test("a session, a pass, an app, a bank account and a calendar survive a new secret and a restart", async () => {
  const { userId, grant, feed } = await somebody()
  const push = await getPushKeys(db)
  const pass = passToken(PASS)
  expect(await rotate()).toBeGreaterThanOrEqual(4)

  expect(passToken(PASS)).not.toBe(pass)
  expect(verifyPassToken(pass)).toEqual(PASS)
  expect((await started()).verifyPassToken(pass)).toEqual(PASS)
  expect(await whoHas(grant)).toMatchObject({ userId })
  expect(await sealedOf(userId)).toEqual([APP, IBAN])
  expect(await insertFeed(db, userId)).toEqual(feed)
  expect(await getPushKeys(db)).toEqual(push)
  // what is sealed anew is so once
  expect(await leaveFormerSecrets(db)).toBe(0)
})

test("two rotations in a row lose nothing either", async () => {
  const { userId, grant } = await somebody()
  const pass = passToken(PASS)
  await rotate()
  await rotate()
  expect(linesOfFile()).toHaveLength(3)
  expect(verifyPassToken(pass)).toEqual(PASS)
  expect(await whoHas(grant)).toMatchObject({ userId })
  expect(await sealedOf(userId)).toEqual([APP, IBAN])
})

test("nothing is signed by a new secret before every process has read it", async () => {
  const other = await started()
  const pass = passToken(PASS)
  addSecret()
  expect(passToken(PASS)).toBe(pass)
  wait(SIGNS_AFTER_MS - 1)
  expect(passToken(PASS)).toBe(pass)
  wait(1)
  const next = passToken(PASS)
  expect(next).not.toBe(pass)
  // a process that has run all the time
  await expect.poll(() => other.verifyPassToken(next), { timeout: 10_000 }).toEqual(PASS)
  expect(other.verifyPassToken(pass)).toEqual(PASS)
})

test("after its time a former secret signs nothing, and the next start forgets it", async () => {
  const { userId } = await somebody()
  const pass = passToken(PASS)
  addSecret()
  wait(GOOD_FOR_MS - 1)
  expect(verifyPassToken(pass)).toEqual(PASS)
  wait(1)
  expect(verifyPassToken(pass)).toBeUndefined()
  // nobody has sealed anew: it is kept for what is sealed by it
  expect(await sealedOf(userId)).toEqual([APP, IBAN])
  expect(hasOldSecrets()).toBe(true)
  await finishRotation(db)
  expect(linesOfFile()).toHaveLength(1)
  expect(await sealedOf(userId)).toEqual([APP, IBAN])
  expect((await started()).verifyPassToken(pass)).toBeUndefined()
})

test("a secret that somebody else has is worth nothing at once; what it has sealed opens", async () => {
  const { userId, grant } = await somebody()
  const pass = passToken(PASS)
  await rotate({ isCompromised: true })
  expect(linesOfFile()).toHaveLength(1)
  expect(verifyPassToken(pass)).toBeUndefined()
  expect(verifyPassToken(passToken(PASS))).toEqual(PASS)
  expect(await whoHas(grant)).toBeNull()
  expect(await sealedOf(userId)).toEqual([APP, IBAN])
})

test("a rotation that is broken off is finished by the next start", async () => {
  const { userId } = await somebody()
  addSecret({ isCompromised: true })
  // killed here
  expect(linesOfFile()).toHaveLength(2)
  await finishRotation(db)
  expect(linesOfFile()).toHaveLength(1)
  expect(await sealedOf(userId)).toEqual([APP, IBAN])
})

test("a bank account whose secret was lost before stops nothing", async () => {
  const { userId } = await somebody()
  const other = await somebody()
  await db.execute(sql`update bank_accounts set iban_encrypted =
    (select iban_encrypted from bank_accounts where user_id = ${other.userId}) where user_id = ${userId}`)
  await rotate({ isCompromised: true })
  expect(linesOfFile()).toHaveLength(1)
  expect(await sealedOf(other.userId)).toEqual([APP, IBAN])
})

test("a call that is repeated after the change is the same call", async () => {
  const intent = { scope: "user:1", key: "the-same-key", content: "POST /api/x" }
  const first = await withIdempotencyKey(db, intent, async () => "first")
  const code = loginCodeHmac("challenge", "123456")
  const { session } = await somebody("an intent")
  await rotate()
  expect(await withIdempotencyKey(db, intent, async () => "second")).toBe(first)
  expect(isLoginCodeHmac(code, "challenge", "123456")).toBe(true)
  expect(isLoginCodeHmac(code, "challenge", "123457")).toBe(false)
  expect(await findSessionOfIntent(db, "an intent")).toMatchObject({
    id: session.id,
    refreshToken: session.refreshToken,
  })
})

test("two tabs that refresh on both sides of the change get the same token", async () => {
  const { session } = await somebody()
  addSecret()
  const refresh = async () => {
    const grant = await refreshSession(db, session.refreshToken)
    return grant?.cookies.find(({ name }) => name === "refresh")?.value
  }
  wait(SIGNS_AFTER_MS - seconds(1))
  const first = await refresh()
  wait(seconds(2))
  expect(await refresh()).toBe(first)
  wait(days(1))
  const next = await refreshSession(db, first ?? "")
  expect(next?.user.id).toBe(session.userId)
})

test("every file that seals names the column in which it keeps that", () => {
  const sealing = sourceFiles(/^features\//).filter((path) =>
    /from "#platform\/server\/seal\.ts"/.test(readFileSync(path, "utf8")),
  )
  const columns = sealing.map(
    (path) => readFileSync(path, "utf8").match(/: SealedColumn = /g)?.length ?? 0,
  )
  expect(columns.every(Boolean), sealing.join(", ")).toBe(true)
  expect(SEALED_COLUMNS).toHaveLength(columns.reduce((sum, count) => sum + count, 0))
})
