import { randomUUID } from "node:crypto"
import { and, eq } from "drizzle-orm"
import { afterEach, describe, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePastFlight } from "#db/seed/factories/make-past-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { landFlights } from "#db/seed/factories/move-flights.ts"
import { payOutTo } from "#db/seed/factories/pay-out.ts"
import { FRESH_PROOF_MS } from "#features/auth/core/auth.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { listArchivedBookings } from "#features/cockpit/server/archive-queries.ts"
import { findFlightDetail } from "#features/flights/core/server/flights-queries.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { viewOfFlight } from "#features/flights/core/server/view-of-flight.ts"
import { listNotifications } from "#features/notifications/server/notifications-queries.ts"
import { officeRoleGrantsTable } from "#features/office-roles/server/office-role-grants-table.ts"
import { listReviewsOfFlight } from "#features/reviews/server/reviews-queries.ts"
import { reviewsTable } from "#features/reviews/server/reviews-table.ts"
import { confirmEmail } from "#features/users/core/server/confirm-email.ts"
import { getPublicUser } from "#features/users/core/server/users-queries.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { listLeavingCredit } from "#features/vouchers/server/leave-credit.ts"
import { redeemVoucher } from "#features/vouchers/server/redeem-voucher.ts"
import { availableCredit } from "#features/vouchers/server/vouchers-queries.ts"
import { formatVoucherCode } from "#features/vouchers/voucher-code.ts"
import { withdrawableUntil } from "#features/vouchers/withdrawal-period.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, hours, minutes } from "#platform/duration.ts"
import { eventsTable } from "#platform/server/events.ts"
import { deleteCodeMailsQueue } from "#platform/server/mail.ts"
import { storage } from "#platform/server/storage.ts"
import { codeMailedTo, mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { holdSeats, orderOf, payFor } from "#tests/support/booking-steps.ts"
import { testDatabaseWithUrl, workOff } from "#tests/support/database.ts"
import { IBAN, makeFullLife, PHONE } from "#tests/support/full-life.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { personalTables, tablesWith } from "#tests/support/personal-tables.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"
import { makeBoughtVoucher } from "#tests/support/voucher-steps.ts"
import { ERASURE_STEPS, KEPT } from "./erasure-steps.ts"
import { listDeletionBlockers } from "./list-deletion-blockers.ts"

const { db, owner } = await testDatabaseWithUrl()
const application = testApplication(db)
const { call } = application

let restoreClock = () => {}
afterEach(() => restoreClock())

function wait(duration: number) {
  const then = clock.now().getTime() + duration
  restoreClock()
  restoreClock = setClockSource(() => new Date(then))
}

const remove = (user: { id: number; email: string }, email = user.email) =>
  call("DELETE", `/api/users/${user.id}`, { as: user.id, body: { email } })

function actorOf(userId: number): UserActor {
  return { kind: "user", userId, isPilot: false, isAdmin: false }
}

const reasonsOf = async (userId: number) =>
  (await listDeletionBlockers(db, userId)).map(({ text }) => text)

test("every table that knows people is emptied of the person, or is named with the reason why not", async () => {
  const declared = [...ERASURE_STEPS, ...KEPT].flatMap(({ tables }) => tables)
  const known = await personalTables(db)
  expect(known).toEqual(expect.arrayContaining(["users", "sessions", "booking_people", "mails"]))
  expect(known.filter((table) => !declared.includes(table))).toEqual([])
})

test("after the deletion no text of the person is left anywhere in the database", async () => {
  const { id, words, photoId } = await makeFullLife(db, "Weggegangen")
  const before = await tablesWith(db, "weggegangen")
  // what the test looks for must have been there
  expect(before).toEqual(
    expect.arrayContaining([
      "public.users",
      "public.bank_accounts",
      "public.login_challenges",
      "public.pending_registrations",
      "public.pending_changes",
      "public.bookings",
      "public.vouchers",
      "public.booking_people",
      "public.flights",
      "public.planes",
      "public.landings",
      "public.subscriptions",
      "public.withdrawals",
      "public.reports",
      "public.restrictions",
      "public.appeals",
      "public.notifications",
      "public.mails",
      "public.idempotency_keys",
    ]),
  )
  expect(await tablesWith(db, words.device)).toContain("public.sessions")
  expect(await remove({ id, email: words.email })).toMatchObject({
    status: 200,
    json: { isDeleted: true },
  })
  await workOff(db)
  // the last mail is under way or has just been sent; it holds the address for a day
  expect(await tablesWith(db, "weggegangen")).toEqual(["public.mails"])
  wait(hours(24) + minutes(1))
  await deleteCodeMailsQueue.run(db, null)
  expect(await tablesWith(db, "weggegangen")).toEqual([])
  expect(await tablesWith(db, IBAN)).toEqual([])
  expect(await tablesWith(db, PHONE)).toEqual([])
  expect(await tablesWith(db, words.device)).toEqual(["public.events"])
  for (const size of [160, 640]) {
    expect(await storage().exists(`photos/${photoId}/${size}.webp`)).toBe(false)
  }
  expect(await brokenInvariants(db)).toEqual([])
})

test.each(["pilot", "passenger"] as const)(
  "a pilot's reason to decline is in no event, and is gone once the %s has left",
  async (side) => {
    const [pilot, guest] = [await makePilot(db), await makeUser(db)]
    const words = `Grund für ${side}`
    const flight = await makeFlight(db, { pilotId: pilot.id })
    await payFor(application, flight.id, 1, guest.id)
    await workOff(db)
    const [booking] = await db
      .select()
      .from(bookingsTable)
      .where(eq(bookingsTable.flightId, flight.id))
    const body = { reason: words }
    await call("POST", `/api/bookings/${booking?.id}/decline`, { as: pilot.id, body })
    await workOff(db)
    expect(await tablesWith(db, words)).toEqual(["public.bookings", "public.mails"])
    const { rows } = await db.execute<{ text: string }>(
      `select text from mails where recipient = '${guest.email}' and subject like 'Leider nicht%'`,
    )
    expect(rows[0]?.text).toContain(`„${words}“`)
    expect((await remove(side === "pilot" ? pilot : guest)).status).toBe(200)
    expect(await tablesWith(db, words)).toEqual([])
  },
)

test("the person is signed out everywhere, at once", async () => {
  const user = await makeUser(db)
  const elsewhere = await accessCookieFor(db, user.id)
  const answer = await remove(user)
  const cleared = answer.cookies.map((cookie) => cookie.split(";")[0])
  expect(cleared).toEqual(expect.arrayContaining(["Authorization=", "refresh=", "auth_exp="]))
  const again = await call("GET", `/api/users/${user.id}/as-owner`, { cookie: elsewhere })
  expect(again.status).toBe(401)
})

test("the profile is gone, and the address is free for a new account", async () => {
  const user = await makeUser(db)
  await remove(user)
  await expect(getPublicUser(db, user.id)).rejects.toMatchObject({ kind: "not-found" })
  const check = { body: { email: user.email } }
  const { json } = await call("POST", "/api/users/check-mail-availability", check)
  expect(json).toEqual({ isAvailable: true })
  const anew = await confirmEmail(db, user.email)
  expect(anew).not.toBe(user.id)
})

test("a last mail says goodbye, to the address that the account had", async () => {
  const user = await makeUser(db, { firstName: "Mira" })
  await remove(user)
  await workOff(db)
  const { rows } = await db.execute<{ subject: string; text: string }>(
    `select subject, text from mails where recipient = '${user.email}'`,
  )
  expect(rows).toMatchObject([
    { subject: "Dein Konto ist gelöscht", text: expect.stringMatching(/MACH’S GUT, MIRA/) },
  ])
})

test("that it happened stays on record, by number", async () => {
  const user = await makeUser(db)
  await remove(user)
  const [event] = await db
    .select()
    .from(eventsTable)
    .where(and(eq(eventsTable.kind, "user.deleted"), eq(eventsTable.entityId, user.id)))
  expect(event).toMatchObject({ actorId: user.id, actorKind: "passenger", data: {}, reason: null })
})

describe("what others see of somebody who is gone", () => {
  test("their bookings, reviews and flights stay, by „Gelöschtes Konto“", async () => {
    const gone = await makePilot(db, { firstName: "Hark", lastName: "Olufs" })
    const guest = await makeUser(db)
    const host = await makePilot(db)
    const theirs = await makePastFlight(db, { pilotId: gone.id, passengerId: guest.id })
    const other = await makePastFlight(db, { pilotId: host.id, passengerId: gone.id })
    const [booking] = await db
      .select()
      .from(bookingsTable)
      .where(eq(bookingsTable.flightId, other.id))
    await db.insert(reviewsTable).values({
      flightId: other.id,
      bookingId: booking?.id ?? 0,
      authorId: gone.id,
      subjectId: host.id,
      stars: 5,
      text: "Sehr ruhig.",
      createdAt: clock.now(),
      publishedAt: clock.now(),
    })
    await payOutTo(db, [gone.id])
    expect((await remove(gone)).status).toBe(200)

    const [review] = await listReviewsOfFlight(db, other.id)
    expect(review).toMatchObject({
      text: "Sehr ruhig.",
      author: { name: "Gelöschtes Konto", photoId: null, isDeleted: true },
    })
    const { rows } = await listArchivedBookings(db, guest.id, 1)
    expect(rows).toMatchObject([
      { pilot: { id: null, name: "Gelöschtes Konto" }, status: "settled" },
    ])
    const detail = await findFlightDetail(db, theirs.id)
    expect(detail && viewOfFlight(detail)).toMatchObject({
      title: "Übers Watt nach Juist",
      description: "",
      meetingPoint: "",
      pilot: { name: "Gelöschtes Konto", isDeleted: true, experience: { hours: null }, badges: [] },
    })
  })

  test("a bell that named them rings without the name", async () => {
    const { id, words } = await makeFullLife(db, "Glocke")
    const [other] = (
      await db.execute<{ user_id: number }>(
        `select user_id from notifications where data->'person'->>'id' = '${id}'`,
      )
    ).rows
    await remove({ id, email: words.email })
    const [bell] = await listNotifications(db, other?.user_id ?? 0)
    expect(bell?.text).toMatch(/^Jemand möchte mit/)
  })
})

describe("a flight without bookings", () => {
  test("is cancelled when it was offered, and deleted when it never was", async () => {
    const pilot = await makePilot(db)
    const offered = await makeFlight(db, { pilotId: pilot.id })
    const paused = await makeFlight(db, { pilotId: pilot.id, status: "paused" })
    const draft = await makeFlight(db, { pilotId: pilot.id, status: "draft" })
    await owner.execute(`alter table flight_prices disable trigger user`)
    await owner.execute(`delete from flight_prices where flight_id = ${draft.id}`)
    await owner.execute(`alter table flight_prices enable trigger user`)
    expect((await remove(pilot)).status).toBe(200)
    const rows = await db
      .select({ id: flightsTable.id, status: flightsTable.status })
      .from(flightsTable)
      .where(eq(flightsTable.pilotId, pilot.id))
      .orderBy(flightsTable.id)
    expect(rows).toEqual([
      { id: offered.id, status: "cancelled" },
      { id: paused.id, status: "cancelled" },
    ])
    const cancelled = await db
      .select({ id: eventsTable.entityId })
      .from(eventsTable)
      .where(and(eq(eventsTable.kind, "flight.cancelled"), eq(eventsTable.actorId, pilot.id)))
    expect(cancelled.map(({ id }) => id)).toEqual([offered.id, paused.id])
    expect(await brokenInvariants(db)).toEqual([])
  })
})

describe("an account stays as long as something is open, and it says what", () => {
  const nothingHappened = async (user: { id: number; email: string }) => {
    const answer = await remove(user)
    expect(answer).toMatchObject({ status: 422, json: { code: "account-still-needed" } })
    const [row] = await db.select().from(usersTable).where(eq(usersTable.id, user.id))
    expect(row).toMatchObject({ email: user.email, deletedAt: null })
    return answer.json.message as string
  }

  test("an open request, on both sides", async () => {
    const [pilot, guest] = [await makePilot(db), await makeUser(db)]
    const flight = await makeFlight(db, { pilotId: pilot.id })
    await makeBooking(db, { flight, passengerId: guest.id, outcome: "requested" })
    expect(await nothingHappened(guest)).toMatch(
      /^Dein Konto lässt sich noch nicht löschen: Deine Anfrage für „Übers Watt nach Juist“ am .+ ist noch offen\.$/,
    )
    expect(await nothingHappened(pilot)).toMatch(/wartet eine Anfrage auf deine Antwort\.$/)
  })

  test("a booking of a flight that is ahead, on both sides", async () => {
    const [pilot, guest] = [await makePilot(db), await makeUser(db)]
    const flight = await makeFlight(db, { pilotId: pilot.id })
    await makeBooking(db, { flight, passengerId: guest.id })
    expect(await nothingHappened(guest)).toMatch(
      /: Du bist am .+ auf „Übers Watt nach Juist“ gebucht\.$/,
    )
    expect(await nothingHappened(pilot)).toMatch(
      /: Auf deinem Flug „.+“ am .+ ist 1 Platz gebucht\.$/,
    )
  })

  test("a flight that is not settled yet, on both sides, said once", async () => {
    const [pilot, guest] = [await makePilot(db), await makeUser(db)]
    const departsAt = new Date(clock.now().getTime() - days(2))
    const flight = await makeFlight(db, { pilotId: pilot.id, departsAt })
    const heldAt = new Date(departsAt.getTime() - days(9))
    await makeBooking(db, { flight, passengerId: guest.id, heldAt })
    await landFlights(db, [flight])
    for (const user of [guest, pilot]) {
      const reasons = await reasonsOf(user.id)
      expect(reasons).toEqual([
        expect.stringMatching(/^Der Flug „.+“ vom .+ ist noch nicht abgerechnet\.$/),
      ])
      await nothingHappened(user)
    }
  })

  test("money that a pilot is still owed", async () => {
    const pilot = await makePilot(db)
    await makePastFlight(db, { pilotId: pilot.id })
    expect(await reasonsOf(pilot.id)).toEqual([
      "Aus deinen Abrechnungen sind noch 62,50\u00a0€ auszuzahlen.",
    ])
    await nothingHappened(pilot)
    await payOutTo(db, [pilot.id])
    expect((await remove(pilot)).status).toBe(200)
  })

  test("an order that is being paid, and somebody at the checkout of the own flight", async () => {
    const [pilot, guest] = [await makePilot(db), await makeUser(db)]
    const flight = await makeFlight(db, { pilotId: pilot.id })
    const { cookie, orderPath } = await holdSeats(application, flight.id, 1, guest.id)
    expect(await nothingHappened(pilot)).toMatch(
      /ist gerade jemand an der Kasse\. Meist weißt du in einer Viertelstunde mehr\.$/,
    )
    const body = orderOf(1)
    await call("POST", orderPath, { as: guest.id, cookie, body })
    expect(await nothingHappened(guest)).toMatch(/wartet auf die Zahlung\./)
    wait(minutes(16))
    expect(await reasonsOf(guest.id)).toEqual([])
    expect(await reasonsOf(pilot.id)).toEqual([])
  })

  test("money that is still on its way back", async () => {
    const [pilot, guest] = [await makePilot(db), await makeUser(db)]
    const flight = await makeFlight(db, { pilotId: pilot.id })
    await payFor(application, flight.id, 1, guest.id)
    await workOff(db)
    const [booking] = await db
      .select()
      .from(bookingsTable)
      .where(eq(bookingsTable.flightId, flight.id))
    const path = `/api/bookings/${booking?.id}`
    expect((await call("POST", `${path}/withdraw`, { as: guest.id })).status).toBe(200)
    expect(await reasonsOf(guest.id)).toEqual([
      "Für „Übers Watt nach Juist“ ist noch Geld unterwegs: 68,75\u00a0€.",
    ])
    await workOff(db)
    expect(await reasonsOf(guest.id)).toEqual([])
    expect((await remove(guest)).status).toBe(200)
  })

  test("who owns the back office alone stays until somebody else does, too", async () => {
    await db.delete(officeRoleGrantsTable)
    const last = await makeUser(db, { officeRoles: ["owner"] })
    await makeUser(db, { officeRoles: ["support"] })
    expect(await reasonsOf(last.id)).toEqual([
      "Außer dir ist niemand Inhaber:in der Verwaltung. Gib die Rolle erst jemand anderem.",
    ])
    expect((await remove(last)).status).toBe(422)
    await makeUser(db, { officeRoles: ["owner"] })
    expect(await reasonsOf(last.id)).toEqual([])
    expect((await remove(last)).status).toBe(200)
  })

  test("several reasons are counted in the refusal and all listed", async () => {
    const pilot = await makePilot(db)
    for (const daysAhead of [3, 5, 7]) {
      const departsAt = new Date(clock.now().getTime() + days(daysAhead))
      await makeBooking(db, { flight: await makeFlight(db, { pilotId: pilot.id, departsAt }) })
    }
    expect(await reasonsOf(pilot.id)).toHaveLength(3)
    expect(await nothingHappened(pilot)).toMatch(/ Und 2 weitere Gründe\.$/)
  })
})

test("what somebody only held is free again, and a payment that waited for them is closed", async () => {
  const [pilot, guest] = [await makePilot(db), await makeUser(db)]
  const flight = await makeFlight(db, {
    pilotId: pilot.id,
    seatsOffered: 1,
    totalCostCents: 12_500,
  })
  const { cookie, orderPath } = await holdSeats(application, flight.id, 1, guest.id)
  const order = { as: guest.id, cookie, body: orderOf(1) }
  const { json } = await call("POST", orderPath, order)
  const ref = String(json.paymentPath).split("/").at(-1)
  wait(minutes(16))
  expect((await remove(guest)).status).toBe(200)
  await workOff(db)
  expect((await call("GET", `/api/payments/${ref}`)).json).toEqual({ status: "failed" })
  const late = await call("POST", `/api/trial-payments/${ref}`, { body: { outcome: "pay" } })
  expect(late.status).toBe(422)
  await workOff(db)
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flight.id))
  expect(booking?.status).toBe("lapsed")
  expect(await brokenInvariants(db)).toEqual([])
})

