import { eq, sql } from "drizzle-orm"
import { beforeAll, beforeEach, expect, test } from "vitest"
import { pendingRegistrationsTable } from "#features/auth/core/server/pending-tables.ts"
import { deleteSessionsQueue } from "#features/auth/sessions/server/delete-sessions.ts"
import { signInWithLink } from "#features/auth/sign-in/server/sign-in-with-link.ts"
import { loadPlaces } from "#features/places/server/load-places.ts"
import { confirmEmail } from "#features/users/core/server/confirm-email.ts"
import { createUser } from "#features/users/core/server/create-user.ts"
import { findUserByEmail } from "#features/users/core/server/users-queries.ts"
import { pilotProfilesTable, usersTable } from "#features/users/core/server/users-tables.ts"
import { findPilotProfile } from "#features/users/pilots/server/pilot-profile.ts"
import { setClockSource } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
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

const TAKEN =
  "Für diese E-Mail gibt es bereits einen registrierten Account. Über Anmelden, kannst du dich mit deiner E-Mailadresse einloggen."
const PILOT = { licence: "PPL(A)", homeAirportCode: "edkb" }

beforeAll(() => loadPlaces(db))
beforeEach(() => resetAllRateLimits(db))

function said(email: string, more: Record<string, unknown> = {}) {
  return {
    firstName: "Lena",
    lastName: "Berger",
    email,
    isAdult: true,
    acceptsTerms: true,
    hasSubscribedNewsletter: false,
    ...more,
  }
}

const register = (body: unknown, headers: Record<string, string> = {}) =>
  call("POST", "/api/users", { body, headers })

const signIn = (email: string, token: string) =>
  call("POST", "/api/auth/login/token", { body: { email, token, isPersistent: true } })

async function accountOf(email: string) {
  const [user] = await db.select().from(usersTable).where(eq(usersTable.email, email))
  return user
}

async function eventsOf(userId: number) {
  const events = await db
    .select({ kind: eventsTable.kind, entity: eventsTable.entity })
    .from(eventsTable)
    .where(eq(eventsTable.entityId, userId))
    .orderBy(eventsTable.id)
  return events.filter(({ entity }) => entity === "user").map(({ kind }) => kind)
}

test("a passenger registers, and the code creates the account with the data that was entered", {
  meta: proves("call-register"),
}, async () => {
  const answer = await register(said("  Lena@Example.org "))
  expect([answer.status, answer.json]).toEqual([200, { isCodeSent: true }])
  const { status, json } = await signIn(
    "lena@example.org",
    await codeMailedTo(db, "lena@example.org"),
  )
  expect(status).toBe(200)
  expect(json.user).toMatchObject({
    email: "lena@example.org",
    firstName: "Lena",
    lastName: "Berger",
    isPilot: false,
    hasPassword: false,
    hasSubscribedNewsletter: false,
  })
  expect((await accountOf("lena@example.org"))?.termsAcceptedAt).toBeInstanceOf(Date)
  expect(await eventsOf(json.user.id)).toEqual([
    "user.created",
    "user.email_confirmed",
    "user.registered",
    "user.signed_in",
  ])
})

test("a pilot registers with licence and home airport", {
  meta: proves("call-register"),
}, async () => {
  await register(said("paula@example.org", { pilot: PILOT, hasSubscribedNewsletter: true }))
  const { json } = await signIn("paula@example.org", await codeMailedTo(db, "paula@example.org"))
  expect(json.user).toMatchObject({ isPilot: true, hasSubscribedNewsletter: true })
  expect(await findPilotProfile(db, json.user.id)).toMatchObject({
    licence: "PPL(A)",
    home: { code: "EDKB" },
  })
  expect(await eventsOf(json.user.id)).toEqual(
    expect.arrayContaining(["user.became_pilot", "user.newsletter_subscribed"]),
  )
})

test("until the code comes there is no account, no pilot and nothing in the mail that was typed", async () => {
  await register(said("fremd@example.org", { firstName: "Gratis-Gewinn", pilot: PILOT }))
  expect(await findUserByEmail(db, "fremd@example.org")).toBeUndefined()
  const [mail] = await mailsTo(db, "fremd@example.org")
  expect(mail?.containsCode).toBe(true)
  expect(`${mail?.subject} ${mail?.html} ${mail?.text}`).not.toMatch(/Gratis-Gewinn|Berger/)
  const { rows } = await db.execute(
    sql`select count(*) as pilots from pilot_profiles p join users u on u.id = p.user_id where u.email = 'fremd@example.org'`,
  )
  expect(rows[0]).toEqual({ pilots: 0 })
})

