import { and, eq, inArray, sql } from "drizzle-orm"
import { afterEach, beforeEach, expect, test } from "vitest"
import { FRESH_PROOF_MS } from "#features/auth/core/auth.ts"
import { loginChallengesTable } from "#features/auth/core/server/auth-tables.ts"
import { confirmEmail } from "#features/users/core/server/confirm-email.ts"
import { createUser } from "#features/users/core/server/create-user.ts"
import { findUserByEmail, getOwnUser } from "#features/users/core/server/users-queries.ts"
import { setClockSource } from "#platform/clock.ts"
import { eventsTable } from "#platform/server/events.ts"
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

const WRONG = "Der Token ist ungültig. Bitte überprüfe deine Eingabe."

let count = 0
let oldEmail = ""
let newEmail = ""
let now = new Date("2027-05-01T10:00:00Z")
let restoreClock = () => {}

beforeEach(async () => {
  count += 1
  oldEmail = `alt-${count}@example.org`
  newEmail = `neu-${count}@example.org`
  restoreClock = setClockSource(() => now)
  await resetAllRateLimits(db)
})
afterEach(() => restoreClock())

type Session = Awaited<ReturnType<typeof signedInAs>>

const ask = ({ userId, cookie }: Session, email: string) =>
  call("POST", `/api/users/${userId}/settings/email`, { body: { email }, cookie })

const confirm = ({ userId, cookie }: Session, currentToken: string, newToken: string) =>
  call("POST", `/api/users/${userId}/settings/email/confirm`, {
    body: { currentToken, newToken },
    cookie,
  })

const oldCode = () => codeMailedTo(db, oldEmail, "Wechsel der Adresse")
const newCode = () => codeMailedTo(db, newEmail, "neue Adresse")

async function emailOf({ userId }: Session): Promise<string> {
  return (await getOwnUser(db, userId)).email
}

async function isAlive({ userId, cookie }: Session): Promise<boolean> {
  return (await call("GET", `/api/users/${userId}/as-owner`, { cookie })).status === 200
}

async function subjectsTo(email: string): Promise<string[]> {
  return (await mailsTo(db, email)).map(({ subject }) => subject)
}

test("both codes change the address; other sessions end, and both addresses are notified", async () => {
  const session = await signedInAs(db, oldEmail)
  const other = await signedInAs(db, oldEmail)
  const asked = await ask(session, `  ${newEmail.toUpperCase()}`)
  expect([asked.status, asked.json]).toEqual([200, { areCodesSent: true }])
  expect(await emailOf(session)).toBe(oldEmail)
  const { status, json } = await confirm(session, await oldCode(), await newCode())
  expect([status, json]).toEqual([200, { isConfirmed: true }])
  expect(await emailOf(session)).toBe(newEmail)
  expect(await findUserByEmail(db, newEmail)).toEqual({ id: session.userId, isConfirmed: true })
  expect(await findUserByEmail(db, oldEmail)).toBeUndefined()
  expect([await isAlive(session), await isAlive(other)]).toEqual([true, false])
  for (const email of [oldEmail, newEmail]) {
    expect(await subjectsTo(email)).toContain("Mailadresse geändert")
  }
  const events = await db
    .select()
    .from(eventsTable)
    .where(
      and(eq(eventsTable.entityId, session.userId), eq(eventsTable.kind, "user.email_changed")),
    )
  expect(events).toMatchObject([{ data: {} }])
})

test("whoever asks for it has proven lately that it is them", async () => {
  const session = await signedInAs(db, oldEmail)
  now = new Date(now.getTime() + FRESH_PROOF_MS + 1)
  expect(await ask(session, newEmail)).toMatchObject({
    status: 403,
    json: { code: "fresh-proof-needed" },
  })
  expect(await mailsTo(db, newEmail)).toEqual([])
  const proof = `/api/users/${session.userId}/proof/code`
  await call("POST", `${proof}/send`, { cookie: session.cookie })
  const token = await codeMailedTo(db, oldEmail, "Dein Code zur Bestätigung")
  await call("POST", proof, { cookie: session.cookie, body: { token } })
  expect((await ask(session, newEmail)).status).toBe(200)
})

