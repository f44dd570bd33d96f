import { and, eq } from "drizzle-orm"
import type { Email } from "postal-mime"
import { afterEach, expect, test } from "vitest"
import { insertRow } from "#db/seed/factories/insert-rows.ts"
import { loseDispute } from "#db/seed/factories/lose-dispute.ts"
import { makeAskedChange } from "#db/seed/factories/make-asked-change.ts"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { type FlightOverrides, makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import type { FlightRow } from "#db/seed/factories/write-flights.ts"
import { cancelBookingByPilot } from "#features/bookings/cancellation/server/cancel-booking-by-pilot.ts"
import { expireNewDatesQueue } from "#features/bookings/cancellation/server/decline-new-dates.ts"
import { endBookingsOfFlight } from "#features/bookings/cancellation/server/end-bookings-of-flight.ts"
import { endUnansweredChangesQueue } from "#features/bookings/changes/server/end-unanswered-changes.ts"
import { guests } from "#features/bookings/changes/server/guests.ts"
import { leaveChangedFlight } from "#features/bookings/changes/server/leave-changed-flight.ts"
import { refundPriceCut } from "#features/bookings/changes/server/refund-price-cut.ts"
import { bookingsTable, newDatesTable } from "#features/bookings/core/server/bookings-tables.ts"
import { occupancyOfFlight } from "#features/bookings/core/server/occupancy-of-flight.ts"
import { lapseHoldsQueue } from "#features/bookings/holds/server/lapse-holds.ts"
import { endUnpaidQueue } from "#features/bookings/payment-due/server/end-unpaid.ts"
import { expireRequestsQueue } from "#features/bookings/requests/server/expire-requests.ts"
import { askOverdueDecisionsQueue } from "#features/flight-day/server/ask-overdue-decisions.ts"
import { flightChangesTable } from "#features/flights/changes/server/flight-changes-table.ts"
import { toTheMinute } from "#features/flights/core/flight-change.ts"
import { flightTimesQueue } from "#features/flights/core/server/flight-times.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { followPapersQueue } from "#features/flights/pausing/server/follow-papers.ts"
import { NOTIFICATION_RULES } from "#features/notifications/server/notification-rules.ts"
import { remindOfFlightsQueue } from "#features/notifications/server/remind-of-flights.ts"
import { warnOfPausedFlightsQueue } from "#features/notifications/server/warn-of-paused-flights.ts"
import { findPaymentOfCheckout } from "#features/payments/server/payments-queries.ts"
import { trialProvider } from "#features/payments/server/trial/trial-provider.ts"
import { answerObjection } from "#features/settlements/server/answer-objection.ts"
import { closeSettlementsQueue } from "#features/settlements/server/close-settlements.ts"
import { decideObjection } from "#features/settlements/server/decide-objection.ts"
import { decideDispute } from "#features/settlements/server/disputes/decide-dispute.ts"
import { objectToSettlement } from "#features/settlements/server/object-to-settlement.ts"
import { saveCosts } from "#features/settlements/server/save-costs.ts"
import { settlementTimesQueue } from "#features/settlements/server/settlement-times.ts"
import { submitSettlement } from "#features/settlements/server/submit-settlement.ts"
import { withdrawObjection } from "#features/settlements/server/withdraw-objection.ts"
import { DOCUMENTS_DECIDED } from "#features/verification/server/notify-of-decisions.ts"
import { verificationDocumentsTable } from "#features/verification/server/verification-tables.ts"
import { SYSTEM, type UserActor } from "#platform/actor.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { days, hours, minutes } from "#platform/duration.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { resetAllRateLimits, signedInAs } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { giveTrustedAccount } from "#tests/support/bank-account-steps.ts"
import { holdSeats, orderOf, payFor, payOrder } from "#tests/support/booking-steps.ts"
import { startsAt } from "#tests/support/change-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { factsIn, seenIn } from "#tests/support/mail-facts.ts"
import { makeFitOffer, payForProposal, startIn } from "#tests/support/proposal-steps.ts"
import { receiveMails } from "#tests/support/smtp.ts"

const received = receiveMails()
const db = await testDatabase()
const app = testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())

function laterBy(duration: number) {
  const at = clock.now().getTime() + duration
  restoreClock()
  restoreClock = setClockSource(() => new Date(at))
}

interface Scene {
  flight: FlightRow
  pilot: { id: number; email: string }
  passenger: { id: number; email: string }
}

let scenes = 0

/** A flight of its own title, with a pilot and a passenger whom no other scene mails. */
async function scene(overrides: FlightOverrides = {}): Promise<Scene> {
  scenes += 1
  await resetAllRateLimits(db)
  const pilot = await makePilot(db)
  const passenger = await makeUser(db)
  const title = `Nach Juist & zurück, Runde ${scenes}`
  const flight = await makeFlight(db, { pilotId: pilot.id, title, ...overrides })
  return { flight, pilot, passenger }
}

// --- what happens, each with two seats ---

async function requested(overrides: FlightOverrides = {}) {
  const happened = await scene(overrides)
  await payFor(app, happened.flight.id, 2, happened.passenger.id)
  await workOff(db)
  return happened
}

async function answered(how: "accept" | "decline" | "withdraw") {
  const happened = await requested()
  const [booking] = await db
    .select({ id: bookingsTable.id })
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, happened.flight.id))
  const as = how === "withdraw" ? happened.passenger.id : happened.pilot.id
  const { status } = await app.call("POST", `/api/bookings/${booking?.id}/${how}`, {
    as,
    ...(how === "decline" && { body: { reason: "Zu viel Wind." } }),
  })
  expect(status).toBe(200)
  return happened
}

async function unanswered() {
  const happened = await requested()
  laterBy(days(2) + minutes(1))
  await expireRequestsQueue.run(db, null)
  return happened
}

async function reservationLost() {
  const happened = await requested()
  await trialProvider.void(db, (await lastOn(happened.flight.id)).payment.providerRef)
  await workOff(db)
  return happened
}