test("a mail says that it orders the newsletter, and only then", async () => {
  await register(said("mit@example.org", { hasSubscribedNewsletter: true }))
  await register(said("ohne@example.org"))
  expect((await mailsTo(db, "mit@example.org"))[0]?.text).toContain("Newsletter")
  expect((await mailsTo(db, "ohne@example.org"))[0]?.text).not.toContain("Newsletter")
})

test("signing in with one's own code applies nothing that a stranger typed", async () => {
  await register(said("ziel@example.org", { firstName: "Falsch", pilot: PILOT }))
  await call("POST", "/api/auth/login/token/send", { body: { email: "ziel@example.org" } })
  const { json } = await signIn("ziel@example.org", await codeMailedTo(db, "ziel@example.org"))
  expect(json.user).toMatchObject({ firstName: "", isPilot: false })
  expect((await accountOf("ziel@example.org"))?.termsAcceptedAt).toBeNull()
})

test("the link of the mail finishes a registration as its code does", async () => {
  await register(said("link@example.org", { pilot: PILOT }))
  const [mail] = await mailsTo(db, "link@example.org")
  const [, token = ""] = /direct-login\/[^/]+\/([\w-]{43})/.exec(mail?.html ?? "") ?? []
  const grant = await signInWithLink(db, {
    email: "link@example.org",
    linkToken: token,
    isPersistent: true,
    address: "192.0.2.9",
    device: "Safari auf iPhone",
    idempotencyKey: undefined,
  })
  expect(grant?.user).toMatchObject({ firstName: "Lena", isPilot: true })
})

test("a repeat sends a new code and counts with what was typed last", async () => {
  await register(said("nochmal@example.org"))
  const first = await codeMailedTo(db, "nochmal@example.org")
  await register(said("nochmal@example.org", { firstName: "Magdalena", pilot: PILOT }))
  const second = await codeMailedTo(db, "nochmal@example.org")
  expect(second).not.toBe(first)
  expect((await signIn("nochmal@example.org", first)).status).toBe(401)
  const { json } = await signIn("nochmal@example.org", second)
  expect(json.user).toMatchObject({ firstName: "Magdalena", isPilot: true })
})

test("the same Idempotency-Key registers and mails once", async () => {
  const headers = { "idempotency-key": "a-registration-1" }
  const answers = [
    await register(said("einmal@example.org"), headers),
    await register(said("einmal@example.org"), headers),
  ]
  expect(answers.map(({ status, json }) => [status, json])).toEqual([
    [200, { isCodeSent: true }],
    [200, { isCodeSent: true }],
  ])
  expect(await mailsTo(db, "einmal@example.org")).toHaveLength(1)
})

