import { asc, eq, sql } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { landFlights } from "#db/seed/factories/move-flights.ts"
import { refundPriceCut } from "#features/bookings/changes/server/refund-price-cut.ts"
import {
  bookingPeopleTable,
  bookingsTable,
} from "#features/bookings/core/server/bookings-tables.ts"
import { endUnpaidQueue } from "#features/bookings/payment-due/server/end-unpaid.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { countFreeSeats } from "#features/flights/core/server/seats.ts"
import { listNotifications } from "#features/notifications/server/notifications-queries.ts"
import { applyProviderEvent } from "#features/payments/server/apply-provider-event.ts"
import { findPaymentOfCheckout } from "#features/payments/server/payments-queries.ts"
import { paymentFlagsTable } from "#features/payments/server/payments-tables.ts"
import { trialPaymentsTable } from "#features/payments/server/trial/trial-payments-table.ts"
import { playTrialOutcome, trialProvider } from "#features/payments/server/trial/trial-provider.ts"
import { closeSettlementsQueue } from "#features/settlements/server/close-settlements.ts"
import { saveCosts } from "#features/settlements/server/save-costs.ts"
import { settlementPartsTable } from "#features/settlements/server/settlements-tables.ts"
import { submitSettlement } from "#features/settlements/server/submit-settlement.ts"
import { listOwnVouchers } from "#features/vouchers/server/vouchers-queries.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { holdSeats, orderOf, payFor, payOrder } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { startIn } from "#tests/support/proposal-steps.ts"

const db = await testDatabase()
const app = testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())

function laterBy(duration: number) {
  const at = clock.now().getTime() + duration
  restoreClock()
  restoreClock = setClockSource(() => new Date(at))
}

const PRICE = 2 * 6_875
const WHY = { reason: "weather", word: "" }

/** A flight whose pilot may offer other dates. */
async function makeFitFlight(departsAt = new Date(clock.now().getTime() + days(10))) {
  const pilot = await makePilot(db)
  await makeLanding(db, { userId: pilot.id, takeOffs: 5, landings: 5 })
  const plane = await makePlane(db, { pilotId: pilot.id })
  return makeFlight(db, { pilotId: pilot.id, planeId: plane.id, departsAt })
}

const step = (bookingId: number, what: string, as: number, body?: object) =>
  app.call("POST", `/api/bookings/${bookingId}/${what}`, { as, ...(body && { body }) })

async function bookingsOn(flightId: number) {
  return db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flightId))
    .orderBy(asc(bookingsTable.id))
}

async function lastOn(flightId: number) {
  const booking = (await bookingsOn(flightId)).at(-1)
  const payment = booking && (await findPaymentOfCheckout(db, booking.checkoutId))
  if (!payment) throw new Error(`flight ${flightId} has no paid booking`)
  return { booking, payment }
}

async function told(userId: number) {
  return (await listNotifications(db, userId)).map(({ text }) => text.split(":")[0])
}

/** The yes has come, and the amount is gone before anybody has collected it (released at the provider). */
async function failCapture(flight: { id: number; pilotId: number }) {
  const { booking, payment } = await lastOn(flight.id)
  await step(booking.id, "accept", flight.pilotId)
  await trialProvider.void(db, payment.providerRef)
  await workOff(db)
  return (await lastOn(flight.id)).booking
}

async function due(departsAt?: Date) {
  const flight = await makeFitFlight(departsAt)
  const guest = await makeUser(db)
  await payFor(app, flight.id, 2, guest.id)
  await workOff(db)
  return { flight, guest, booking: await failCapture(flight) }
}

/** Another means: the answer, and the payment that it has started. */
async function payAgain(bookingId: number, as: number, body: object = {}) {
  const input = { shownTotalCents: PRICE, creditCents: 0, ...body }
  const answer = await step(bookingId, "pay-again", as, input)
  return { ...answer, ref: String(answer.json.paymentPath).split("/").at(-1) ?? "" }
}

async function payOn(flightId: number) {
  await playTrialOutcome(db, (await lastOn(flightId)).payment.providerRef, "pay")
  await workOff(db)
}

