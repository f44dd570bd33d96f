import { eq } from "drizzle-orm"
import { beforeEach, expect, test } from "vitest"
import { hashPassword } from "#features/auth/core/server/password-hash.ts"
import { sendLoginCode } from "#features/auth/sign-in/server/send-login-code.tsx"
import { signInWithCode } from "#features/auth/sign-in/server/sign-in-with-code.ts"
import { signInWithLink } from "#features/auth/sign-in/server/sign-in-with-link.ts"
import { signInWithPassword } from "#features/auth/sign-in/server/sign-in-with-password.ts"
import { confirmEmail } from "#features/users/core/server/confirm-email.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { DomainError } from "#platform/errors.ts"
import {
  codeMailedTo,
  mailsTo,
  resetAllRateLimits,
  wrongCodes,
} from "#tests/support/account-steps.ts"
import { testDatabase } from "#tests/support/database.ts"

/*
 * No clock is moved: what a stranger does in a day is done at one moment here, which is worse, because
 * no limit has forgotten anything when the owner comes.
 */

const db = await testDatabase()

const PASSWORD = "Über den Wolken 17"
const passwordHash = await hashPassword(PASSWORD)
const HOME = "198.51.100.7"
const DAY_OF_TRIES = 120

/** What one account lets strangers guess within an hour, from however many networks. */
const GUESSES_AN_HOUR = { codes: 20, passwords: 20 }

beforeEach(() => resetAllRateLimits(db))

async function account(email: string): Promise<string> {
  const userId = await confirmEmail(db, email)
  await db.update(usersTable).set({ passwordHash }).where(eq(usersTable.id, userId))
  return email
}

/** An address of a network of its own for each number. */
const network = (number: number) => `2001:db8:${number.toString(16)}::1`

function byCode(email: string, code: string, address: string, knownDevice?: string) {
  const client = { address, device: "Firefox auf Linux", knownDevice, idempotencyKey: undefined }
  return signInWithCode(db, { email, code, isPersistent: true, ...client })
}

function byPassword(email: string, password: string, address: string, knownDevice?: string) {
  const client = { address, device: "Firefox auf Linux", knownDevice, idempotencyKey: undefined }
  return signInWithPassword(db, { email, password, isPersistent: true, ...client })
}

/** How many of these tries were compared with the secret, and not refused before. */
async function compared(tries: Iterable<() => Promise<unknown>>): Promise<number> {
  let count = 0
  for (const attempt of tries) {
    const refusal = await attempt().catch((error: unknown) => error)
    if (!(refusal instanceof DomainError)) throw new Error("a guess was right")
    if (refusal.kind === "unauthenticated") count += 1
  }
  return count
}

function* codesFromEverywhere(email: string, code: string, networks: number) {
  for (const [index, wrong] of wrongCodes(code, DAY_OF_TRIES).entries()) {
    yield () => byCode(email, wrong, network(index % networks))
  }
}

function* passwordsFromEverywhere(email: string) {
  for (let index = 0; index < DAY_OF_TRIES; index += 1) {
    yield () => byPassword(email, `geraten-${index}`, network(index))
  }
}

/** The cookie by which a browser shows that its owner has signed in here before. */
async function knownDeviceOf(email: string): Promise<string> {
  const { cookies } = await byPassword(email, PASSWORD, HOME)
  const cookie = cookies.find(({ name }) => name === "known_device")
  if (!cookie) throw new Error("no cookie of a known device")
  return cookie.value
}

