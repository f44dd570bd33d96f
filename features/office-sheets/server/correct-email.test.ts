import { eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import { findOfferState, takeEmail } from "#features/auth/credentials/server/offered/take-email.tsx"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"

const db = await testDatabase()
const { call } = testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())

const support = await makeUser(db, { officeRoles: ["support"] })
const trust = await makeUser(db, { officeRoles: ["trust-and-safety"] })
const REASON = "Hat sich am Telefon mit der Buchung ausgewiesen."

const ask = (id: number, email: string, as = support.id) =>
  call("POST", `/api/users/${id}/office-email`, { as, body: { email, reason: REASON } })
const decide = (id: number, as = trust.id) =>
  call("POST", `/api/approvals/${id}/decision`, { as, body: { verdict: "approved" } })

async function offered(id: number, email: string): Promise<string> {
  const { json } = await ask(id, email)
  expect(await decide(json.approvalId)).toMatchObject({ json: { status: "executed" } })
  const [mail] = await mailsTo(db, email)
  return /neue-mailadresse\/([\w.-]+)/.exec(mail?.text ?? "")?.[1] ?? ""
}

const press = (token: string) => takeEmail(db, { token, address: "203.0.113.7" })
async function emailOf(id: number) {
  const [user] = await db.select().from(usersTable).where(eq(usersTable.id, id))
  return user?.email
}

test("an address that the office puts down counts once a second person and its owner have agreed", async () => {
  const person = await makeUser(db)
  await accessCookieFor(db, person.id)
  const asked = await ask(person.id, "Richtig@Flug.example")
  expect(asked).toMatchObject({ status: 200, json: { executesAt: null } })
  expect(await mailsTo(db, "richtig@flug.example")).toEqual([])
  expect(await decide(asked.json.approvalId, support.id)).toMatchObject({ status: 403 })

  const token = await offered(person.id, "richtig@flug.example")
  expect(await findOfferState(db, token)).toBe("open")
  expect(await emailOf(person.id)).toBe(person.email)
  const [notice] = await mailsTo(db, person.email)
  expect(notice?.subject).toBe("Für dein Konto ist eine andere Mailadresse vorgemerkt")
  expect(notice?.text).not.toContain("richtig@")

  await press(token)
  await press(token)
  expect(await findOfferState(db, token)).toBe("taken")
  expect(await emailOf(person.id)).toBe("richtig@flug.example")
  const sessions = await db.select().from(sessionsTable).where(eq(sessionsTable.userId, person.id))
  expect(sessions.map(({ revokedAt }) => revokedAt)).not.toContain(null)
  for (const to of [person.email, "richtig@flug.example"]) {
    const subjects = (await mailsTo(db, to)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === "Mailadresse geändert")).toHaveLength(1)
  }
})

test("a later address replaces an earlier one, and a week is enough for both", async () => {
  const person = await makeUser(db)
  const first = await offered(person.id, "vertippt@flug.example")
  const second = await offered(person.id, "getroffen@flug.example")
  await press(first)
  expect(await findOfferState(db, first)).toBe("over")
  expect(await emailOf(person.id)).toBe(person.email)
  const later = new Date(clock.now().getTime() + days(8))
  restoreClock = setClockSource(() => later)
  await press(second)
  expect(await findOfferState(db, second)).toBe("over")
  expect(await emailOf(person.id)).toBe(person.email)
})

test("a link that we have not written, or whose end is another one, opens nothing", async () => {
  const person = await makeUser(db)
  const token = await offered(person.id, "ehrlich@flug.example")
  const [, mac] = token.split(".")
  const forged = Buffer.from(JSON.stringify([person.id, "boese@flug.example", 1])).toString(
    "base64url",
  )
  for (const wrong of [`${forged}.${mac}`, `${token}x`, "x".repeat(43), "."]) {
    await press(wrong)
    expect(await findOfferState(db, wrong)).toBe("over")
  }
  expect(await emailOf(person.id)).toBe(person.email)
})

test("an address that has an account, the same one, and one of the office are refused", async () => {
  const [person, other, admin] = [
    await makeUser(db),
    await makeUser(db),
    await makeUser(db, { officeRoles: ["content"] }),
  ]
  expect(await ask(person.id, other.email)).toMatchObject({
    status: 400,
    json: { code: "email-taken", message: [{ property: "email" }] },
  })
  expect(await ask(person.id, person.email)).toMatchObject({ status: 400 })
  expect(await ask(admin.id, "neu@flug.example")).toMatchObject({ status: 403 })
})

test("an address that somebody has proven meanwhile is over, and the account keeps its own", async () => {
  const person = await makeUser(db)
  const token = await offered(person.id, "schneller@flug.example")
  await makeUser(db, { email: "schneller@flug.example" })
  await press(token)
  expect(await emailOf(person.id)).toBe(person.email)
})
