import { desc, eq } from "drizzle-orm"
import { afterEach, beforeEach, expect, test } from "vitest"
import { loginChallengesTable, sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import { findUserByEmail, getOwnUser } from "#features/users/core/server/users-queries.ts"
import { setClockSource } from "#platform/clock.ts"
import { minutes } from "#platform/duration.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { resetAllRateLimits } from "#tests/support/account-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { sendLoginCode } from "./send-login-code.tsx"
import { signInWithCode } from "./sign-in-with-code.ts"

const db = await testDatabase()

const START = new Date("2027-05-01T10:00:00Z")
let now = START
let restoreClock = () => {}
let client = 0

beforeEach(() => {
  now = START
  client += 1
  restoreClock = setClockSource(() => now)
})
afterEach(() => restoreClock())

function wait(duration: number) {
  now = new Date(now.getTime() + duration)
}

async function mailsTo(email: string) {
  return db
    .select()
    .from(mailsTable)
    .where(eq(mailsTable.recipient, email))
    .orderBy(desc(mailsTable.createdAt))
}

async function codeFor(email: string): Promise<string> {
  await sendLoginCode(db, { email, address: `client-${client}` })
  const [mail] = await mailsTo(email)
  return /\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "no code in the mail"
}

function signIn(email: string, code: string, idempotencyKey?: string) {
  return signInWithCode(db, {
    email,
    code,
    isPersistent: true,
    address: `client-${client}`,
    device: "Firefox auf Linux",
    idempotencyKey,
  })
}

/** `count` codes that are not `right`. */
function wrongCodes(right: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    String((Number(right) + index + 1) % 1_000_000).padStart(6, "0"),
  )
}

const REFUSED = {
  kind: "unauthenticated",
  fields: { token: "Der Token ist ungültig. Bitte überprüfe deine Eingabe." },
}

test("the code from the mail signs in and makes the account of its address", async () => {
  const code = await codeFor("neu@example.org")
  expect(await findUserByEmail(db, "neu@example.org")).toBeUndefined()
  const grant = await signIn("neu@example.org", code)
  expect(grant.user).toMatchObject({ email: "neu@example.org", isPilot: false, isAdmin: false })
  expect(await findUserByEmail(db, "neu@example.org")).toEqual({
    id: grant.user.id,
    isConfirmed: true,
  })
  expect(await getOwnUser(db, grant.user.id)).toEqual(grant.user)
})

test("an account that exists is signed in, not made again", async () => {
  const first = await signIn("da@example.org", await codeFor("da@example.org"))
  wait(minutes(1))
  const second = await signIn("da@example.org", await codeFor("da@example.org"))
  expect(second.user.id).toBe(first.user.id)
  expect(second.sessionId).not.toBe(first.sessionId)
})

test("the mail is the same with and without an account, and leaves as plain text too", async () => {
  const code = await codeFor("leser@example.org")
  await signIn("leser@example.org", code)
  wait(minutes(1))
  const again = await codeFor("leser@example.org")
  const [later, former] = await mailsTo("leser@example.org")
  const withoutSecrets = (html = "", digits = "") =>
    html.replaceAll(digits, "").replaceAll(/(?<=direct-login\/leser%40example.org\/)[\w-]{43}/g, "")
  expect(withoutSecrets(later?.html, again)).toBe(withoutSecrets(former?.html, code))
  expect(later?.subject).toBe("Dein Code für Aufwind")
  expect(later?.containsCode).toBe(true)
  expect(later?.text).toContain("Der Code gilt zehn Minuten")
  await workOff(db)
  expect((await mailsTo("leser@example.org")).map(({ status }) => status)).toEqual(["kept", "kept"])
})

test("no code is stored in a form that could be read", async () => {
  const code = await codeFor("tresor@example.org")
  await expect(signIn("tresor@example.org", wrongCodes(code, 1)[0] ?? "")).rejects.toMatchObject(
    REFUSED,
  )
  const rows = JSON.stringify(await db.select().from(loginChallengesTable))
  expect(rows).not.toContain(code)
  expect(rows).not.toContain(`"${wrongCodes(code, 1)[0]}"`)
})

test("after five distinct wrong codes the right one is refused too", async () => {
  const code = await codeFor("fuenf@example.org")
  for (const wrong of wrongCodes(code, 5)) {
    await expect(signIn("fuenf@example.org", wrong)).rejects.toMatchObject(REFUSED)
  }
  await expect(signIn("fuenf@example.org", code)).rejects.toMatchObject(REFUSED)
})

