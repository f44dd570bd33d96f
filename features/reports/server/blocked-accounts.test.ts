import { asc, eq, inArray } from "drizzle-orm"
import { beforeEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeFlightToVet } from "#db/seed/factories/make-flight-to-vet.ts"
import { makeOffer } from "#db/seed/factories/make-offer.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { hashPassword } from "#features/auth/core/server/password-hash.ts"
import { refreshSession } from "#features/auth/sessions/server/refresh-session.ts"
import { startSession } from "#features/auth/sessions/server/start-session.ts"
import { parseDirectLogin } from "#features/auth/sign-in/direct-login-link.ts"
import { sendLoginCode } from "#features/auth/sign-in/server/send-login-code.tsx"
import { signInWithLink } from "#features/auth/sign-in/server/sign-in-with-link.ts"
import { cancelFlightsOf } from "#features/bookings/cancellation/server/cancel-flights-of.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { findFlightDetail } from "#features/flights/core/server/flights-queries.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { getPublicUser } from "#features/users/core/server/users-queries.ts"
import { restrictionsTable } from "#features/users/office/server/restrictions-table.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { eventsTable } from "#platform/server/events.ts"
import { codeMailedTo, mailsTo, resetAllRateLimits } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { blockWithConsent } from "#tests/support/block-account.ts"
import { holdSeats } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"

const db = await testDatabase()
const application = testApplication(db)
const { call } = application
const admin = await makeUser(db, { isAdmin: true })

beforeEach(() => resetAllRateLimits(db))

const STATEMENT = {
  ground: "terms",
  provision: "AGB Nummer 12 (1)",
  reasons: "Mehrere Gäste sollten bar und an der Plattform vorbei zahlen.",
}
const LIFTED = { reasons: "Die Vorwürfe haben sich als falsch herausgestellt." }

const block = (id: number, body: object = STATEMENT, as = admin.id) =>
  blockWithConsent({ db, call }, { id, as, body })
const unblock = (id: number) =>
  call("POST", `/api/users/${id}/unblock`, { as: admin.id, body: LIFTED })

async function eventsOf(id: number): Promise<string[]> {
  const rows = await db.select().from(eventsTable).orderBy(asc(eventsTable.id))
  return rows
    .filter(({ entity, entityId }) => entity === "user" && entityId === id)
    .map(({ kind }) => kind)
}

async function statusOf(flightId: number) {
  const [row] = await db
    .select({ status: flightsTable.status })
    .from(flightsTable)
    .where(eq(flightsTable.id, flightId))
  return row?.status
}

test("a blocked user is signed out everywhere at once, and reads why in the mail", async () => {
  const user = await makeUser(db)
  const cookie = await accessCookieFor(db, user.id)
  const session = await startSession(db, {
    userId: user.id,
    isPersistent: true,
    device: "Lynx",
    method: "code",
    intent: undefined,
  })
  expect(await block(user.id)).toMatchObject({ status: 200, json: { isBlocked: true } })
  const path = `/api/users/${user.id}/as-owner`
  expect(await call("GET", path, { cookie })).toMatchObject({ status: 401 })
  expect(await refreshSession(db, session?.refreshToken ?? "")).toBeNull()
  await workOff(db)
  const [mail] = await mailsTo(db, user.email)
  expect(mail?.subject).toBe("Dein Konto ist gesperrt")
  expect(mail?.text).toContain(STATEMENT.reasons)
  expect(mail?.text).toContain(STATEMENT.provision)
  expect(mail?.text).toContain("Anlass war keine Meldung")
  expect(mail?.text).toMatch(/\/de\/widerspruch\/[2-9A-Z]{12}\/[\w-]{43}/)
  // what was a session stays none when the account is open again
  await unblock(user.id)
  await workOff(db)
  expect(await call("GET", path, { cookie })).toMatchObject({ status: 401 })
  expect((await mailsTo(db, user.email))[0]?.subject).toBe("Dein Konto ist wieder offen")
})

test("who proves by code, password or link that a blocked account is theirs learns that it is blocked", async () => {
  const user = await makeUser(db, { passwordHash: await hashPassword("Segelflug-im-Mai") })
  await block(user.id)
  const { email } = user
  await sendLoginCode(db, { email, address: "192.0.2.9" })
  const token = await codeMailedTo(db, email)
  const wrong = token === "123456" ? "654321" : "123456"
  const byCode = (code: string) =>
    call("POST", "/api/auth/login/token", { body: { email, token: code, isPersistent: false } })
  expect(await byCode(wrong)).toMatchObject({ status: 401, json: { code: "wrong-code" } })
  expect(await byCode(token)).toMatchObject({
    status: 401,
    json: {
      code: "account-blocked",
      message: [{ property: "token", constraints: { "account-blocked": expect.any(String) } }],
    },
  })
  const byPassword = (password: string) =>
    call("POST", "/api/auth/login/password", { body: { email, password, isPersistent: false } })
  expect(await byPassword("falsch-geraten")).toMatchObject({ json: { code: "wrong-password" } })
  expect(await byPassword("Segelflug-im-Mai")).toMatchObject({
    status: 401,
    json: { code: "account-blocked", message: [{ property: "password" }] },
  })
  const [mail] = await mailsTo(db, email)
  const [, linkToken = ""] = /direct-login\/[^/]+\/([\w-]+)/.exec(mail?.text ?? "") ?? []
  const proof = parseDirectLogin({ email, token: linkToken })
  if (!proof) throw new Error("no link was mailed")
  const client = {
    isPersistent: false,
    address: "192.0.2.9",
    device: "Lynx",
    idempotencyKey: undefined,
  }
  await expect(signInWithLink(db, { ...proof, ...client })).rejects.toMatchObject({
    code: "account-blocked",
  })
  expect(await eventsOf(user.id)).not.toContain("user.signed_in")
})