test("a capture that fails after the yes leaves the seats with their guest, and both sides are told", async () => {
  const { flight, guest, booking } = await due()
  expect(booking.status).toBe("payment_due")
  const { paymentDueBy } = booking
  const left = (paymentDueBy?.getTime() ?? 0) - clock.now().getTime()
  expect(left).toBeGreaterThan(hours(23.9))
  expect(left).toBeLessThanOrEqual(hours(24))
  expect(await countFreeSeats(db, flight.id)).toBe(1)
  expect(await told(guest.id)).toContain("Bitte zahle neu")
  expect(await told(flight.pilotId)).toContainEqual(
    expect.stringMatching(/^Die Zahlung von .+ ist noch offen$/),
  )
  expect(await brokenInvariants(db)).toEqual([])
})

test("paid by another means, the booking is what it was, and its money is collected", async () => {
  const { flight, guest, booking } = await due()
  expect(await payAgain(booking.id, guest.id)).toMatchObject({ status: 200 })
  await payOn(flight.id)
  const after = await lastOn(flight.id)
  expect(after.booking).toMatchObject({
    status: "confirmed",
    paymentDueBy: null,
    confirmedAt: booking.confirmedAt,
  })
  expect(after.payment).toMatchObject({ status: "captured", capturedCents: PRICE })
  expect(await told(guest.id)).toContain("Bezahlt, du fliegst mit")
  expect(await told(flight.pilotId)).toContainEqual(expect.stringMatching(/ hat bezahlt$/))
  expect(await brokenInvariants(db)).toEqual([])
})

test("whom nobody has paid for in 24 hours flies no more: the seats are free, both sides are told", async () => {
  const { flight, guest, booking } = await due()
  laterBy(hours(24) - 1_000)
  await endUnpaidQueue.run(db, null)
  expect((await lastOn(flight.id)).booking.status).toBe("payment_due")
  laterBy(2_000)
  await Promise.all([1, 2].map(() => endUnpaidQueue.run(db, null)))
  expect((await lastOn(flight.id)).booking.status).toBe("expired")
  expect(await payAgain(booking.id, guest.id)).toMatchObject({
    status: 422,
    json: { code: "nothing-is-due" },
  })
  await workOff(db)
  expect(await countFreeSeats(db, flight.id)).toBe(3)
  expect(await told(guest.id)).toContain("Buchung beendet, abgebucht wurde nichts")
  expect(await told(flight.pilotId)).toContainEqual(
    expect.stringMatching(/^Die Buchung von .+ endet ohne Zahlung$/),
  )
  expect(await brokenInvariants(db)).toEqual([])
})

test("the time ends six hours before the start", async () => {
  const departsAt = new Date(clock.now().getTime() + hours(20))
  const { booking } = await due(departsAt)
  expect(booking.paymentDueBy).toEqual(new Date(departsAt.getTime() - hours(6)))
})

test("with less than seven hours to the start it ends at once", async () => {
  const { flight, guest, booking } = await due(new Date(clock.now().getTime() + hours(6.9)))
  expect(booking.status).toBe("expired")
  expect(await countFreeSeats(db, flight.id)).toBe(3)
  expect(await told(guest.id)).toContain("Buchung beendet, abgebucht wurde nichts")
  expect(await brokenInvariants(db)).toEqual([])
})

test("what somebody pays at the last moment counts, what comes after it goes back", async () => {
  const last = await due()
  await payAgain(last.booking.id, last.guest.id)
  await playTrialOutcome(db, (await lastOn(last.flight.id)).payment.providerRef, "pay")
  const late = await due()
  await payAgain(late.booking.id, late.guest.id)
  laterBy(hours(25))
  await workOff(db)
  expect((await lastOn(last.flight.id)).booking.status).toBe("confirmed")
  await endUnpaidQueue.run(db, null)
  const { payment } = await lastOn(late.flight.id)
  await playTrialOutcome(db, payment.providerRef, "pay")
  await workOff(db)
  expect(await lastOn(late.flight.id)).toMatchObject({
    booking: { status: "expired" },
    payment: { status: "voided" },
  })
  expect(await brokenInvariants(db)).toEqual([])
})