/** The yes has come, and what was reserved cannot be collected. */
async function paymentLost(overrides: FlightOverrides = {}) {
  const happened = await scene(overrides)
  const { flight, passenger, pilot } = happened
  await payFor(app, flight.id, 2, passenger.id, "reserve")
  await workOff(db)
  const { booking } = await lastOn(flight.id)
  const { status } = await app.call("POST", `/api/bookings/${booking.id}/accept`, { as: pilot.id })
  expect(status).toBe(200)
  await workOff(db)
  return happened
}

async function paidAgain() {
  const happened = await paymentLost()
  const { booking } = await lastOn(happened.flight.id)
  const body = { shownTotalCents: 13_750, creditCents: 0 }
  const as = happened.passenger.id
  const { json } = await app.call("POST", `/api/bookings/${booking.id}/pay-again`, { as, body })
  const ref = String(json.paymentPath).split("/").at(-1)
  await app.call("POST", `/api/trial-payments/${ref}`, { body: { outcome: "pay" } })
  await workOff(db)
  return happened
}

async function neverPaid() {
  const happened = await paymentLost()
  laterBy(hours(25))
  await endUnpaidQueue.run(db, null)
  return happened
}

async function withdrawnUnpaid() {
  const happened = await paymentLost()
  const { booking } = await lastOn(happened.flight.id)
  await app.call("POST", `/api/bookings/${booking.id}/withdraw`, { as: happened.passenger.id })
  return happened
}

async function lastOn(flightId: number) {
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flightId))
  const payment = booking && (await findPaymentOfCheckout(db, booking.checkoutId))
  if (!payment) throw new Error(`flight ${flightId} has no paid booking`)
  return { booking, payment }
}

async function lapsed() {
  const happened = await scene()
  await holdSeats(app, happened.flight.id, 2, happened.passenger.id)
  laterBy(minutes(16))
  await lapseHoldsQueue.run(db, null)
  return happened
}

async function paidTooLate() {
  const happened = await scene()
  const { flight, passenger } = happened
  const { cookie, orderPath } = await holdSeats(app, flight.id, 2, passenger.id)
  const order = { as: passenger.id, cookie, body: orderOf(2) }
  const { json } = await app.call("POST", orderPath, order)
  laterBy(minutes(16))
  await payFor(app, flight.id, 2, (await makeUser(db)).id)
  const ref = String(json.paymentPath).split("/").at(-1)
  await app.call("POST", `/api/trial-payments/${ref}`, { body: { outcome: "pay" } })
  return happened
}

async function tomorrow() {
  const departsAt = new Date(clock.now().getTime() + hours(20))
  const happened = await scene({ departsAt })
  const people = Array.from({ length: 2 }, () => ({ name: "Lena", weightKg: 64, luggageKg: 4 }))
  await makeBooking(db, { flight: happened.flight, passengerId: happened.passenger.id, people })
  await remindOfFlightsQueue.run(db, null)
  return happened
}

/** What the pilot says about a flight in ten hours. */
async function said(step: string, body: object) {
  const happened = await booked({ departsAt: new Date(clock.now().getTime() + hours(10)) })
  const { flight, pilot } = happened
  await app.call("POST", `/api/flights/${flight.id}/${step}`, { as: pilot.id, body })
  return happened
}

async function undecided() {
  const happened = await booked({ departsAt: new Date(clock.now().getTime() + hours(2)) })
  await askOverdueDecisionsQueue.run(db, null)
  return happened
}

async function diverted() {
  const happened = await booked({ departsAt: new Date(clock.now().getTime() + hours(2)) })
  const { flight, pilot } = happened
  laterBy(hours(1) + minutes(30))
  await app.call("POST", `/api/flights/${flight.id}/take-off`, { as: pilot.id, body: {} })
  const body = { airportCode: "EDKB", words: "Gewitter über der Küste." }
  await app.call("POST", `/api/flights/${flight.id}/diversion`, { as: pilot.id, body })
  return happened
}

async function booked(overrides: FlightOverrides = {}) {
  const happened = await scene(overrides)
  const people = Array.from({ length: 2 }, () => ({ name: "Lena", weightKg: 64, luggageKg: 4 }))
  const { flight, passenger } = happened
  const { id } = await makeBooking(db, { flight, passengerId: passenger.id, people })
  return { ...happened, bookingId: id }
}

async function cancelled() {
  const happened = await booked()
  const { pilot, bookingId } = happened
  const actor = { kind: "user", userId: pilot.id, isPilot: true, isAdmin: false } as const
  await cancelBookingByPilot(db, actor, bookingId, { reason: "weather" })
  return happened
}

async function givenUp({ isWaived }: { isWaived: boolean }) {
  const happened = await booked({ departsAt: new Date(clock.now().getTime() + hours(20)) })
  const { pilot, passenger, bookingId } = happened
  const body = { shownRefundCents: 6_250 }
  const answer = await app.call("POST", `/api/bookings/${bookingId}/cancel`, {
    as: passenger.id,
    body,
  })
  expect(answer.status).toBe(200)
  if (isWaived) await app.call("POST", `/api/bookings/${bookingId}/waive`, { as: pilot.id })
  return happened
}

/** A name was typed wrongly. */
async function corrected() {
  const happened = await booked()
  const as = (await makeUser(db, { isAdmin: true })).id
  const body = { position: 1, name: "Lena Bergmann", reason: "Vertippt." }
  const path = `/api/bookings/${happened.bookingId}/correction`
  expect((await app.call("POST", path, { as, body })).status).toBe(200)
  return happened
}

/** A part of what was paid goes back. */
async function partRefunded() {
  const happened = await booked()
  const as = (await makeUser(db, { isAdmin: true })).id
  const body = {
    cutCents: 1_000,
    shownRefundCents: 2_200,
    shownSeatPriceCents: happened.flight.seatPriceCents,
    reason: "Kürzer geflogen.",
  }
  const path = `/api/bookings/${happened.bookingId}/part-refund`
  expect((await app.call("POST", path, { as, body })).status).toBe(200)
  return happened
}