test("two registrations at once make one account", async () => {
  const answers = await Promise.all([
    register(said("beide@example.org", { firstName: "Ada" })),
    register(said("beide@example.org", { firstName: "Bea" })),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const mails = await mailsTo(db, "beide@example.org")
  const codes = mails.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? "")
  const signIns = await Promise.all(codes.map((code) => signIn("beide@example.org", code)))
  expect(signIns.map(({ status }) => status).sort()).toEqual([200, 401])
  const accounts = await db
    .select()
    .from(usersTable)
    .where(eq(usersTable.email, "beide@example.org"))
  expect(accounts).toHaveLength(1)
  expect(["Ada", "Bea"]).toContain(accounts[0]?.firstName)
})

test("an account that nobody confirmed is taken over by its code", async () => {
  const userId = await createUser(db, { email: "abo@example.org" })
  expect((await register(said("abo@example.org"))).status).toBe(200)
  const { json } = await signIn("abo@example.org", await codeMailedTo(db, "abo@example.org"))
  expect(json.user).toMatchObject({ id: userId, firstName: "Lena" })
})

test("an address with a confirmed account is refused in the specification's words, and nothing is mailed", {
  meta: proves("call-register", "validation-form"),
}, async () => {
  await confirmEmail(db, "da@example.org")
  const { status, json } = await register(said("da@example.org"))
  expect(status).toBe(400)
  expect(json.message).toEqual([{ property: "email", constraints: { "email-taken": TAKEN } }])
  expect(await mailsTo(db, "da@example.org")).toEqual([])
})

test.each([
  ["firstName", { firstName: "  " }, "Bitte gib deinen Vornamen an"],
  ["lastName", { lastName: "" }, "Bitte gib deinen Nachnamen an"],
  ["email", { email: "" }, "Bitte gib eine E-Mail-Adresse an"],
  ["email", { email: "lena@" }, "Bitte gib eine gültige E-Mail-Adresse an"],
  ["isAdult", { isAdult: false }, "Bitte bestätige, dass du 18 oder älter bist"],
  ["acceptsTerms", { acceptsTerms: false }, "Ohne unsere AGB legen wir kein Konto an"],
  ["pilot.licence", { pilot: { ...PILOT, licence: "ATP" } }, "Bitte wähl deine Lizenz"],
  [
    "pilot.homeAirportCode",
    { pilot: { ...PILOT, homeAirportCode: "" } },
    "Bitte wähl deinen Heimatplatz",
  ],
  [
    "pilot.homeAirportCode",
    { pilot: { ...PILOT, homeAirportCode: "ZZZZ" } },
    "Diesen Flugplatz kennen wir nicht.",
  ],
])(
  "%s is refused at its field: %j",
  { meta: proves("validation-form") },
  async (property, wrong, sentence) => {
    const { status, json } = await register(said("feld@example.org", wrong))
    expect(status).toBe(400)
    expect(json.message).toEqual([
      { property, constraints: { [Object.keys(json.message[0].constraints)[0] ?? ""]: sentence } },
    ])
    expect(await mailsTo(db, "feld@example.org")).toEqual([])
  },
)

test("nobody asks for many addresses, and nobody gets many mails", async () => {
  const statuses: number[] = []
  for (let count = 0; count < 4; count += 1) {
    statuses.push((await register(said("flut@example.org"))).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  await resetAllRateLimits(db)
  await confirmEmail(db, "gefragt@example.org")
  const asked = await Promise.all(
    Array.from({ length: 25 }, () => register(said("gefragt@example.org"))),
  )
  expect(asked.filter(({ status }) => status === 400)).toHaveLength(20)
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(5)
})

test("an unconfirmed registration is deleted with its challenge", async () => {
  await register(said("vergessen@example.org"))
  const restore = setClockSource(() => new Date(Date.now() + hours(25)))
  await deleteSessionsQueue.run(db, {})
  restore()
  expect(await db.select().from(pendingRegistrationsTable)).toEqual([])
})

test("whether an address is free can be checked before registering", {
  meta: proves("mail-availability-asked", "call-mail-availability"),
}, async () => {
  const ask = async (email: string) =>
    (await call("POST", "/api/users/check-mail-availability", { body: { email } })).json
  expect(await ask("frei@example.org")).toEqual({ isAvailable: true })
  await createUser(db, { email: "unbestaetigt@example.org" })
  expect(await ask("unbestaetigt@example.org")).toEqual({ isAvailable: true })
  await confirmEmail(db, "belegt@example.org")
  expect(await ask(" Belegt@Example.org")).toEqual({ isAvailable: false })
  const wrong = await call("POST", "/api/users/check-mail-availability", { body: { email: "x" } })
  expect([wrong.status, wrong.json.message[0].property]).toEqual([400, "email"])
})

test("a password is checked before anything is stored", async () => {
  const check = (body: unknown) => call("POST", "/api/users/check-password", { body })
  expect((await check({ password: "vier-tassen-tee" })).json).toEqual({ isGood: true })
  const { status, json } = await check({ password: "passwort123", email: "lena@example.org" })
  expect([status, json.message[0].property]).toEqual([400, "password"])
  expect((await check({ password: "ab\0cdefgh" })).status).toBe(400)
})

test("a passenger becomes a pilot; the same again changes nothing, another licence is refused", async () => {
  const { userId, cookie } = await signedInAs(db, "spaeter@example.org")
  const become = (body: unknown) =>
    call("POST", `/api/users/${userId}/pilot-profile`, { body, cookie })
  for (let count = 0; count < 2; count += 1) {
    const { status, json } = await become(PILOT)
    expect([status, json.isPilot]).toEqual([200, true])
  }
  expect((await eventsOf(userId)).filter((kind) => kind === "user.became_pilot")).toHaveLength(1)
  expect((await become({ ...PILOT, licence: "UL" })).status).toBe(422)
  const profiles = await db
    .select()
    .from(pilotProfilesTable)
    .where(eq(pilotProfilesTable.userId, userId))
  expect(profiles).toMatchObject([{ licence: "PPL(A)" }])
})

test("nobody makes a pilot of somebody else", async () => {
  const { cookie } = await signedInAs(db, "eins@example.org")
  const other = await confirmEmail(db, "zwei@example.org")
  const body = PILOT
  const foreign = await call("POST", `/api/users/${other}/pilot-profile`, { body, cookie })
  expect([foreign.status, foreign.json.code]).toEqual([404, "unknown-user"])
  expect((await call("POST", `/api/users/${other}/pilot-profile`, { body })).status).toBe(401)
  expect(await findPilotProfile(db, other)).toBeUndefined()
})

test("wrong codes leave a registration as it was", async () => {
  await register(said("geduld@example.org"))
  const code = await codeMailedTo(db, "geduld@example.org")
  const [wrong = ""] = wrongCodes(code, 1)
  expect((await signIn("geduld@example.org", wrong)).status).toBe(401)
  expect((await signIn("geduld@example.org", code)).json.user.firstName).toBe("Lena")
})