test("a second means that fails, too, leaves the time that there is", async () => {
  const { flight, guest, booking } = await due()
  await payAgain(booking.id, guest.id)
  await playTrialOutcome(db, (await lastOn(flight.id)).payment.providerRef, "decline")
  await workOff(db)
  expect((await lastOn(flight.id)).booking).toMatchObject({
    status: "payment_due",
    paymentDueBy: booking.paymentDueBy,
  })
  await payAgain(booking.id, guest.id)
  await payOn(flight.id)
  expect((await lastOn(flight.id)).booking.status).toBe("confirmed")
  expect(await brokenInvariants(db)).toEqual([])
})

test("a price that the page has not shown, another's booking and a repeat start no second payment", async () => {
  const { flight, guest, booking } = await due()
  expect(await payAgain(booking.id, guest.id, { shownTotalCents: 1 })).toMatchObject({
    status: 422,
    json: { code: "other-total" },
  })
  const stranger = await makeUser(db)
  expect(await payAgain(booking.id, stranger.id)).toMatchObject({ status: 404 })
  const [one, other] = await Promise.all([
    payAgain(booking.id, guest.id),
    payAgain(booking.id, guest.id),
  ])
  expect(one.ref).toBe(other.ref)
  expect((await lastOn(flight.id)).payment.ref).toBe(one.ref)
})

test("credit pays again what credit had paid before", async () => {
  const flight = await makeFlight(db)
  const guest = await makeUser(db)
  await makeVoucher(db, { ownerId: guest.id, valueCents: 5_000 })
  const { cookie, orderPath } = await holdSeats(app, flight.id, 2, guest.id)
  const body = orderOf(2, { creditCents: 5_000 })
  const ordered = await app.call("POST", orderPath, { as: guest.id, cookie, body })
  const ref = String(ordered.json.paymentPath).split("/").at(-1)
  await app.call("POST", `/api/trial-payments/${ref}`, { body: { outcome: "pay" } })
  await workOff(db)
  const booking = await failCapture(flight)
  const balances = async () =>
    (await listOwnVouchers(db, guest.id)).map(({ balanceCents }) => balanceCents)
  expect(await balances()).toEqual([5_000])
  await payAgain(booking.id, guest.id, { creditCents: 5_000 })
  expect(await balances()).toEqual([0])
  await payOn(flight.id)
  expect((await lastOn(flight.id)).payment).toMatchObject({
    status: "captured",
    creditDueCents: 5_000,
  })
  expect(await brokenInvariants(db)).toEqual([])
})

test("either side may end what is not paid, and nobody gets anything back", async () => {
  const left = await due()
  expect(await step(left.booking.id, "withdraw", left.guest.id)).toMatchObject({
    json: { status: "withdrawn" },
  })
  const refused = await due()
  const ended = await step(refused.booking.id, "cancel-for-guest", refused.flight.pilotId, {
    ...WHY,
  })
  expect(ended).toMatchObject({ json: { status: "declined" } })
  await workOff(db)
  expect(await countFreeSeats(db, left.flight.id)).toBe(3)
  expect(await countFreeSeats(db, refused.flight.id)).toBe(3)
  expect(await told(left.flight.pilotId)).toContainEqual(
    expect.stringMatching(/ zieht die unbezahlte Buchung zurück$/),
  )
  expect(await brokenInvariants(db)).toEqual([])
})

test("a flight that is called off, or offers new dates, ends what is not paid", async () => {
  const off = await due()
  const call = (flightId: number, what: string, as: number, body: object) =>
    app.call("POST", `/api/flights/${flightId}/${what}`, { as, body })
  await call(off.flight.id, "cancel", off.flight.pilotId, WHY)
  const moved = await due()
  await makeBooking(db, { flight: moved.flight })
  const offered = await call(moved.flight.id, "new-dates", moved.flight.pilotId, {
    ...WHY,
    starts: [startIn(14)],
  })
  expect(offered).toMatchObject({ status: 200 })
  await workOff(db)
  expect((await bookingsOn(off.flight.id)).map(({ status }) => status)).toEqual(["declined"])
  expect((await bookingsOn(moved.flight.id)).map(({ status }) => status)).toEqual([
    "declined",
    "rebooking_offered",
  ])
  expect(await brokenInvariants(db)).toEqual([])
})