/** After the statement a part goes back at the pilot's cost. */
async function shareRefunded() {
  const happened = await settled("stated")
  const as = (await makeUser(db, { isAdmin: true })).id
  const body = {
    cutCents: 1_000,
    shownRefundCents: 2_750,
    shownShareCents: 12_000,
    words: "Der Rückweg fiel aus.",
  }
  const path = `/api/bookings/${happened.bookingId}/share-refund`
  expect(await app.call("POST", path, { as, body })).toMatchObject({ status: 200 })
  return happened
}

/** The platform gives something of its own. */
async function favoured() {
  const happened = await booked()
  const as = (await makeUser(db, { isAdmin: true })).id
  const body = { amountCents: 2_000, way: "credit", shownGivenCents: 0, reason: "Wartezeit." }
  const path = `/api/bookings/${happened.bookingId}/goodwill`
  expect((await app.call("POST", path, { as, body })).status).toBe(200)
  return happened
}

/** What the back office ends for one of the two sides. */
async function endedByOffice(side: "guest" | "pilot", happened: Scene) {
  const { booking } = await lastOn(happened.flight.id)
  const shownRefundCents = side === "pilot" ? 13_750 : 0
  const as = (await makeUser(db, { isAdmin: true })).id
  const body = { side, shownRefundCents, reason: "Auf Wunsch." }
  const { status } = await app.call("POST", `/api/bookings/${booking.id}/office-cancellation`, {
    as,
    body,
  })
  expect(status).toBe(200)
  return happened
}

async function phoneCorrected() {
  const happened = await booked()
  const as = (await makeUser(db, { isAdmin: true })).id
  const body = { phone: "0170 1234567", reason: "Zahlendreher." }
  const path = `/api/bookings/${happened.bookingId}/guest-phone`
  expect(await app.call("POST", path, { as, body })).toMatchObject({ status: 200 })
  return happened
}

/** The back office moves a booking of two to the flight of somebody else, on the next day. */
async function movedTo() {
  const happened = await booked()
  const other = await scene({ departsAt: startsAt(14) })
  await makeLanding(db, { userId: other.pilot.id, takeOffs: 5, landings: 5 })
  const as = (await makeUser(db, { isAdmin: true })).id
  const body = {
    flightId: other.flight.id,
    formerFlightId: happened.flight.id,
    shownRefundCents: 0,
    shownSeatPriceCents: other.flight.seatPriceCents,
    shownStartsAt: other.flight.departsAt?.toISOString(),
    words: ["guest", "pilot"],
    reason: "Gast rief an.",
  }
  const path = `/api/bookings/${happened.bookingId}/rebooking`
  expect(await app.call("POST", path, { as, body })).toMatchObject({ status: 200 })
  return { happened, other }
}

/** The same, for those who are told of the flight on which the guests are now. */
async function movedHere() {
  const { happened, other } = await movedTo()
  return { ...other, passenger: happened.passenger }
}

/** A flight that is called off for two new dates; its guest takes the first one, none, or is still thinking. */
async function newDates(answer?: "new-date" | "decline-new-dates") {
  const happened = await booked()
  const { flight, pilot, passenger, bookingId } = happened
  await makeLanding(db, { userId: pilot.id, takeOffs: 5, landings: 5 })
  const { id: planeId } = await makePlane(db, { pilotId: pilot.id })
  await db.update(flightsTable).set({ planeId }).where(eq(flightsTable.id, flight.id))
  const offered = await app.call("POST", `/api/flights/${flight.id}/new-dates`, {
    as: pilot.id,
    body: { reason: "weather", word: "Zu viel Wind.", starts: [startIn(40), startIn(41)] },
  })
  expect(offered.status).toBe(200)
  // notified before it is answered
  await workOff(db)
  if (!answer) return happened
  const [date] = await db
    .select()
    .from(newDatesTable)
    .where(eq(newDatesTable.flightId, flight.id))
    .orderBy(newDatesTable.departsAt)
  const answered = await app.call("POST", `/api/bookings/${bookingId}/${answer}`, {
    as: passenger.id,
    ...(answer === "new-date" && { body: { newDateId: date?.id } }),
  })
  expect(answered.status).toBe(200)
  const [booking] = await db.select().from(bookingsTable).where(eq(bookingsTable.id, bookingId))
  const [now] = await db
    .select()
    .from(flightsTable)
    .where(eq(flightsTable.id, booking?.flightId ?? 0))
  return { ...happened, flight: now ?? flight }
}

/** One of two people stays at home. */
async function seatsGivenUp() {
  const happened = await booked()
  const { status } = await app.call("POST", `/api/bookings/${happened.bookingId}/give-up-seats`, {
    as: happened.passenger.id,
    body: { stayHome: [2], shownRefundCents: 6_875 },
  })
  expect(status).toBe(200)
  return happened
}

/** Whoever has booked for two takes a third person along, with instant booking. */
async function seatsAdded() {
  const happened = await booked({ isInstantBooking: true })
  const { passenger, bookingId } = happened
  const body = { seats: 1, shownTotalCents: 6_875 }
  const held = await app.call("POST", `/api/bookings/${bookingId}/more-seats`, {
    as: passenger.id,
    body,
  })
  await payOrder(app, held, 1, passenger.id)
  return happened
}

/** Somebody waits for the only seat, which becomes free; they may let it pass. */
async function offered({ isPassed }: { isPassed: boolean }) {
  const happened = await scene({ seatsOffered: 1 })
  const { flight, pilot, passenger } = happened
  const booking = await makeBooking(db, { flight })
  const waits = { as: passenger.id, body: { seats: 1 } }
  expect((await app.call("POST", `/api/flights/${flight.id}/waitlist`, waits)).status).toBe(204)
  const actor = { kind: "user", userId: pilot.id, isPilot: true, isAdmin: false } as const
  await cancelBookingByPilot(db, actor, booking.id)
  if (isPassed) {
    laterBy(hours(12) + minutes(1))
    await lapseHoldsQueue.run(db, null)
  }
  return happened
}

async function left() {
  const happened = await booked()
  const guest = {
    kind: "user",
    userId: happened.passenger.id,
    isPilot: false,
    isAdmin: false,
  } as const
  await leaveChangedFlight(db, guest, happened.bookingId)
  return happened
}