test("blocking twice is one block and one mail; lifting twice is one end", async () => {
  const user = await makeUser(db)
  await Promise.all([block(user.id), block(user.id)])
  await block(user.id, { ...STATEMENT, reasons: "Andere Gründe, die niemand lesen soll." })
  await workOff(db)
  expect(await mailsTo(db, user.email)).toHaveLength(1)
  await Promise.all([unblock(user.id), unblock(user.id)])
  await workOff(db)
  expect(await eventsOf(user.id)).toEqual(["user.blocked", "user.unblocked"])
  const rows = await db
    .select()
    .from(restrictionsTable)
    .where(eq(restrictionsTable.userId, user.id))
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ ...STATEMENT, liftReasons: LIFTED.reasons })
})

test("nobody blocks an admin, themself included, and the database agrees", async () => {
  const colleague = await makeUser(db, { isAdmin: true })
  for (const id of [admin.id, colleague.id]) {
    expect(await block(id)).toMatchObject({ status: 403, json: { code: "admin-account" } })
  }
  expect(await block(2_000_000_000)).toMatchObject({ status: 404 })
  await expect(
    db.execute(`update users set blocked_at = '2027-01-01' where id = ${colleague.id}`),
  ).rejects.toMatchObject({
    cause: expect.objectContaining({ constraint: "a_blocked_account_is_no_admin" }),
  })
})

test.each([
  ["no ground", { ground: undefined }, "ground"],
  ["no provision", { provision: " " }, "provision"],
  ["reasons that say nothing", { reasons: "Spam." }, "reasons"],
])("%s is refused at its field, and nobody is blocked", async (_, part, property) => {
  const user = await makeUser(db)
  const answer = await block(user.id, { ...STATEMENT, ...part })
  expect(answer.status).toBe(400)
  expect(answer.json.message.map((one: { property: string }) => one.property)).toEqual([property])
  expect(await eventsOf(user.id)).toEqual([])
})

test("a blocked pilot's flights are paused and come back with the account; those with guests are cancelled", async () => {
  const pilot = await makePilot(db, { firstName: "Henrik" })
  const inDays = (count: number) => new Date(clock.now().getTime() + days(count))
  const flightIn = (days: number, status: "published" | "paused" = "published") =>
    makeFlight(db, { pilotId: pilot.id, departsAt: inDays(days), status })
  const [free, booked, asked] = [await flightIn(5), await flightIn(6), await flightIn(8)]
  const ownPause = await flightIn(7, "paused")
  const bookings = [
    await makeBooking(db, { flight: booked }),
    await makeBooking(db, { flight: booked }),
    await makeBooking(db, { flight: asked, outcome: "requested" }),
  ]
  const offer = await makeOffer(db, { pilotId: pilot.id })
  await block(pilot.id)
  await workOff(db)
  await cancelFlightsOf(db, pilot.id)
  for (const { id } of [free, asked, ownPause, offer]) expect(await statusOf(id)).toBe("paused")
  expect(await statusOf(booked.id)).toBe("cancelled")
  const ended = await db
    .select({ status: bookingsTable.status, payment: paymentsTable.status })
    .from(bookingsTable)
    .innerJoin(paymentsTable, eq(paymentsTable.checkoutId, bookingsTable.checkoutId))
    .where(
      inArray(
        bookingsTable.id,
        bookings.map(({ id }) => id),
      ),
    )
    .orderBy(asc(bookingsTable.id))
  expect(ended).toEqual([
    { status: "cancelled_by_pilot", payment: "refunded" },
    { status: "cancelled_by_pilot", payment: "refunded" },
    { status: "declined", payment: "voided" },
  ])
  expect((await mailsTo(db, pilot.email)).map(({ subject }) => subject).toSorted()).toEqual([
    `Dein Flug ist abgesagt: ${booked.title}`,
    "Dein Konto ist gesperrt",
  ])
  expect(await holdSeats(application, free.id, 1)).toMatchObject({ status: 422 })
  await expect(getPublicUser(db, pilot.id)).rejects.toMatchObject({ kind: "not-found" })
  // who had booked still sees with whom, but nothing leads to a profile
  expect((await findFlightDetail(db, booked.id))?.pilot).toMatchObject({
    name: "Henrik L.",
    isDeleted: true,
    photoId: null,
  })
  expect(await brokenInvariants(db)).toEqual([])
  await unblock(pilot.id)
  await workOff(db)
  for (const { id } of [free, asked, offer]) expect(await statusOf(id)).toBe("published")
  expect(await statusOf(ownPause.id)).toBe("paused")
  expect(await statusOf(booked.id)).toBe("cancelled")
  expect(await getPublicUser(db, pilot.id)).toMatchObject({ id: pilot.id })
})

test("a flight that a blocked pilot has submitted is not published", async () => {
  const flight = await makeFlightToVet(db)
  await block(flight.pilotId)
  const path = `/api/flights/${flight.id}/vetting`
  const answer = await call("POST", path, { as: admin.id, body: { verdict: "published" } })
  expect(answer).toMatchObject({ status: 422, json: { code: "pilot-is-blocked" } })
  expect(await statusOf(flight.id)).toBe("in_review")
})
