import { eq, inArray, sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { acceptBooking, declineBooking } from "#features/bookings/requests/server/answer-request.ts"
import { expireRequestsQueue } from "#features/bookings/requests/server/expire-requests.ts"
import { withdrawBooking } from "#features/bookings/requests/server/withdraw-booking.ts"
import {
  paymentProviderEventsTable,
  paymentsTable,
} from "#features/payments/server/payments-tables.ts"
import { trialPaymentsTable } from "#features/payments/server/trial/trial-payments-table.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testApplication } from "#tests/support/application.ts"
import { LENA, payFor } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import type { BookingOutcome } from "./booking-draft.ts"
import { makeBooking } from "./make-booking.ts"
import { makeFlight } from "./make-flight.ts"
import { makePastFlight } from "./make-past-flight.ts"
import { makeUser } from "./make-user.ts"
import type { FlightRow } from "./write-flights.ts"

const db = await testDatabase()
const app = testApplication(db)

/** What the pilot says to a request that is declined. */
const NO = "Zu windig."

const actor = (userId: number, isPilot = false): UserActor => ({
  kind: "user",
  userId,
  isPilot,
  isAdmin: false,
})

async function bookByHand(flight: FlightRow, passengerId: number, outcome: BookingOutcome) {
  await payFor(app, flight.id, 1, passengerId)
  await workOff(db)
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flight.id))
  if (!booking) throw new Error("nothing was booked")
  const pilot = actor(flight.pilotId, true)
  if (outcome === "confirmed" && !flight.isInstantBooking)
    await acceptBooking(db, pilot, booking.id)
  if (outcome === "declined") await declineBooking(db, pilot, booking.id, NO)
  if (outcome === "withdrawn") await withdrawBooking(db, actor(passengerId), booking.id)
  if (outcome === "expired") {
    await db
      .update(bookingsTable)
      .set({ respondBy: clock.now() })
      .where(eq(bookingsTable.id, booking.id))
    await expireRequestsQueue.run(db, null)
  }
  await workOff(db)
}

/** All that a booking of a flight has left behind, without ids and instants. */
async function tracesOf(flight: FlightRow, passengerId: number) {
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flight.id))
  if (!booking) throw new Error("nothing was booked")
  const [payment] = await db
    .select()
    .from(paymentsTable)
    .where(eq(paymentsTable.checkoutId, booking.checkoutId))
  if (!payment) throw new Error("nothing was paid")
  const ids = [booking.id, booking.checkoutId, payment.id]
  const reports = await db
    .select({ kind: paymentProviderEventsTable.kind })
    .from(paymentProviderEventsTable)
    .where(eq(paymentProviderEventsTable.providerRef, payment.providerRef))
    .orderBy(paymentProviderEventsTable.receivedAt)
  const trial = await db
    .select({ status: trialPaymentsTable.status, captured: trialPaymentsTable.capturedCents })
    .from(trialPaymentsTable)
    .where(eq(trialPaymentsTable.providerRef, payment.providerRef))
  const moves = await db.execute<Record<string, unknown>>(sql`
    select regexp_replace(t.business_key, '[0-9]+', '#') as key, t.kind,
      regexp_replace(a.code, '[0-9]+', '#') as account, e.amount_cents as cents
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.business_key like ${`payment/${payment.id}/%`}
      or t.business_key like ${`booking/${booking.id}/%`}
    order by t.id, e.id`)
  const events = await db
    .select()
    .from(eventsTable)
    .where(inArray(eventsTable.entityId, ids))
    .orderBy(eventsTable.id)
  const actors = new Map([
    [flight.pilotId, "pilot"],
    [passengerId, "passenger"],
  ])
  const { rows: seats } = await db.execute<{ taken: number; occupied: boolean }>(sql`
    select count(s.booking_id)::int as taken, f.is_occupied as occupied
    from flights f join flight_seats s on s.flight_id = f.id where f.id = ${flight.id} group by f.id`)
  return {
    booking: {
      status: booking.status,
      seats: booking.seats,
      declineReason: booking.declineReason,
      price: [booking.seatPriceCents, booking.feeCents],
      hasDeadline: booking.respondBy !== null,
      wasRequested: booking.requestedAt !== null,
      wasConfirmed: booking.confirmedAt !== null,
    },
    payment: [payment.status, payment.amountCents, payment.capturedCents, payment.refundedCents],
    trial,
    reports,
    moves: moves.rows,
    seats,
    events: events
      .filter(
        ({ entity, entityId }) =>
          (entity === "booking" && entityId === booking.id) ||
          (entity === "payment" && entityId === payment.id),
      )
      .map((event) => ({
        kind: event.kind,
        by: [event.actorKind, actors.get(event.actorId ?? 0)],
        way: [event.fromStatus, event.toStatus],
        reason: event.reason,
        data: Object.keys(event.data),
      })),
  }
}

test.each<{ outcome: BookingOutcome; isInstantBooking: boolean }>([
  { outcome: "requested", isInstantBooking: false },
  { outcome: "confirmed", isInstantBooking: false },
  { outcome: "confirmed", isInstantBooking: true },
  { outcome: "declined", isInstantBooking: false },
  { outcome: "withdrawn", isInstantBooking: false },
  { outcome: "expired", isInstantBooking: false },
])(
  "a booking written as $outcome (instant: $isInstantBooking) leaves what the commands leave",
  async ({ outcome, isInstantBooking }) => {
    const passenger = await makeUser(db)
    const byHand = await makeFlight(db, { isInstantBooking })
    await bookByHand(byHand, passenger.id, outcome)
    const written = await makeFlight(db, { isInstantBooking })
    await makeBooking(db, {
      flight: written,
      passengerId: passenger.id,
      people: [{ name: LENA.name, weightKg: LENA.weightKg, luggageKg: LENA.luggageKg }],
      outcome,
      ...(outcome === "declined" && { declineReason: NO }),
    })
    const expected = await tracesOf(byHand, passenger.id)
    expect(expected.booking.status).toBe(outcome)
    expect(expected.booking.declineReason).toBe(outcome === "declined" ? NO : "")
    expect(await tracesOf(written, passenger.id)).toEqual(expected)
    expect(await brokenInvariants(db)).toEqual([])
  },
)

test("more seats than there are cannot be written", async () => {
  const flight = await makeFlight(db, { seatsOffered: 1 })
  await makeBooking(db, { flight })
  await expect(makeBooking(db, { flight })).rejects.toThrow("only 0 were free")
})

test("a settled flight pays the pilot's share, earns the fee and gives back the rest", async () => {
  const passenger = await makeUser(db)
  const flight = await makePastFlight(db, { actualCostCents: 10_000, passengerId: passenger.id })
  const traces = await tracesOf(flight, passenger.id)
  // 100.00 on two people is 50.00; of 62.50 + 6.25 a fee of 5.00 stays
  expect(traces.booking).toMatchObject({ status: "settled", price: [6_250, 625] })
  expect(traces.payment).toEqual(["partially_refunded", 6_875, 6_875, 1_375])
  const settled = traces.moves.filter(({ kind }) => kind === "booking.settled")
  expect(settled.map(({ account, cents }) => [account, cents])).toEqual([
    ["booking:#:share", 6_250],
    ["booking:#:fee", 625],
    ["pilot:#:payable", -5_000],
    ["platform:fees", -420],
    ["booking:#:vat", -100],
    ["platform:vat", 20],
    ["checkout:#:paid", -1_375],
  ])
  expect(await brokenInvariants(db)).toEqual([])
})