/** The clock has ended the booking, as it does where no answer comes. */
async function changeUnanswered() {
  const happened = await booked()
  await leaveChangedFlight(db, SYSTEM, happened.bookingId)
  await endUnansweredChangesQueue.run(db, null)
  return happened
}

async function newDatesUnanswered() {
  const happened = await newDates()
  await db
    .update(bookingsTable)
    .set({ rebookBy: clock.now() })
    .where(eq(bookingsTable.id, happened.bookingId))
  await expireNewDatesQueue.run(db, null)
  return happened
}

async function cheaper() {
  const happened = await booked()
  const { flight } = happened
  await db.update(flightsTable).set({ seatPriceCents: 5_500 }).where(eq(flightsTable.id, flight.id))
  await refundPriceCut(db, flight.id)
  return happened
}

/** What becomes of a booked flight that starts an hour later than it was booked. */
async function changed(then?: "agree" | "undo") {
  const happened = await booked()
  const { passenger, bookingId, flight } = happened
  const { before, id: changeId } = await makeAskedChange(db, { id: bookingId, flightId: flight.id })
  if (then === "agree") {
    const agreed = await app.call("POST", `/api/bookings/${bookingId}/agree-to-change`, {
      as: passenger.id,
      body: { changeId },
    })
    expect(agreed.status).toBe(200)
    return happened
  }
  // as the wizard's change describes it
  const now = clock.now()
  const facts = then === "undo" ? before : { ...before, departsAt: toTheMinute(now) }
  const change = await insertRow(db, flightChangesTable, {
    flightId: flight.id,
    before: facts === before ? { ...before, departsAt: toTheMinute(now) } : before,
    after: facts,
    answerBy: new Date(now.getTime() + days(1)),
    changedAt: now,
  })
  await db.transaction((tx) => guests.hearOfChange(tx, change))
  return happened
}

type SettledStep =
  | "landed"
  | "reminded"
  | "stated"
  | "disputed"
  | "withdrawn"
  | "answered"
  | "decided"
  | "corrected"
  | "paid"
  | "held"
const OBJECTED: readonly SettledStep[] = [
  "disputed",
  "withdrawn",
  "answered",
  "decided",
  "corrected",
]

/** What becomes of a flight for two that has landed, by its clock and the real commands. */
async function settled(step: SettledStep) {
  const happened = await booked({ departsAt: new Date(clock.now().getTime() + hours(20)) })
  const { flight, bookingId } = happened
  const pilot = { kind: "user", userId: happened.pilot.id, isPilot: true, isAdmin: false } as const
  const passenger = { ...pilot, userId: happened.passenger.id, isPilot: false }
  const other = step === "corrected" ? await bookedBeside(flight, passenger) : null
  laterBy(days(2))
  await flightTimesQueue({ occupancyOf: occupancyOfFlight, endBookings: endBookingsOfFlight }).run(
    db,
    null,
  )
  if (step === "reminded") await settlementTimesQueue.run(db, null)
  if (step === "landed" || step === "reminded") return happened
  const cost = { kind: "fuel", label: "Sprit", amountCents: 18_000 } as const
  await saveCosts(db, pilot, flight.id, [cost])
  await submitSettlement(db, pilot, flight.id, { noShows: [], shownCostCents: 18_000 })
  if (step === "stated") return happened
  if (OBJECTED.includes(step)) {
    const objecting = other ?? { passenger, bookingId }
    const objection = { kind: other ? "costs" : "presence", words: "Der Flug fiel aus." } as const
    await objectToSettlement(db, objecting.passenger, objecting.bookingId, objection)
    if (step === "disputed") return happened
    if (step === "withdrawn") {
      await withdrawObjection(db, passenger, bookingId)
      return happened
    }
    await answerObjection(db, pilot, objecting.bookingId, { words: "Siehe Bordbuch." })
    if (step === "answered") return happened
    const admin = {
      ...passenger,
      userId: (await makeUser(db, { isAdmin: true })).id,
      isAdmin: true,
      officeRoles: ["owner"] as const,
    }
    const less = { position: 1, amountCents: 12_000, reason: "So steht es auf dem Beleg." }
    await decideObjection(db, admin, objecting.bookingId, {
      ...(other ? { verdict: "corrected", corrections: [less] } : { verdict: "flown" }),
      words: "Laut Bordbuch.",
    })
    return happened
  }
  if (step === "paid") {
    await giveTrustedAccount(db, pilot.userId)
  }
  laterBy(days(2))
  await closeSettlementsQueue.run(db, null)
  return happened
}

/** The bank of the guest takes everything back, and the pilot is to bear it. */
async function borne() {
  const happened = await settled("held")
  const { id } = await loseDispute(db, happened.bookingId)
  const { id: userId } = await makeUser(db, { isAdmin: true })
  const admin = {
    kind: "user",
    userId,
    isPilot: false,
    isAdmin: true,
    officeRoles: ["owner"],
  } as const
  await decideDispute(db, admin, id, { borneBy: "pilot", words: "Der Flug fiel aus." })
  return happened
}

/** Somebody else on the same flight. */
async function bookedBeside(flight: FlightRow, like: UserActor) {
  const { id: bookingId, passengerId } = await makeBooking(db, { flight })
  return { passenger: { ...like, userId: passengerId ?? 0 }, bookingId }
}

async function paused() {
  const departsAt = new Date(clock.now().getTime() + hours(47))
  const happened = await booked({ departsAt })
  const { id } = happened.flight
  await db.update(flightsTable).set({ status: "paused" }).where(eq(flightsTable.id, id))
  await warnOfPausedFlightsQueue.run(db, null)
  return happened
}

async function pausedForPapers() {
  const happened = await booked()
  const { pilot } = happened
  await db
    .update(verificationDocumentsTable)
    .set({ expiresOn: isoDay(clock.now(), HOME_ZONE) })
    .where(
      and(
        eq(verificationDocumentsTable.userId, pilot.id),
        eq(verificationDocumentsTable.kind, "insurance"),
      ),
    )
  await followPapersQueue.run(db, null)
  return happened
}