test("whoever orders in the moment of the deletion is either refused or keeps the account", async () => {
  for (let round = 0; round < 6; round += 1) {
    const guest = await makeUser(db)
    const flight = await makeFlight(db)
    const { cookie, orderPath } = await holdSeats(application, flight.id, 1, guest.id)
    const [deleted, ordered] = await Promise.all([
      remove(guest),
      call("POST", orderPath, { as: guest.id, cookie, body: orderOf(1) }),
    ])
    expect([deleted.status, ordered.status].toSorted()).toEqual(
      deleted.status === 200
        ? [200, expect.toSatisfy((s) => s === 401 || s === 404 || s === 410)]
        : [200, 422],
    )
  }
})

describe("no credit is lost with an account", () => {
  const lastMail = async (email: string) => {
    await workOff(db)
    return (await mailsTo(db, email)).find(({ subject }) => subject === "Dein Konto ist gelöscht")
  }
  const codesOf = (text = "") => text.match(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/g) ?? []
  const viewOf = async (user: { id: number; email: string }) =>
    listLeavingCredit(db, { userId: user.id, email: user.email })

  test("each voucher leaves with a new code, as long as before; the old codes and the givers get nothing", async () => {
    const giver = `${randomUUID()}@example.org`
    const user = await makeUser(db)
    const redeemed = { ownerId: user.id, buyerEmail: giver, recipientEmail: user.email }
    const [short, long] = [
      await makeVoucher(db, {
        ...redeemed,
        valueCents: 6_000,
        validUntil: new Date("2028-12-31T22:59:59Z"),
      }),
      await makeVoucher(db, {
        ...redeemed,
        valueCents: 4_000,
        validUntil: new Date("2029-12-31T22:59:59Z"),
      }),
    ]
    expect(await viewOf(user)).toMatchObject([
      {
        voucherId: short.id,
        way: "new-code",
        cents: 6_000,
        validUntil: "2028-12-31T22:59:59.000Z",
      },
      { voucherId: long.id, way: "new-code", cents: 4_000, validUntil: "2029-12-31T22:59:59.000Z" },
    ])
    const answers = await Promise.all([remove(user), remove(user)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      expect.toSatisfy((status) => status === 200 || status === 401 || status === 404),
    ])
    expect(await brokenInvariants(db)).toEqual([])

    const mail = await lastMail(user.email)
    expect(mail?.text).toMatch(/So\., 31\. Dezember 2028[\s\S]*60,00\u00a0€/)
    expect(mail?.text).toMatch(/Mo\., 31\. Dezember 2029[\s\S]*40,00\u00a0€/)
    const [first, second, ...more] = codesOf(mail?.text)
    expect(more).toEqual([])
    expect(await mailsTo(db, giver)).toEqual([])

    const finder = await makeUser(db)
    const redeem = (code: string) => redeemVoucher(db, actorOf(finder.id), { code, address: code })
    for (const { code } of [short, long]) {
      await expect(redeem(code)).rejects.toMatchObject({ kind: "invalid" })
    }
    expect(await redeem(first ?? "")).toMatchObject({ validUntil: short.validUntil })
    expect(await redeem(second ?? "")).toMatchObject({ validUntil: long.validUntil })
    expect(await availableCredit(db, finder.id)).toBe(10_000)
    expect(await brokenInvariants(db)).toEqual([])
  })

  test("what they bought themselves within the 14 days is paid back instead, and the mail says so", async () => {
    const user = await makeUser(db)
    const voucher = await makeBoughtVoucher(db, application, { buyerEmail: user.email })
    const code = voucher.code ?? ""
    await redeemVoucher(db, actorOf(user.id), { code, address: randomUUID() })
    expect(await viewOf(user)).toMatchObject([
      {
        way: "refund",
        cents: 5_000,
        withdrawableUntil: withdrawableUntil(voucher.activatedAt ?? clock.now()).toISOString(),
      },
    ])
    expect((await remove(user)).status).toBe(200)
    const mail = await lastMail(user.email)
    expect(mail?.text).toContain("50,00\u00a0€ gehen dorthin, woher sie kamen")
    expect(codesOf(mail?.text)).toEqual([])
    const { rows } = await db.execute<{ status: string }>(
      `select status from payments where checkout_id = ${voucher.checkoutId}`,
    )
    expect(rows).toEqual([{ status: "refunded" }])
    expect(await brokenInvariants(db)).toEqual([])
  })

  test("what is blocked stays blocked, with its code in the mail; what is used up is not spoken of", async () => {
    const user = await makeUser(db)
    const blocked = await makeVoucher(db, {
      ownerId: user.id,
      status: "blocked",
      valueCents: 5_000,
    })
    await makeVoucher(db, { ownerId: user.id, validUntil: new Date("2026-01-01T00:00:00Z") })
    expect(await viewOf(user)).toMatchObject([{ voucherId: blocked.id, way: "blocked" }])
    expect((await remove(user)).status).toBe(200)
    const mail = await lastMail(user.email)
    expect(codesOf(mail?.text)).toEqual([formatVoucherCode(blocked.code)])
    expect(mail?.text).toContain("gesperrt")
  })

  test("a deletion that is refused leaves the credit where it is", async () => {
    const user = await makeUser(db)
    await makeVoucher(db, { ownerId: user.id, valueCents: 5_000 })
    expect((await remove(user, "anders@example.org")).status).toBe(400)
    expect(await availableCredit(db, user.id)).toBe(5_000)
  })
})

