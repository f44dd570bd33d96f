import { eq } from "drizzle-orm"
import { afterEach, beforeEach, expect, test } from "vitest"
import { loginChallengesTable, sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import { findUserByEmail } from "#features/users/core/server/users-queries.ts"
import { setClockSource } from "#platform/clock.ts"
import { minutes } from "#platform/duration.ts"
import { mailsTo, resetAllRateLimits, wrongCodes } from "#tests/support/account-steps.ts"
import { testDatabase } from "#tests/support/database.ts"
import { parseDirectLogin } from "../direct-login-link.ts"
import { findLinkState } from "./link-state.ts"
import { sendLoginCode } from "./send-login-code.tsx"
import { signInWithCode } from "./sign-in-with-code.ts"
import { signInWithLink } from "./sign-in-with-link.ts"

const db = await testDatabase()

let now = new Date("2027-05-01T10:00:00Z")
let restoreClock = () => {}

beforeEach(async () => {
  restoreClock = setClockSource(() => now)
  await resetAllRateLimits(db)
})
afterEach(() => restoreClock())

function wait(duration: number) {
  now = new Date(now.getTime() + duration)
}

/** The link of the newest mail, read back from its address as the page does. */
async function mailedLink(email: string, redirect?: string) {
  wait(minutes(0.1))
  await sendLoginCode(db, { email, address: "192.0.2.1", redirect })
  const [mail] = await mailsTo(db, email)
  const address = /http:\S+\/de\/direct-login\/\S+/.exec(mail?.text ?? "")?.[0]
  const url = new URL(address ?? "")
  const [mailed = "", token = ""] = url.pathname.split("/").slice(3)
  const proof = parseDirectLogin({ email: decodeURIComponent(mailed), token })
  if (!proof) throw new Error("the link cannot be read")
  return { ...proof, url, code: /\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "" }
}

interface Proof {
  email: string
  linkToken: string
}

function click({ email, linkToken }: Proof, idempotencyKey?: string) {
  return signInWithLink(db, {
    email,
    linkToken,
    isPersistent: true,
    address: "192.0.2.1",
    device: "Firefox auf Linux",
    idempotencyKey,
  })
}

function signInByCode(email: string, code: string) {
  const rest = {
    isPersistent: true,
    address: "192.0.2.1",
    device: "Lynx",
    idempotencyKey: undefined,
  }
  return signInWithCode(db, { email, code, ...rest })
}

test("the click signs in, makes the account of the address, and the session says how", async () => {
  const link = await mailedLink("neu@example.org")
  expect(await findUserByEmail(db, "neu@example.org")).toBeUndefined()
  const grant = await click(link)
  expect(grant?.user.email).toBe("neu@example.org")
  expect(await findUserByEmail(db, "neu@example.org")).toMatchObject({ isConfirmed: true })
  const [session] = await db
    .select()
    .from(sessionsTable)
    .where(eq(sessionsTable.id, grant?.sessionId ?? ""))
  expect(session).toMatchObject({ method: "link", isPersistent: true })
})

test("looking at a link as often as one likes changes nothing", async () => {
  const link = await mailedLink("scanner@example.org")
  const before = await db.select().from(loginChallengesTable)
  for (let look = 0; look < 20; look += 1) expect(await findLinkState(db, link)).toBe("open")
  expect(await db.select().from(loginChallengesTable)).toEqual(before)
  expect(await findUserByEmail(db, "scanner@example.org")).toBeUndefined()
  expect(await click(link)).not.toBeNull()
})

test("a link is good once, also for many at the same moment", async () => {
  const link = await mailedLink("einmal@example.org")
  const clicks = await Promise.all(Array.from({ length: 6 }, () => click(link)))
  expect(clicks.filter((grant) => grant !== null)).toHaveLength(1)
  expect(await findLinkState(db, link)).toBe("used")
  expect(await click(link)).toBeNull()
})

test("a second click on the same page finds the session of the first, another page does not", async () => {
  const link = await mailedLink("doppelt@example.org")
  const first = await click(link, "the-page-of-this-click")
  const second = await click(link, "the-page-of-this-click")
  expect(second?.sessionId).toBe(first?.sessionId)
  expect(await click(link, "a-page-of-somebody-else")).toBeNull()
})

test("a link is good for ten minutes", async () => {
  const punctual = await mailedLink("puenktlich@example.org")
  const late = await mailedLink("spaet@example.org")
  wait(minutes(9.8))
  expect(await click(punctual)).not.toBeNull()
  wait(minutes(0.2))
  expect(await findLinkState(db, late)).toBe("over")
  expect(await click(late)).toBeNull()
})

test("code and link of a mail are one key: using either uses both up", async () => {
  const byCode = await mailedLink("code-zuerst@example.org")
  await signInByCode(byCode.email, byCode.code)
  expect(await findLinkState(db, byCode)).toBe("used")
  expect(await click(byCode)).toBeNull()
  const byLink = await mailedLink("link-zuerst@example.org")
  await click(byLink)
  await expect(signInByCode(byLink.email, byLink.code)).rejects.toMatchObject({
    kind: "unauthenticated",
  })
})

test("the links of two mails and a code, all at one moment, never block each other", async () => {
  for (let round = 0; round < 5; round += 1) {
    await resetAllRateLimits(db)
    const older = await mailedLink("gedraenge@example.org")
    const newer = await mailedLink("gedraenge@example.org")
    const results = await Promise.all([
      click(older),
      click(newer),
      signInByCode(newer.email, newer.code).catch((error: { kind?: string }) => {
        expect(error.kind).toBe("unauthenticated")
        return null
      }),
    ])
    expect(results.filter((grant) => grant !== null)).toHaveLength(1)
  }
})

test("guessing codes does not lock the owner of the address out: the link still works", async () => {
  const link = await mailedLink("belagert@example.org")
  for (const guess of wrongCodes(link.code, 6)) {
    await expect(signInByCode(link.email, guess)).rejects.toMatchObject({ kind: "unauthenticated" })
  }
  await expect(signInByCode(link.email, link.code)).rejects.toMatchObject({
    kind: "unauthenticated",
  })
  expect(await click(link)).not.toBeNull()
})

test("a link opens no other address than its own", async () => {
  const link = await mailedLink("eine@example.org")
  await mailedLink("andere@example.org")
  expect(await click({ email: "andere@example.org", linkToken: link.linkToken })).toBeNull()
  expect(await click({ email: link.email, linkToken: "A".repeat(43) })).toBeNull()
  expect(await findLinkState(db, link)).toBe("open")
})

test.each([
  ["lena+berge@example.org", undefined],
  ["jörg/2%2f@müller.example", "/de/cockpit/archiv?seite=2"],
])("the address of %s survives the mail (redirect: %s)", async (email, redirect) => {
  const link = await mailedLink(email, redirect)
  expect(link.email).toBe(email)
  expect(link.url.searchParams.get("redirect")).toBe(redirect ?? null)
})

test.each([
  ["no address", { email: "lena", token: "A".repeat(43) }],
  ["a short token", { email: "lena@example.org", token: "A".repeat(42) }],
  ["a token with something behind it", { email: "lena@example.org", token: `${"A".repeat(43)}.` }],
  ["nothing", { email: "", token: "" }],
])("an address with %s is broken", (_, params) => {
  expect(parseDirectLogin(params)).toBeUndefined()
})