async function pausedUntilStart() {
  const happened = await paused()
  laterBy(days(2))
  await flightTimesQueue({ occupancyOf: occupancyOfFlight, endBookings: endBookingsOfFlight }).run(
    db,
    null,
  )
  return happened
}

/** A proposal for two that its pilot answers with another start, which the passenger may accept. */
async function otherStart({ isAccepted }: { isAccepted: boolean }): Promise<Scene> {
  scenes += 1
  await resetAllRateLimits(db)
  const pilot = await makePilot(db)
  await makeLanding(db, { userId: pilot.id, takeOffs: 5, landings: 5 })
  const passenger = await makeUser(db)
  const title = `Wann du magst & wohin, Runde ${scenes}`
  const offer = await makeFitOffer(db, { pilotId: pilot.id, title })
  await payForProposal(app, offer.id, startIn(10), { as: passenger.id, seats: 2 })
  await workOff(db)
  const bookingOf = async () => {
    const [booking] = await db
      .select()
      .from(bookingsTable)
      .where(eq(bookingsTable.passengerId, passenger.id))
    if (!booking) throw new Error("nothing is booked")
    return booking
  }
  const { id } = await bookingOf()
  const named = await app.call("POST", `/api/bookings/${id}/other-start`, {
    as: pilot.id,
    body: startIn(11, "13:00"),
  })
  expect(named.status).toBe(200)
  if (isAccepted) {
    const accepted = await app.call("POST", `/api/bookings/${id}/accept-other-start`, {
      as: passenger.id,
    })
    expect(accepted.status).toBe(200)
  }
  const { flightId, counterDepartsAt } = await bookingOf()
  const [flight] = await db.select().from(flightsTable).where(eq(flightsTable.id, flightId))
  if (!flight) throw new Error("the flight is missing")
  return {
    flight: { ...flight, departsAt: flight.departsAt ?? counterDepartsAt },
    pilot,
    passenger,
  }
}

interface LetterOf {
  happens(): Promise<Scene>
  /** The text before the flight's title. */
  subject: string
  /** Price or seats, as they must be read. */
  says: readonly string[]
  hasCalendar?: true
  /** The entry has moved by so much. */
  movedByMs?: number
}

const SHARE = "125,00 €"
const TOTAL = "137,50 €"
/** Two seats of an offer. */
const OFFER_TOTAL = "110,00 €"