async function linkMailedTo(email: string): Promise<string> {
  const [mail] = await mailsTo(db, email)
  return /direct-login\/[^/]+\/([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "no link"
}

test("a stranger types wrong codes all day, the owner signs in by a fresh code", async () => {
  const email = await account("codes@example.org")
  await compared(codesFromEverywhere(email, "000000", 50))
  await sendLoginCode(db, { email, address: HOME })
  const code = await codeMailedTo(db, email)
  // goes on while the mail is on its way
  await compared(codesFromEverywhere(email, code, 50))
  expect((await byCode(email, code, HOME)).user.email).toBe(email)
})

test("a stranger asks for codes, too, and the code that the owner asked for still counts", async () => {
  const email = await account("anforderung@example.org")
  await sendLoginCode(db, { email, address: HOME })
  const code = await codeMailedTo(db, email)
  for (let sent = 0; sent < 3; sent += 1) await sendLoginCode(db, { email, address: network(1) })
  expect((await byCode(email, code, HOME)).user.email).toBe(email)
})

test("a stranger who has asked for all the codes they get leaves some for the owner", async () => {
  const email = await account("vorrat@example.org")
  for (let sent = 0; sent < 20; sent += 1) {
    await sendLoginCode(db, { email, address: network(1) }).catch(() => {})
  }
  await sendLoginCode(db, { email, address: HOME })
  expect((await byCode(email, await codeMailedTo(db, email), HOME)).user.email).toBe(email)
})

test("many networks ask and type: the link of the last mail opens the account in any browser", async () => {
  const email = await account("botnetz@example.org")
  for (let index = 0; index < 40; index += 1) {
    await sendLoginCode(db, { email, address: network(index) }).catch(() => {})
    await compared([
      () => byCode(email, "000001", network(index)),
      () => byCode(email, "000002", network(index)),
    ])
  }
  const linkToken = await linkMailedTo(email)
  const client = { address: HOME, device: "Firefox auf Linux", idempotencyKey: undefined }
  const grant = await signInWithLink(db, { email, linkToken, isPersistent: true, ...client })
  expect(grant?.user.email).toBe(email)
})

test("many networks ask and type: a browser that knows the account has codes of its own", async () => {
  const email = await account("bekannt@example.org")
  const knownDevice = await knownDeviceOf(email)
  for (let index = 0; index < 40; index += 1) {
    await sendLoginCode(db, { email, address: network(index) }).catch(() => {})
    await compared([() => byCode(email, "000001", network(index))])
  }
  await sendLoginCode(db, { email, address: HOME, knownDevice })
  const code = await codeMailedTo(db, email)
  expect((await byCode(email, code, HOME, knownDevice)).user.email).toBe(email)
})

test("a stranger types wrong passwords all day: a known browser signs in, the others by mail", async () => {
  const email = await account("passwoerter@example.org")
  const knownDevice = await knownDeviceOf(email)
  await compared(passwordsFromEverywhere(email))
  expect((await byPassword(email, PASSWORD, HOME, knownDevice)).user.email).toBe(email)
  await expect(byPassword(email, PASSWORD, "203.0.113.4")).rejects.toMatchObject({
    kind: "limited",
    message: expect.stringContaining("Code oder Link aus einer Mail"),
  })
  await sendLoginCode(db, { email, address: "203.0.113.4" })
  const code = await codeMailedTo(db, email)
  expect((await byCode(email, code, "203.0.113.4")).user.email).toBe(email)
})

test("guesses from 120 networks: at most 20 codes and 20 passwords an hour are compared", async () => {
  const email = await account("raten@example.org")
  let guessed = 0
  for (let index = 0; index < DAY_OF_TRIES; index += 1) {
    // the most that a guesser can do: a challenge of their own wherever they get one
    await sendLoginCode(db, { email, address: network(index) }).catch(() => {})
    const code = await codeMailedTo(db, email)
    const [first = "", second = ""] = wrongCodes(code, 2)
    guessed += await compared([
      () => byCode(email, first, network(index)),
      () => byCode(email, second, network(index + 1)),
    ])
  }
  expect(guessed).toBeGreaterThan(0)
  expect(guessed).toBeLessThanOrEqual(GUESSES_AN_HOUR.codes)
  const passwords = await compared(passwordsFromEverywhere(email))
  expect(passwords).toBe(GUESSES_AN_HOUR.passwords)
})

test("a known browser has ten guesses, too, and knows no other account than its own", async () => {
  const email = await account("geliehen@example.org")
  const other = await account("fremd@example.org")
  const knownDevice = await knownDeviceOf(email)
  const tries = function* (of: string) {
    for (let index = 0; index < 30; index += 1) {
      yield () => byPassword(of, `geraten-${index}`, network(index), knownDevice)
    }
  }
  expect(await compared(tries(email))).toBe(10)
  expect(await compared(tries(other))).toBe(GUESSES_AN_HOUR.passwords)
  const forged = `${knownDevice.split(".")[0]}.${"A".repeat(43)}`
  await resetAllRateLimits(db)
  await compared(passwordsFromEverywhere(email))
  await expect(byPassword(email, PASSWORD, HOME, forged)).rejects.toMatchObject({ kind: "limited" })
})

test("a whole /64 of IPv6 is one network", async () => {
  const email = await account("netz@example.org")
  const tries = Array.from({ length: 15 }, (_, index) => () => {
    return byPassword(email, `geraten-${index}`, `2001:db8:0:1::${(index + 1).toString(16)}`)
  })
  expect(await compared(tries)).toBe(10)
})
