import { and, desc, eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { confirmEmail } from "#features/users/core/server/confirm-email.ts"
import { findUserByEmail, getOwnUser } from "#features/users/core/server/users-queries.ts"
import { setClockSource } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { eventsTable } from "#platform/server/events.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { proves } from "#tests/contract/proves.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { deleteActivationOf } from "./delete-activation.ts"
import { deleteUnconfirmedQueue } from "./delete-unconfirmed.ts"
import { subscriptionsTable } from "./subscriptions-tables.ts"

const db = await testDatabase()
const app = testApplication(db)

const COLOGNE = { name: "Köln", coordinates: { lat: 50.9333, lng: 6.95 } }
const ELSEWHERE = { lat: 53.55, lng: 10 }

function subscribe(input: object, options: { as?: number; key?: string; cookie?: string } = {}) {
  const { as, key, cookie } = options
  return app.call("POST", "/api/subscriptions", {
    body: { ...COLOGNE, ...input },
    ...(as !== undefined && { as }),
    ...(cookie !== undefined && { cookie }),
    ...(key !== undefined && { headers: { "idempotency-key": key } }),
  })
}

async function mailsTo(email: string) {
  return db.select().from(mailsTable).where(eq(mailsTable.recipient, email))
}

async function codeIn(email: string): Promise<string> {
  const [mail] = await db
    .select({ text: mailsTable.text })
    .from(mailsTable)
    .where(eq(mailsTable.recipient, email))
    .orderBy(desc(mailsTable.createdAt))
    .limit(1)
  return /\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "no code in the mail"
}

async function subscriptionsOf(email: string) {
  const user = await findUserByEmail(db, email)
  return db
    .select()
    .from(subscriptionsTable)
    .where(eq(subscriptionsTable.userId, user?.id ?? 0))
}

function enter(email: string, token: string) {
  return app.call("POST", "/api/auth/login/token", { body: { email, token, isPersistent: true } })
}

test("signed in, a Suchagent is active at once, at the address of the account", {
  meta: proves("call-subscribe", "subscription-fields"),
}, async () => {
  const user = await makeUser(db, { hasSubscribedNewsletter: true })
  const answer = await subscribe(
    {
      email: "somebody.else@example.org",
      subscribeNewsletter: false,
      redirectAfterSuccessfulRegistration: "/de/cockpit/einstellungen",
    },
    { as: user.id },
  )
  expect(answer.status).toBe(201)
  expect(answer.json).toEqual({
    id: expect.any(Number),
    ...COLOGNE,
    radiusKm: 50,
    email: user.email,
    subscribeNewsletter: true,
    redirectAfterSuccessfulRegistration: "/de/cockpit/einstellungen",
    status: "active",
    createdAt: expect.any(String),
  })
  expect(await mailsTo(user.email)).toEqual([])
  expect((await getOwnUser(db, user.id)).hasSubscribedNewsletter).toBe(true)
})

test("the list is the owner's alone, and holds the key that deletes", {
  meta: proves("call-subscriptions"),
}, async () => {
  const [owner, other] = [await makeUser(db), await makeUser(db)]
  const { json: made } = await subscribe({ radiusKm: 25 }, { as: owner.id })
  const list = await app.call("GET", `/api/users/${owner.id}/subscriptions`, { as: owner.id })
  expect(list.json).toEqual([{ ...made, deleteActivation: expect.stringMatching(/^[\w-]{43}$/) }])
  const foreign = await app.call("GET", `/api/users/${owner.id}/subscriptions`, { as: other.id })
  const missing = await app.call("GET", "/api/users/2000000000/subscriptions", { as: other.id })
  expect([foreign.status, foreign.json]).toEqual([404, missing.json])
  expect((await app.call("GET", `/api/users/${owner.id}/subscriptions`)).status).toBe(401)
})

test("a visitor's Suchagent waits for the code, which brings it to life", {
  meta: proves("call-subscribe"),
}, async () => {
  const email = "neu@example.org"
  const answer = await subscribe({
    email: "  Neu@Example.org ",
    redirectAfterSuccessfulRegistration: "//boese.example/de",
  })
  expect(answer.status).toBe(201)
  expect(answer.json).toMatchObject({
    email,
    status: "unconfirmed",
    redirectAfterSuccessfulRegistration: null,
  })
  expect(answer.json).not.toHaveProperty("deleteActivation")
  expect(await findUserByEmail(db, email)).toMatchObject({ isConfirmed: false })
  const signedIn = await enter(email, await codeIn(email))
  expect(signedIn.status).toBe(200)
  await workOff(db)
  const [row] = await subscriptionsOf(email)
  expect(row).toMatchObject({ status: "active", confirmedAt: expect.any(Date) })
  const events = await db
    .select({ kind: eventsTable.kind, from: eventsTable.fromStatus, to: eventsTable.toStatus })
    .from(eventsTable)
    .where(and(eq(eventsTable.entity, "subscription"), eq(eventsTable.entityId, row?.id ?? 0)))
  expect(events).toEqual([
    { kind: "subscription.created", from: null, to: "unconfirmed" },
    { kind: "subscription.confirmed", from: "unconfirmed", to: "active" },
  ])
})

test("asked for again before the code was given, it is the same Suchagent and a new code", async () => {
  const email = "nochmal@example.org"
  const first = await subscribe({ email })
  const firstCode = await codeIn(email)
  const again = await subscribe({ email, radiusKm: 100, coordinates: ELSEWHERE })
  expect(again.json).toMatchObject({ id: first.json.id, radiusKm: 100, coordinates: ELSEWHERE })
  expect(await mailsTo(email)).toHaveLength(2)
  expect(await codeIn(email)).not.toBe(firstCode)
  expect(await subscriptionsOf(email)).toHaveLength(1)
})

test("an address with a confirmed account is sent to the login", {
  meta: proves("error-subscription-email"),
}, async () => {
  await confirmEmail(db, "da@example.org")
  const answer = await subscribe({ email: "DA@example.org" })
  expect(answer.status).toBe(400)
  expect(answer.json.message).toEqual([
    {
      property: "email",
      constraints: {
        "email-taken":
          "Für diese E-Mail gibt es bereits einen registrierten Account. Über Anmelden, kannst du dich mit deiner E-Mailadresse einloggen.",
      },
    },
  ])
  expect(await mailsTo("da@example.org")).toEqual([])
  expect(await subscriptionsOf("da@example.org")).toEqual([])
})

test("a town is watched once", { meta: proves("error-subscription-name") }, async () => {
  const user = await makeUser(db)
  await subscribe({}, { as: user.id })
  const again = await subscribe({ radiusKm: 100 }, { as: user.id })
  expect(again.status).toBe(400)
  expect(again.json.message).toEqual([
    {
      property: "name",
      constraints: {
        "name-taken": "Du wirst bereits benachrichtigt, wenn in Köln neue Flüge verfügbar sind",
      },
    },
  ])
  const both = await Promise.all([
    subscribe({ name: "Bonn" }, { as: user.id }),
    subscribe({ name: "Bonn" }, { as: user.id }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400])
})

test("two presses of a visitor at the same moment make one account and one Suchagent", async () => {
  const email = "doppelt@example.org"
  const answers = await Promise.all([subscribe({ email }), subscribe({ email })])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(await subscriptionsOf(email)).toHaveLength(1)
})

test("the same Idempotency-Key gets the same answer, so that a lost one does no harm", async () => {
  const user = await makeUser(db)
  const first = await subscribe({}, { as: user.id, key: "intent-koeln" })
  const again = await subscribe({}, { as: user.id, key: "intent-koeln" })
  expect([again.status, again.json]).toEqual([201, first.json])
})

test("ten towns are enough", async () => {
  const user = await makeUser(db)
  for (let town = 0; town < 10; town += 1) {
    expect((await subscribe({ name: `Ort ${town}` }, { as: user.id })).status).toBe(201)
  }
  const eleventh = await subscribe({ name: "Ort 10" }, { as: user.id })
  expect([eleventh.status, eleventh.json.code]).toEqual([422, "too-many-subscriptions"])
  expect(eleventh.json.message).toBe(
    "Mehr als 10 Suchagenten gehen nicht. Lösche in den Einstellungen einen, den du nicht mehr brauchst.",
  )
})

test("fourteen at one moment leave ten, and one that is deleted makes room for one", async () => {
  const user = await makeUser(db)
  const towns = Array.from({ length: 14 }, (_, town) => ({ name: `Ort ${town}` }))
  const answers = await Promise.all(towns.map((town) => subscribe(town, { as: user.id })))
  const statuses = answers.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([...Array(10).fill(201), ...Array(4).fill(422)])
  const [first] = await subscriptionsOf(user.email)
  expect(await subscriptionsOf(user.email)).toHaveLength(10)
  const deleteActivation = deleteActivationOf(first?.id ?? 0)
  await app.call("DELETE", `/api/subscriptions/${first?.id}`, { body: { deleteActivation } })
  const more = await Promise.all(
    ["Kiel", "Ulm", "Trier"].map((name) => subscribe({ name }, { as: user.id })),
  )
  expect(more.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
})

test("a visitor's eleven at one moment are ten too", async () => {
  const email = "elf@example.org"
  await Promise.all(
    Array.from({ length: 11 }, (_, town) => subscribe({ email, name: `Ort ${town}` })),
  )
  const rows = await subscriptionsOf(email)
  expect(rows.map(({ status }) => status)).toEqual(Array(10).fill("unconfirmed"))
})

test("a newsletter that a visitor ticks counts once the address is confirmed", async () => {
  const email = "brief@example.org"
  await subscribe({ email, subscribeNewsletter: true })
  const user = await findUserByEmail(db, email)
  expect((await getOwnUser(db, user?.id ?? 0)).hasSubscribedNewsletter).toBe(false)
  await enter(email, await codeIn(email))
  await workOff(db)
  expect((await getOwnUser(db, user?.id ?? 0)).hasSubscribedNewsletter).toBe(true)
})

test("with the hidden field filled in nothing is created or mailed, and the answer looks the same", async () => {
  const email = "programm@example.org"
  const { json: real } = await subscribe({ email: "mensch@example.org" })
  const faked = await subscribe({ email, honeypot: "https://spam.example" })
  expect(faked.status).toBe(201)
  expect(Object.keys(faked.json).toSorted()).toEqual(Object.keys(real).toSorted())
  expect(faked.json).toMatchObject({ email, status: "unconfirmed" })
  expect(await findUserByEmail(db, email)).toBeUndefined()
  expect(await mailsTo(email)).toEqual([])
  const user = await makeUser(db)
  const signedIn = await subscribe({ honeypot: " " }, { as: user.id })
  expect(signedIn.json).toMatchObject({ email: user.email, status: "active" })
  expect(await subscriptionsOf(user.email)).toEqual([])
})

test("a page of the previous version, which calls the honeypot website, still subscribes", async () => {
  const user = await makeUser(db)
  const { status } = await subscribe({ website: "" }, { as: user.id })
  expect(status).toBe(201)
  expect(await subscriptionsOf(user.email)).toHaveLength(1)
})

test.each([
  ["no town", { name: "" }, "name", "Wähle eines der Ergebnisse aus"],
  ["no place", { coordinates: null }, "coordinates", "Wähle eines der Ergebnisse aus"],
  ["another radius", { radiusKm: 7 }, "radiusKm", "Wähle 25, 50 oder 100 km"],
  ["no address", {}, "email", "Bitte gib eine E-Mail-Adresse an"],
  ["an empty address", { email: "" }, "email", "Bitte gib eine E-Mail-Adresse an"],
  ["a wrong address", { email: "lena@" }, "email", "Bitte gib eine gültige E-Mail-Adresse an"],
])(
  "%s is refused at its field",
  { meta: proves("subscription-town-required", "subscription-email-valid") },
  async (_, input, property, sentence) => {
    const answer = await subscribe(input)
    expect(answer.status).toBe(400)
    const [entry] = answer.json.message
    expect(entry.property).toBe(property)
    expect(Object.values(entry.constraints)).toEqual([sentence])
  },
)

test("a browser that believes to be signed in renews the session instead of naming an address", async () => {
  expect((await subscribe({}, { cookie: "refresh=one-that-may-be-good" })).status).toBe(401)
})

test("nobody makes accounts and mails without end", async () => {
  const statuses = []
  for (let round = 0; round < 40; round += 1) {
    const { status } = await subscribe({ email: `viele-${round}@example.org`, honeypot: "x" })
    statuses.push(status)
  }
  expect(statuses.at(-1)).toBe(429)
})

test("an unconfirmed subscription is deleted after a week, with the newsletter that was ticked", async () => {
  const waiting = () =>
    db.select().from(subscriptionsTable).where(eq(subscriptionsTable.status, "unconfirmed"))
  const before = (await waiting()).length
  expect(before).toBeGreaterThan(0)
  await deleteUnconfirmedQueue.run(db, {})
  expect(await waiting()).toHaveLength(before)
  const eightDays = Date.now() + days(8)
  const restore = setClockSource(() => new Date(eightDays))
  await deleteUnconfirmedQueue.run(db, {}).finally(restore)
  expect(await waiting()).toEqual([])
})