/** The mail of every rule that sends one: `event side`. */
const LETTERS: Record<string, LetterOf> = {
  "booking.requested pilot": {
    happens: requested,
    subject: "Lena B. möchte mit",
    says: [SHARE, "2 Plätze"],
  },
  "booking.requested passenger": {
    happens: requested,
    subject: "Deine Anfrage",
    says: [SHARE, TOTAL],
  },
  "booking.withdrawn pilot": {
    happens: () => answered("withdraw"),
    subject: "Anfrage zurückgezogen",
    says: [SHARE, "2 Plätze"],
  },
  "booking.accepted passenger": {
    happens: () => answered("accept"),
    subject: "Zugesagt",
    says: [SHARE, TOTAL, "2 Plätze"],
    hasCalendar: true,
  },
  "booking.countered passenger": {
    happens: () => otherStart({ isAccepted: false }),
    subject: "Andere Zeit vorgeschlagen",
    says: [OFFER_TOTAL],
  },
  "booking.counter_accepted passenger": {
    happens: () => otherStart({ isAccepted: true }),
    subject: "Zugesagt",
    says: [OFFER_TOTAL, "2 Plätze"],
    hasCalendar: true,
  },
  "booking.counter_accepted pilot": {
    happens: () => otherStart({ isAccepted: true }),
    subject: "Lena B. nimmt deine Zeit an",
    says: ["2 Plätze"],
  },
  "booking.confirmed_at_once passenger": {
    happens: () => requested({ isInstantBooking: true }),
    subject: "Gebucht",
    says: [SHARE, TOTAL, "2 Plätze"],
    hasCalendar: true,
  },
  "booking.confirmed_at_once pilot": {
    happens: () => requested({ isInstantBooking: true }),
    subject: "Lena B. fliegt mit",
    says: [SHARE, "2 Plätze"],
  },
  "booking.declined passenger": {
    happens: () => answered("decline"),
    subject: "Leider nicht",
    says: ["„Zu viel Wind.“", "2 Plätze"],
  },
  "booking.expired passenger": {
    happens: unanswered,
    subject: "Abgelaufen",
    says: ["2 Plätze"],
  },
  "booking.reservation_lost passenger": {
    happens: reservationLost,
    subject: "Reservierung aufgehoben",
    says: ["2 Plätze"],
  },
  "booking.reservation_lost pilot": {
    happens: reservationLost,
    subject: "Anfrage beendet",
    says: ["2 Plätze"],
  },
  "booking.payment_lost passenger": {
    happens: paymentLost,
    subject: "Bitte zahle neu",
    says: [SHARE, TOTAL, "Jetzt bezahlen", "deine Plätze"],
  },
  "booking.payment_lost pilot": {
    happens: paymentLost,
    subject: "Zahlung noch offen",
    says: [SHARE, "2 Plätze"],
  },
  "booking.paid_again passenger": {
    happens: paidAgain,
    subject: "Bezahlt",
    says: [SHARE, TOTAL, "2 Plätze"],
    hasCalendar: true,
  },
  "booking.paid_again pilot": {
    happens: paidAgain,
    subject: "Lena B. hat bezahlt",
    says: [SHARE, "2 Plätze"],
  },
  "booking.unpaid passenger": {
    happens: neverPaid,
    subject: "Ohne Zahlung beendet",
    says: ["2 Plätze", "Abgebucht wurde nichts"],
    hasCalendar: true,
  },
  "booking.unpaid pilot": {
    happens: neverPaid,
    subject: "Ohne Zahlung beendet",
    says: ["2 Plätze"],
  },
  "booking.unpaid_withdrawn pilot": {
    happens: withdrawnUnpaid,
    subject: "Buchung zurückgezogen",
    says: ["2 Plätze"],
  },
  "booking.lapsed passenger": {
    happens: lapsed,
    subject: "Reservierung abgelaufen",
    says: [SHARE, TOTAL, "2 Plätze"],
  },
  "booking.paid_too_late passenger": {
    happens: paidTooLate,
    subject: "Plätze schon vergeben",
    says: [SHARE, TOTAL],
  },
  "booking.cancelled passenger": {
    happens: cancelled,
    subject: "Abgesagt",
    says: [SHARE, TOTAL, "Der Grund: Wetter"],
    hasCalendar: true,
  },
  "booking.given_up passenger": {
    happens: () => givenUp({ isWaived: false }),
    subject: "Storniert",
    says: ["die Hälfte deines Kostenanteils zurück: 62,50 €", SHARE, "12,50 €"],
    hasCalendar: true,
  },
  "booking.given_up pilot": {
    happens: () => givenUp({ isWaived: false }),
    subject: "Lena B. hat storniert",
    says: ["2 Plätze", "Vom Kostenanteil bleiben 62,50 €"],
  },
  "booking.corrected_by_office passenger": {
    happens: corrected,
    subject: "Angaben geändert",
    says: ["In deiner Buchung", "berichtigt: Name", TOTAL],
  },
  "booking.corrected_by_office pilot": {
    happens: corrected,
    subject: "Angaben geändert",
    says: ["In der Buchung von Lena B.", "berichtigt: Name", SHARE],
  },
  "booking.phone_corrected_by_office passenger": {
    happens: phoneCorrected,
    subject: "Deine Telefonnummer ist geändert",
    says: [SHARE, TOTAL, "eine andere Telefonnummer eingetragen"],
  },
  "booking.rebooked_by_office passenger": {
    happens: movedHere,
    subject: "Umgebucht",
    says: [SHARE, TOTAL, "2 Plätze", "Du zahlst nichts nach"],
    hasCalendar: true,
  },
  "booking.rebooked_by_office pilot": {
    happens: movedHere,
    subject: "Lena B. fliegt jetzt hier mit",
    says: [SHARE, "2 Plätze", "die Zuladung reicht"],
  },
  "flight.booking_moved_away pilot": {
    happens: async () => (await movedTo()).happened,
    subject: "Lena B. fliegt nicht mehr mit",
    says: [SHARE, "2 Plätze sind bei dir wieder frei"],
  },
  "booking.part_refunded passenger": {
    happens: partRefunded,
    subject: "Ein Teil kommt zurück",
    says: ["22,00 € weniger", "115,50 €"],
  },
  "booking.part_refunded pilot": {
    happens: partRefunded,
    subject: "Ein Teil geht an Lena B. zurück",
    says: ["52,50 € je Platz", "105,00 €"],
  },
  "booking.share_refunded passenger": {
    happens: shareRefunded,
    subject: "Ein Teil kommt zurück",
    says: ["27,50 €", "Du trägst weniger von den Kosten"],
  },
  "booking.share_refunded pilot": {
    happens: shareRefunded,
    subject: "Ein Teil geht an Lena B. zurück",
    says: ["20,00 €", "100,00 €", "„Der Rückweg fiel aus.“"],
  },
  "booking.goodwill_given passenger": {
    happens: favoured,
    subject: "Kulanz für dich",
    says: [
      TOTAL,
      "20,00 € liegen ab sofort als Guthaben in deinem Konto",
      "Das Geld kommt von uns",
    ],
  },
  "booking.ended_by_office pilot": {
    happens: async () => endedByOffice("pilot", await booked()),
    subject: "Für dich abgesagt, Lena B.",
    says: ["2 Plätze sind wieder frei"],
  },
  "booking.ended_by_office passenger": {
    happens: async () => endedByOffice("guest", await requested()),
    subject: "Anfrage für dich zurückgezogen",
    says: ["2 Plätze", "Abgebucht wurde nichts"],
  },
  "booking.kept_returned passenger": {
    happens: () => givenUp({ isWaived: true }),
    subject: "Auch der Rest kommt zurück",
    says: ["75,00 €", TOTAL, "12,50 €"],
  },
  "booking.new_dates_offered passenger": {
    happens: () => newDates(),
    subject: "Neue Termine zur Wahl",
    says: [SHARE, TOTAL, "„Zu viel Wind.“", "Der Grund: Wetter"],
    hasCalendar: true,
  },
  "booking.rebooked passenger": {
    happens: () => newDates("new-date"),
    subject: "Umgebucht",
    says: [SHARE, TOTAL, "2 Plätze"],
    hasCalendar: true,
  },
  "booking.rebooked pilot": {
    happens: () => newDates("new-date"),
    subject: "Lena B. nimmt den neuen Termin",
    says: [SHARE, "2 Plätze"],
  },
  "booking.new_dates_declined passenger": {
    happens: () => newDates("decline-new-dates"),
    subject: "Abgesagt",
    says: [SHARE, TOTAL],
    hasCalendar: true,
  },
  "booking.new_dates_declined pilot": {
    happens: () => newDates("decline-new-dates"),
    subject: "Lena B. nimmt keinen neuen Termin",
    says: [SHARE],
  },
  "booking.left passenger": {
    happens: left,
    subject: "Du fliegst nicht mit",
    says: [SHARE, TOTAL],
    hasCalendar: true,
  },
  "booking.left pilot": {
    happens: left,
    subject: "Lena B. fliegt nicht mehr mit",
    says: [SHARE, "2 Plätze"],
  },
  "flight.change_unanswered pilot": {
    happens: changeUnanswered,
    subject: "Lena B. fliegt nicht mehr mit",
    says: ["bis zur Frist nicht geantwortet", "2 Plätze sind wieder frei"],
  },
  "flight.new_dates_unanswered pilot": {
    happens: newDatesUnanswered,
    subject: "Lena B. nimmt keinen neuen Termin",
    says: ["bis zur Frist keinen deiner neuen Termine gewählt", "2 Plätze"],
  },
  "booking.seats_given_up passenger": {
    happens: seatsGivenUp,
    subject: "Weniger Plätze",
    says: ["1 Platz ist wieder frei", "68,75 € sind auf dem Weg zurück zu dir."],
  },
  "booking.seats_given_up pilot": {
    happens: seatsGivenUp,
    subject: "Lena B. gibt Plätze ab",
    says: ["1 Platz bleibt gebucht", "62,50 €"],
  },
  "booking.seats_added passenger": {
    happens: seatsAdded,
    subject: "Mehr Plätze",
    says: ["1 Platz mehr", "68,75 €", "jetzt 3 Plätze", "187,50 €", "206,25 €"],
  },
  "booking.seats_added pilot": {
    happens: seatsAdded,
    subject: "Lena B. nimmt noch jemanden mit",
    says: ["1 Platz sofort dazugebucht", "jetzt 3 Plätze", "187,50 €"],
  },
  "waitlist_entry.offered passenger": {
    happens: () => offered({ isPassed: false }),
    subject: "Platz frei",
    says: ["gehört er nur dir", "1 Platz"],
  },
  "waitlist_entry.lapsed passenger": {
    happens: () => offered({ isPassed: true }),
    subject: "Warteliste beendet",
    says: ["Die Zeit ist um"],
  },
  "booking.change_asked passenger": {
    happens: () => changed(),
    subject: "Bitte antworte, geändert",
    says: [SHARE, TOTAL, "Abflug bisher", "Abflug neu"],
    hasCalendar: true,
  },
  "booking.change_undone passenger": {
    happens: () => changed("undo"),
    subject: "Es bleibt dabei",
    says: [SHARE, TOTAL],
    hasCalendar: true,
  },
  "booking.change_agreed pilot": {
    happens: () => changed("agree"),
    subject: "Lena B. stimmt zu",
    says: [SHARE, "2 Plätze"],
  },
  "booking.price_cut passenger": {
    happens: cheaper,
    subject: "Günstiger geworden",
    says: ["110,00 €", "121,00 €", "16,50 € sind auf dem Weg zurück zu dir."],
  },
  "flight.pause_warning_due passengers": {
    happens: paused,
    subject: "Dein Flug ist pausiert",
    says: [SHARE, TOTAL],
  },
  "flight.landed pilot": {
    happens: () => settled("landed"),
    subject: "Abrechnung fällig",
    says: ["Fällig bis"],
  },
  "flight.settlement_reminder_due pilot": {
    happens: () => settled("reminded"),
    subject: "Deine Abrechnung fehlt noch",
    says: ["Fällig bis"],
  },
  "flight.settlement_submitted passengers": {
    happens: () => settled("stated"),
    subject: "Deine Abrechnung",
    says: ["180,00 €", "120,00 €", "12,00 €", "5,50 €", "dorthin zurück, woher es kam"],
  },
  "booking.statement_restated passenger": {
    happens: () => settled("corrected"),
    subject: "Deine Abrechnung ist günstiger",
    says: ["120,00 €", "60,00 €", "10,00 €", "67,50 €", "dorthin zurück, woher es kam"],
  },
  "booking.disputed pilot": {
    happens: () => settled("disputed"),
    subject: "Lena B. hat Einwände",
    says: ["Lena B.", "Wer dabei war", "Antworten bis"],
  },
  "booking.objection_answered passenger": {
    happens: () => settled("answered"),
    subject: "Antwort auf deinen Einwand",
    says: ["geantwortet"],
  },
  "booking.objection_withdrawn pilot": {
    happens: () => settled("withdrawn"),
    subject: "Der Einwand ist zurückgezogen",
    says: ["Lena B."],
  },
  "booking.objection_decided passenger": {
    happens: () => settled("decided"),
    subject: "Dein Einwand ist entschieden",
    says: ["Laut Bordbuch.", "120,00 €", "5,50 €", "dorthin zurück, woher es kam"],
  },
  "booking.objection_decided pilot": {
    happens: () => settled("decided"),
    subject: "Der Einwand ist entschieden",
    says: ["Lena B.", "Laut Bordbuch."],
  },
  "flight.paid_out pilot": {
    happens: () => settled("paid"),
    subject: "Ausgezahlt",
    says: ["120,00 €"],
  },
  "flight.payout_held pilot": {
    happens: () => settled("held"),
    subject: "Deine Auszahlung wartet",
    says: ["120,00 €", "Auszahlungskonto"],
  },
  "payout.dispute_decided pilot": {
    happens: borne,
    subject: "Rückbuchung",
    says: ["Lena B.", "120,00 €", "Der Flug fiel aus.", "−120,00 €"],
  },
  "flight.paused pilot": {
    happens: pausedForPapers,
    subject: "Pausiert, ein Nachweis fehlt",
    says: ["Deine Versicherung endet am", "Reich die Bestätigung für die Zeit ab"],
  },
  "flight.cancelled pilot": {
    happens: pausedUntilStart,
    subject: "Dein Flug ist abgesagt",
    says: ["weil er bis zum Start pausiert war"],
  },
  "flight.go_given passengers": {
    happens: () => said("go", { decision: "go" }),
    subject: "Ihr fliegt",
    says: ["137,50 €", "sagt"],
  },
  "flight.go_postponed passengers": {
    happens: () =>
      said("go", { decision: "later", decideBy: new Date(clock.now().getTime() + hours(8)) }),
    subject: "Noch nicht sicher",
    says: ["137,50 €", "Fällt der Flug aus"],
  },
  "flight.go_overdue passengers": {
    happens: undecided,
    subject: "Noch keine Antwort",
    says: ["137,50 €", "bevor du losfährst"],
  },
  "flight.go_overdue pilot": {
    happens: undecided,
    subject: "Deine Gäste warten",
    says: ["wissen deine Gäste noch nicht"],
  },
  "booking.delayed passenger": {
    happens: () => said("delay", { minutes: 90 }),
    subject: "Später",
    says: ["137,50 €", "Am Preis ändert sich nichts", "bekommst alles zurück"],
    hasCalendar: true,
    movedByMs: minutes(90),
  },
  "flight.diverted passengers": {
    happens: diverted,
    subject: "Andere Landung",
    says: ["137,50 €", "Gewitter über der Küste.", "Teurer wird der Flug dadurch nicht"],
  },
  "flight.reminder_due pilot": {
    happens: tomorrow,
    subject: "Dein Flug steht an",
    says: ["2 Plätze", "Tower-Café"],
  },
  "flight.reminder_due passengers": {
    happens: tomorrow,
    subject: "Du fliegst bald mit",
    says: ["2 Plätze", "Tower-Café"],
  },
}