test("each mail says which half it is, and the new address learns nothing of the old one", async () => {
  const session = await signedInAs(db, oldEmail)
  await ask(session, newEmail)
  const [leaving] = await mailsTo(db, oldEmail)
  const [arriving] = await mailsTo(db, newEmail)
  expect(leaving?.text).toContain("Code aus der bisherigen Adresse")
  expect(leaving?.text).toContain(newEmail)
  expect(arriving?.text).toContain("Code aus der neuen Adresse")
  expect(arriving?.html).not.toContain(oldEmail)
  expect([leaving?.containsCode, arriving?.containsCode]).toEqual([true, true])
})

test("one code alone changes nothing, and the wrong one is named", async () => {
  const session = await signedInAs(db, oldEmail)
  await ask(session, newEmail)
  const [right, alsoRight] = [await oldCode(), await newCode()]
  const [wrong = ""] = wrongCodes(right, 1).filter((code) => code !== alsoRight)
  const entry = (property: string) => ({ property, constraints: { "wrong-code": WRONG } })
  const tries = [
    { codes: [wrong, alsoRight], refused: [entry("currentToken")] },
    { codes: [right, wrong], refused: [entry("newToken")] },
    { codes: [alsoRight, right], refused: [entry("currentToken"), entry("newToken")] },
  ]
  for (const { codes, refused } of tries) {
    const { status, json } = await confirm(session, codes[0] ?? "", codes[1] ?? "")
    expect([status, json.message]).toEqual([400, refused])
  }
  expect(await emailOf(session)).toBe(oldEmail)
  expect((await confirm(session, right, alsoRight)).status).toBe(200)
})

test("a taken address is answered like a free one; only its owner is notified, and no code fits", async () => {
  const session = await signedInAs(db, oldEmail)
  const owner = await confirmEmail(db, newEmail)
  const asked = await ask(session, newEmail)
  const free = await ask(session, `frei-${count}@example.org`)
  expect([asked.status, asked.json]).toEqual([free.status, free.json])
  now = new Date(now.getTime() + 1000)
  await ask(session, newEmail)
  const [mail] = await mailsTo(db, newEmail)
  expect(mail?.subject).toBe("Diese Adresse hat schon ein Konto")
  expect(mail?.text).not.toMatch(/\b\d{6}\b/)
  const { status, json } = await confirm(session, await oldCode(), "123456")
  expect([status, json.message[0].property]).toEqual([400, "newToken"])
  expect(await findUserByEmail(db, newEmail)).toEqual({ id: owner, isConfirmed: true })
})

test("an account that was never confirmed is replaced by a new registration", async () => {
  const session = await signedInAs(db, oldEmail)
  const unproven = await createUser(db, { email: newEmail })
  await ask(session, newEmail)
  expect((await confirm(session, await oldCode(), await newCode())).status).toBe(200)
  expect(await findUserByEmail(db, newEmail)).toEqual({ id: session.userId, isConfirmed: true })
  await expect(getOwnUser(db, unproven)).rejects.toMatchObject({ kind: "not-found" })
})

test("an address that got its account meanwhile stays with it", async () => {
  const session = await signedInAs(db, oldEmail)
  await ask(session, newEmail)
  const owner = await confirmEmail(db, newEmail)
  const { status, json } = await confirm(session, await oldCode(), await newCode())
  expect([status, json.message[0]]).toMatchObject([400, { property: "newToken" }])
  expect(await emailOf(session)).toBe(oldEmail)
  expect(await findUserByEmail(db, newEmail)).toEqual({ id: owner, isConfirmed: true })
})