test("a guest who may choose another date has nothing to choose once the amount is gone", async () => {
  const flight = await makeFitFlight()
  const guest = await makeUser(db)
  await payFor(app, flight.id, 2, guest.id)
  await workOff(db)
  const { booking, payment } = await lastOn(flight.id)
  await step(booking.id, "accept", flight.pilotId)
  const body = { ...WHY, starts: [startIn(14)] }
  await app.call("POST", `/api/flights/${flight.id}/new-dates`, { as: flight.pilotId, body })
  await trialProvider.void(db, payment.providerRef)
  await workOff(db)
  expect((await lastOn(flight.id)).booking).toMatchObject({ status: "expired", rebookBy: null })
  expect(await brokenInvariants(db)).toEqual([])
})

test("more seats that could not be collected stand for themselves: paid they join again, unpaid they end alone", async () => {
  const ordered = async () => {
    const flight = await makeFlight(db)
    const guest = await makeUser(db)
    const lead = await makeBooking(db, { flight, passengerId: guest.id })
    const body = { seats: 2, shownTotalCents: 6_875 }
    const held = await app.call("POST", `/api/bookings/${lead.id}/more-seats`, {
      as: guest.id,
      body,
    })
    await payOrder(app, held, 2, guest.id)
    await workOff(db)
    return { flight, guest, lead, order: await failCapture(flight) }
  }
  const stateOf = async (flightId: number) =>
    (await bookingsOn(flightId)).map(({ status, seats }) => `${status} ${seats}`)
  const namesIn = (bookingId: number) =>
    db.$count(bookingPeopleTable, eq(bookingPeopleTable.bookingId, bookingId))

  const paid = await ordered()
  expect(await stateOf(paid.flight.id)).toEqual(["confirmed 1", "payment_due 2"])
  expect([await namesIn(paid.lead.id), await namesIn(paid.order.id)]).toEqual([1, 2])
  expect(await countFreeSeats(db, paid.flight.id)).toBe(0)
  expect(await told(paid.guest.id)).toContain("Bitte zahle 2 Plätze mehr neu")
  expect(await brokenInvariants(db)).toEqual([])
  await payAgain(paid.order.id, paid.guest.id)
  await payOn(paid.flight.id)
  expect(await stateOf(paid.flight.id)).toEqual(["confirmed 3", "joined 2"])
  expect(await namesIn(paid.lead.id)).toBe(3)

  const unpaid = await ordered()
  laterBy(hours(25))
  await endUnpaidQueue.run(db, null)
  await workOff(db)
  expect(await stateOf(unpaid.flight.id)).toEqual(["confirmed 1", "expired 2"])
  expect(await countFreeSeats(db, unpaid.flight.id)).toBe(2)
  expect(await brokenInvariants(db)).toEqual([])
})

test("of two orders that join in one moment only the one that nobody could collect is taken out", async () => {
  const flight = await makeFlight(db)
  const guest = await makeUser(db)
  const lead = await makeBooking(db, { flight, passengerId: guest.id })
  const now = clock.now()
  restoreClock = setClockSource(() => now)
  const order = async () => {
    const body = { seats: 1, shownTotalCents: 6_875 }
    const held = await step(lead.id, "more-seats", guest.id, body)
    await payOrder(app, held, 1, guest.id)
    await workOff(db)
  }
  await order()
  await step((await lastOn(flight.id)).booking.id, "accept", flight.pilotId)
  await workOff(db)
  await order()
  await failCapture(flight)
  const states = (await bookingsOn(flight.id)).map(({ status, seats }) => `${status} ${seats}`)
  expect(states).toEqual(["confirmed 2", "joined 1", "payment_due 1"])
  expect(await brokenInvariants(db)).toEqual([])
})

test("nobody adds seats to a booking that is not collected yet", async () => {
  const flight = await makeFlight(db)
  const guest = await makeUser(db)
  await payFor(app, flight.id, 1, guest.id)
  await workOff(db)
  const { booking } = await lastOn(flight.id)
  await step(booking.id, "accept", flight.pilotId)
  const body = { seats: 1, shownTotalCents: 6_875 }
  expect(await step(booking.id, "more-seats", guest.id, body)).toMatchObject({
    status: 422,
    json: { code: "payment-is-under-way" },
  })
  await workOff(db)
  expect(await step(booking.id, "more-seats", guest.id, body)).toMatchObject({ status: 201 })
})