test("the same wrong code counts once", async () => {
  const code = await codeFor("gleich@example.org")
  const [wrong = ""] = wrongCodes(code, 1)
  for (let round = 0; round < 8; round += 1) {
    await expect(signIn("gleich@example.org", wrong)).rejects.toMatchObject(REFUSED)
  }
  await expect(signIn("gleich@example.org", code)).resolves.toMatchObject({})
})

test("the right code is good as the fifth try", async () => {
  const code = await codeFor("knapp@example.org")
  for (const wrong of wrongCodes(code, 4)) {
    await expect(signIn("knapp@example.org", wrong)).rejects.toMatchObject(REFUSED)
  }
  await expect(signIn("knapp@example.org", code)).resolves.toMatchObject({})
})

test("of 20 parallel wrong codes five are compared, and the right one then is refused", async () => {
  const code = await codeFor("parallel@example.org")
  const tries = wrongCodes(code, 20).map((wrong) => signIn("parallel@example.org", wrong))
  const results = await Promise.allSettled(tries)
  expect(results.map(({ status }) => status)).toEqual(Array(20).fill("rejected"))
  const [challenge] = await db
    .select()
    .from(loginChallengesTable)
    .where(eq(loginChallengesTable.email, "parallel@example.org"))
  expect(challenge?.wrongCodes).toHaveLength(5)
  await resetAllRateLimits(db)
  await expect(signIn("parallel@example.org", code)).rejects.toMatchObject(REFUSED)
})

test("a code is good for ten minutes", async () => {
  const punctual = await codeFor("puenktlich@example.org")
  const late = await codeFor("spaet@example.org")
  wait(minutes(9.9))
  await expect(signIn("puenktlich@example.org", punctual)).resolves.toMatchObject({})
  wait(minutes(0.1))
  await expect(signIn("spaet@example.org", late)).rejects.toMatchObject(REFUSED)
})

test("a code is good once, also for two at the same moment", async () => {
  const code = await codeFor("einmal@example.org")
  const results = await Promise.allSettled([
    signIn("einmal@example.org", code),
    signIn("einmal@example.org", code),
    signIn("einmal@example.org", code),
  ])
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
  await expect(signIn("einmal@example.org", code)).rejects.toMatchObject(REFUSED)
})

test("a repeat with the same Idempotency-Key finds its session, nobody else's repeat does", async () => {
  const code = await codeFor("funkloch@example.org")
  const first = await signIn("funkloch@example.org", code, "intent-of-this-click")
  const again = await signIn("funkloch@example.org", code, "intent-of-this-click")
  expect(again.sessionId).toBe(first.sessionId)
  const sessions = await db
    .select()
    .from(sessionsTable)
    .where(eq(sessionsTable.userId, first.user.id))
  expect(sessions).toHaveLength(1)
  await expect(signIn("funkloch@example.org", code, "another-intent")).rejects.toMatchObject(
    REFUSED,
  )
})

test("only the newest code of an address counts, and using it burns the older ones", async () => {
  const older = await codeFor("neueste@example.org")
  wait(minutes(1))
  const newest = await codeFor("neueste@example.org")
  if (older !== newest) {
    await expect(signIn("neueste@example.org", older)).rejects.toMatchObject(REFUSED)
  }
  await expect(signIn("neueste@example.org", newest)).resolves.toMatchObject({})
  await expect(signIn("neueste@example.org", older)).rejects.toMatchObject(REFUSED)
})

test("a code opens no other address than its own", async () => {
  const code = await codeFor("eine@example.org")
  await codeFor("andere@example.org")
  const [other] = await mailsTo("andere@example.org")
  if (!other?.text.includes(code)) {
    await expect(signIn("andere@example.org", code)).rejects.toMatchObject(REFUSED)
  }
  await expect(signIn("niemand@example.org", code)).rejects.toMatchObject(REFUSED)
})

test("a fourth code within a quarter of an hour is refused, a sixth to one address from wherever", async () => {
  for (let round = 0; round < 3; round += 1) await codeFor("flut@example.org")
  await expect(codeFor("flut@example.org")).rejects.toMatchObject({ kind: "limited" })
  for (let round = 0; round < 2; round += 1) {
    client += 1
    await codeFor("flut@example.org")
  }
  client += 1
  await expect(codeFor("flut@example.org")).rejects.toMatchObject({ kind: "limited" })
  expect(await mailsTo("flut@example.org")).toHaveLength(5)
})

test("one client gets no codes for hundreds of addresses", async () => {
  for (let index = 0; index < 30; index += 1) {
    await sendLoginCode(db, { email: `reihe-${index}@example.org`, address: "streuer" })
  }
  await expect(
    sendLoginCode(db, { email: "reihe-30@example.org", address: "streuer" }),
  ).rejects.toMatchObject({ kind: "limited" })
})