test("two accounts after one address, at once: one gets it, the other is refused", async () => {
  const people = await Promise.all(
    [0, 1].map((n) => signedInAs(db, `um-${count}-${n}@example.org`)),
  )
  const codes: [string, string][] = []
  for (const [n, person] of people.entries()) {
    await ask(person, newEmail)
    codes.push([
      await codeMailedTo(db, `um-${count}-${n}@example.org`, "Wechsel der Adresse"),
      await newCode(),
    ])
    now = new Date(now.getTime() + 1000)
  }
  const answers = await Promise.all(
    people.map((person, n) => confirm(person, ...(codes[n] ?? ["", ""]))),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  const emails = await Promise.all(people.map(emailOf))
  expect(emails.filter((email) => email === newEmail)).toHaveLength(1)
})

test("two people who swap addresses are both refused, and nobody waits for ever", async () => {
  const one = await signedInAs(db, oldEmail)
  const other = await signedInAs(db, newEmail)
  await ask(one, newEmail)
  await ask(other, oldEmail)
  const answers = await Promise.all([
    confirm(one, await oldCode(), "111111"),
    confirm(other, await codeMailedTo(db, newEmail, "Wechsel der Adresse"), "111111"),
  ])
  expect(answers.map(({ status }) => status)).toEqual([400, 400])
})

test("a stranger who asks for somebody's address does not spoil the change they are making", async () => {
  const session = await signedInAs(db, oldEmail)
  await ask(session, newEmail)
  const stranger = await signedInAs(db, `fremd-${count}@example.org`)
  now = new Date(now.getTime() + 1000)
  await ask(stranger, oldEmail)
  expect((await confirm(session, await oldCode(), await newCode())).status).toBe(200)
})

test("of 100 wrong pairs at once at most five are compared on each side", async () => {
  const session = await signedInAs(db, oldEmail)
  await ask(session, newEmail)
  const [current, next] = [await oldCode(), await newCode()]
  const wrong = wrongCodes(next, 101)
    .filter((code) => code !== current)
    .slice(0, 100)
  const answers = await Promise.all(wrong.map((code) => confirm(session, code, code)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400, 429]))
  const compared = await db
    .select({ tries: sql<number>`cardinality(wrong_tries)` })
    .from(loginChallengesTable)
    .where(inArray(loginChallengesTable.email, [oldEmail, newEmail]))
  expect(compared).toEqual([{ tries: 5 }, { tries: 5 }])
  await resetAllRateLimits(db)
  expect((await confirm(session, current, next)).status).toBe(400)
})

test("both codes many times at once change the address once, and a late repeat succeeds too", async () => {
  const session = await signedInAs(db, oldEmail)
  await ask(session, newEmail)
  const codes = [await oldCode(), await newCode()] as const
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(session, ...codes)))
  answers.push(await confirm(session, ...codes))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  const notices = (await subjectsTo(oldEmail)).filter(
    (subject) => subject === "Mailadresse geändert",
  )
  expect(notices).toHaveLength(1)
})

test("sign-in codes confirm no address, and these codes do not sign in", async () => {
  const session = await signedInAs(db, oldEmail)
  await ask(session, newEmail)
  const [current, next] = [await oldCode(), await newCode()]
  const loginCodes: string[] = []
  for (const email of [oldEmail, newEmail]) {
    await call("POST", "/api/auth/login/token/send", { body: { email } })
    loginCodes.push(await codeMailedTo(db, email, "Dein Code für Aufwind"))
  }
  expect((await confirm(session, loginCodes[0] ?? "", loginCodes[1] ?? "")).status).toBe(400)
  for (const [email, token] of [
    [oldEmail, current],
    [newEmail, next],
  ]) {
    const answer = await call("POST", "/api/auth/login/token", { body: { email, token } })
    expect(answer.status).toBe(401)
  }
  expect(await findUserByEmail(db, newEmail)).toBeUndefined()
})

test("a password that waited for a code of the old address does not outlive it", async () => {
  const session = await signedInAs(db, oldEmail, "password")
  const path = `/api/users/${session.userId}/settings/password`
  const { cookie } = session
  await call("PUT", path, { body: { password: "vier-tassen-tee" }, cookie })
  const token = await codeMailedTo(db, oldEmail, "neues Passwort")
  await ask(session, newEmail)
  await confirm(session, await oldCode(), await newCode())
  expect((await call("POST", `${path}/confirm`, { body: { token }, cookie })).status).toBe(400)
})

test("the present address, no address and somebody else's account are refused", async () => {
  const session = await signedInAs(db, oldEmail)
  const same = await ask(session, oldEmail)
  expect([same.status, same.json.message[0].property]).toEqual([400, "email"])
  expect((await ask(session, "lena@")).json.message[0].property).toBe("email")
  const victim = { ...session, userId: await confirmEmail(db, newEmail) }
  const foreign = [await ask(victim, "x@example.org"), await confirm(victim, "123456", "123456")]
  expect(foreign.map(({ status, json }) => [status, json.code])).toEqual([
    [404, "unknown-user"],
    [404, "unknown-user"],
  ])
  expect((await confirm(session, "123456", "123456")).status).toBe(400)
})

test("nobody sends many mails to other people's addresses", async () => {
  const session = await signedInAs(db, oldEmail)
  const statuses: number[] = []
  for (let n = 0; n < 7; n += 1) {
    statuses.push((await ask(session, `viele-${count}-${n}@example.org`)).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  expect(statuses.at(-1)).toBe(429)
})