test("the mail with the code says what it is for, has no link to sign in, and its code is a proof", async () => {
  const user = await makeUser(db)
  const sent = await call("POST", `/api/users/${user.id}/proof-codes`, { as: user.id })
  expect(sent).toMatchObject({ status: 200, json: { isSent: true } })
  const [mail, ...more] = await mailsTo(db, user.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe("Dein Code für die Kopie deiner Daten auf Aufwind")
  expect(mail?.text).not.toMatch(/direkt-anmelden|login/i)
  const token = /\d{6}/.exec(mail?.text.replace(/(?<=\d)\s(?=\d)/g, "") ?? "")?.[0]
  const signedIn = await call("POST", "/api/auth/login/token", {
    body: { email: user.email, token, isPersistent: false },
  })
  expect(signedIn.status).toBe(200)
})

describe("a deletion takes more than a click", () => {
  test("the own address must be typed, in any spelling of it", async () => {
    const user = await makeUser(db)
    expect(await remove(user, "jemand@example.org")).toMatchObject({
      status: 400,
      json: { message: [{ property: "email" }], code: "other-email" },
    })
    expect((await remove(user, "")).status).toBe(400)
    expect((await remove(user, `  ${user.email.toUpperCase()} `)).status).toBe(200)
  })

  test("it asks for a fresh proof, as every change does that takes an account away", async () => {
    const user = await makeUser(db)
    const cookie = await accessCookieFor(db, user.id)
    wait(FRESH_PROOF_MS + 1)
    const body = { email: user.email }
    const path = `/api/users/${user.id}`
    expect(await call("DELETE", path, { cookie, body })).toMatchObject({
      status: 403,
      json: { code: "fresh-proof-needed" },
    })
    expect((await call("POST", `${path}/proof/code/send`, { cookie })).status).toBe(204)
    const token = await codeMailedTo(db, user.email, "Dein Code zur Bestätigung")
    await call("POST", `${path}/proof/code`, { cookie, body: { token } })
    expect((await call("DELETE", path, { cookie, body })).status).toBe(200)
  })

  test("a user cannot delete another account, and a guest none", async () => {
    const [own, other] = [await makeUser(db), await makeUser(db)]
    const body = { email: own.email }
    const path = `/api/users/${own.id}`
    expect(await call("DELETE", path, { as: other.id, body })).toMatchObject({
      status: 404,
      json: { code: "unknown-user" },
    })
    expect((await call("DELETE", path, { body })).status).toBe(401)
    const [row] = await db.select().from(usersTable).where(eq(usersTable.id, own.id))
    expect(row?.deletedAt).toBeNull()
  })
})