test("a price that falls while a payment is due is what is paid then", async () => {
  const cheaperAt = async (flightId: number) => {
    await db
      .update(flightsTable)
      .set({ seatPriceCents: 5_500 })
      .where(eq(flightsTable.id, flightId))
    await db.execute(sql`insert into flight_prices (flight_id, seat_price_cents, total_cost_cents, valid_from)
      values (${flightId}, 5500, 25000, ${clock.now()})`)
    await refundPriceCut(db, flightId)
  }
  const before = await due()
  await cheaperAt(before.flight.id)
  const body = { shownTotalCents: 2 * 6_050 }
  expect(await payAgain(before.booking.id, before.guest.id)).toMatchObject({ status: 422 })
  await payAgain(before.booking.id, before.guest.id, body)
  await payOn(before.flight.id)
  const during = await due()
  await payAgain(during.booking.id, during.guest.id)
  await cheaperAt(during.flight.id)
  await payOn(during.flight.id)
  for (const { flight } of [before, during]) {
    expect(await lastOn(flight.id)).toMatchObject({
      booking: { status: "confirmed" },
      payment: { status: "captured", capturedCents: 2 * 6_050 },
    })
  }
  expect(await brokenInvariants(db)).toEqual([])
})

/** A landed flight with one who has paid and one whose amount was gone only after the start. */
async function flownUnpaid() {
  const flight = await makeFitFlight(new Date(clock.now().getTime() + hours(30)))
  const paying = await makeBooking(db, { flight })
  const guest = await makeUser(db)
  await payFor(app, flight.id, 1, guest.id)
  await workOff(db)
  const { booking, payment } = await lastOn(flight.id)
  // the provider has let the amount go, and says so only when the flight has landed
  await step(booking.id, "accept", flight.pilotId)
  const { providerRef, amountCents } = payment
  await db
    .update(trialPaymentsTable)
    .set({ status: "voided" })
    .where(eq(trialPaymentsTable.providerRef, providerRef))
  await workOff(db)
  laterBy(hours(34))
  await landFlights(db, [flight])
  const eventId = `voided/${providerRef}`
  await applyProviderEvent(db, "trial", { eventId, kind: "voided", providerRef, amountCents })
  await workOff(db)
  return { flight, paying, booking, payment }
}

test("who has flown and never paid holds up nobody: the others are settled, a person looks at it", async () => {
  const { flight, paying, booking, payment } = await flownUnpaid()
  expect(await lastOn(flight.id)).toMatchObject({ booking: { status: "confirmed" } })
  expect(await db.select().from(paymentFlagsTable)).toContainEqual(
    expect.objectContaining({ reason: "never_collected", paymentId: payment.id }),
  )
  const pilot = { kind: "user", userId: flight.pilotId, isPilot: true, isAdmin: false } as const
  const cost = { kind: "fuel", label: "Sprit", amountCents: 25_000 } as const
  await saveCosts(db, pilot, flight.id, [cost])
  await submitSettlement(db, pilot, flight.id, { noShows: [], shownCostCents: 25_000 })
  laterBy(hours(49))
  await closeSettlementsQueue.run(db, null)
  await workOff(db)
  const parts = await db
    .select()
    .from(settlementPartsTable)
    .where(eq(settlementPartsTable.flightId, flight.id))
    .orderBy(settlementPartsTable.bookingId)
  expect(parts).toMatchObject([
    { bookingId: paying.id, shareCents: 6_250, uncollectedShareCents: 0 },
    { bookingId: booking.id, shareCents: 0, feeCents: 0, uncollectedShareCents: 6_250 },
  ])
  expect((await bookingsOn(flight.id)).map(({ status }) => status)).toEqual(["settled", "settled"])
  expect(await brokenInvariants(db)).toEqual([])
})

test("a flight that did not take place ends what was never paid, too", async () => {
  const { flight } = await flownUnpaid()
  await app.call("POST", `/api/flights/${flight.id}/not-flown`, { as: flight.pilotId })
  await workOff(db)
  expect((await bookingsOn(flight.id)).map(({ status }) => status)).toEqual([
    "cancelled_by_pilot",
    "cancelled_by_pilot",
  ])
  expect(await brokenInvariants(db)).toEqual([])
})