// some are about no booking: report-mails.test.ts reads those about reports and restrictions,
// document-mails.test.ts those about documents, vetting-mails.test.ts those about flights handed in,
// flight-request-mails.test.ts those about requests, review-mails.test.ts those about reviews
const TRAVELLING: readonly string[] = ["pilot", "passenger", "passengers"]
const mailed = NOTIFICATION_RULES.filter(
  ({ on, isMailed, who }) =>
    isMailed &&
    TRAVELLING.includes(who) &&
    !on.startsWith("document.") &&
    on !== DOCUMENTS_DECIDED &&
    !on.includes("flight_request") &&
    !["flight.published", "flight.returned"].includes(on),
)
const nameOf = ({ on, who }: { on: string; who: string }) => `${on} ${who}`

test("every rule that sends mail has its template here, and every template its rule", () => {
  expect(Object.keys(LETTERS).toSorted()).toEqual(mailed.map(nameOf).toSorted())
})

test.each(mailed.map((row) => ({ row, name: nameOf(row) })))(
  "$name arrives with title, day, and price or seats, the same in text and HTML",
  async ({ row, name }) => {
    const letter = LETTERS[name]
    if (!letter) throw new Error(`no letter for ${name}`)
    const { flight, pilot, passenger } = await letter.happens()
    await workOff(db)
    const to = row.who === "pilot" ? pilot.email : passenger.email
    const mail = onlyMail(to, `${letter.subject}: ${flight.title}`)
    const { text, html } = seenIn(mail)
    for (const fact of [flight.title, dayOf(flight), timeOf(flight), ...letter.says]) {
      expect.soft(text, "text").toContain(fact)
      expect.soft(html, "HTML").toContain(fact)
    }
    expect(factsIn(text)).toEqual(factsIn(html))
    expect(mail.html).toMatch(/\/mailbilder\/flug\/\d+\.jpg"/)
    if (letter.hasCalendar) expectCalendar(mail, movedBy(flight, letter.movedByMs ?? 0))
    else expect(mail.attachments).toEqual([])
  },
)

function onlyMail(to: string, subject: string): Email {
  const found = received.filter((mail) => mail.to?.[0]?.address === to && mail.subject === subject)
  const subjects = received.map((mail) => `${mail.subject} -> ${mail.to?.[0]?.address}`)
  expect(found, `${subject} -> ${to} among\n${subjects.join("\n")}`).toHaveLength(1)
  return found[0] as Email
}

// „5. Dezember 2026“, whatever weekday precedes it
function dayOf({ departsAt, timeZone }: FlightRow): string {
  const parts = { day: "numeric", month: "long", year: "numeric", timeZone } as const
  return new Intl.DateTimeFormat("de-DE", parts).format(departsAt ?? undefined)
}

function timeOf({ departsAt, timeZone }: FlightRow): string {
  const parts = { hour: "2-digit", minute: "2-digit", timeZone } as const
  return `${new Intl.DateTimeFormat("de-DE", parts).format(departsAt ?? undefined)} Uhr`
}

function movedBy(flight: FlightRow, ms: number): FlightRow {
  const moved = (at: Date | null) => at && new Date(at.getTime() + ms)
  return { ...flight, departsAt: moved(flight.departsAt), arrivesAt: moved(flight.arrivesAt) }
}

function expectCalendar({ attachments }: Email, flight: FlightRow) {
  const { title, departsAt, arrivesAt, timeZone } = flight
  expect(attachments.map(({ filename }) => filename)).toEqual(["flug.ics"])
  const [attachment] = attachments
  expect(attachment?.mimeType).toBe("text/calendar")
  // the parser has made the CRLF of RFC 5545 plain line ends
  const calendar = new TextDecoder().decode(attachment?.content as ArrayBuffer).split("\n")
  expect(calendar[0]).toBe("BEGIN:VCALENDAR")
  const summary = calendar.find((line) => line.startsWith("SUMMARY:"))
  // what does not take place says so first
  const says = summary?.replace(
    /^SUMMARY:(?:Storniert|Abgesagt|Abgelaufen|Neuer Termin angeboten): /,
    "SUMMARY:",
  )
  expect(says).toBe(`SUMMARY:${title.replaceAll(",", "\\,")}`)
  expect(calendar).toContain(`TZID:${timeZone}`)
  expect(calendar).toContain(`DTSTART;TZID=${timeZone}:${localStamp(departsAt, timeZone)}`)
  expect(calendar).toContain(`DTEND;TZID=${timeZone}:${localStamp(arrivesAt, timeZone)}`)
}

// RFC 5545, by the clock of the airfield: 20261205T110000
function localStamp(at: Date | null, timeZone: string): string {
  const local = new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "medium",
    timeZone,
  }).format(at ?? undefined)
  return local.replaceAll(/[-:]/g, "").replace(" ", "T")
}

test("registering a taken address sends no code for it; its owner is informed why, without a code", async () => {
  await resetAllRateLimits(db)
  const owner = await makeUser(db)
  const { userId, cookie } = await signedInAs(db, "umzug@example.org")
  const { status } = await app.call("POST", `/api/users/${userId}/settings/email`, {
    body: { email: owner.email },
    cookie,
  })
  expect(status).toBe(200)
  await workOff(db)
  const { text, html } = seenIn(onlyMail(owner.email, "Diese Adresse hat schon ein Konto"))
  for (const part of [text, html]) {
    expect(part).toContain(
      "Sie gehört aber schon zu einem, deshalb haben wir keinen Code geschickt",
    )
    expect(part).toContain("An deinem Konto ändert sich nichts")
    expect(part).not.toContain("umzug@example.org")
    expect(part).not.toMatch(/\b\d{6}\b|\b\d{3} \d{3}\b/)
  }
  const toOwner = received.filter((mail) => mail.to?.[0]?.address === owner.email)
  expect(toOwner).toHaveLength(1)
})
