import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { createRandom } from "#db/seed/random.ts"
import { cancelBookingByPassenger } from "#features/bookings/cancellation/server/cancel-booking-by-passenger.ts"
import { cancelBookingByPilot } from "#features/bookings/cancellation/server/cancel-booking-by-pilot.ts"
import { cancelFlight } from "#features/bookings/cancellation/server/cancel-flight.ts"
import { endBookingsOfFlight } from "#features/bookings/cancellation/server/end-bookings-of-flight.ts"
import { waiveLateCancellation } from "#features/bookings/cancellation/server/waive-late-cancellation.ts"
import { leaveChangedFlight } from "#features/bookings/changes/server/leave-changed-flight.ts"
import { refundPriceCut } from "#features/bookings/changes/server/refund-price-cut.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { acceptBooking } from "#features/bookings/requests/server/answer-request.ts"
import { withdrawBooking } from "#features/bookings/requests/server/withdraw-booking.ts"
import { flightPricesTable, flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { countFreeSeats } from "#features/flights/core/server/seats.ts"
import { blockFlight } from "#features/flights/pausing/server/block-flight.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { SYSTEM, type UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { testApplication } from "#tests/support/application.ts"
import { payFor } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"

const db = await testDatabase()
const app = testApplication(db)

const asUser = (userId: number): UserActor => {
  return { kind: "user", userId, isPilot: true, isAdmin: false }
}

/** One seat: 62.50 + 6.25. */
const PAID = 6_875

const moneyOn = (flightId: number) =>
  db
    .select({
      status: bookingsTable.status,
      captured: paymentsTable.capturedCents,
      refunded: paymentsTable.refundedCents,
    })
    .from(bookingsTable)
    .innerJoin(paymentsTable, eq(paymentsTable.checkoutId, bookingsTable.checkoutId))
    .where(eq(bookingsTable.flightId, flightId))

test("people who pay while their flight is blocked get everything back, whoever comes first", async () => {
  const flight = await makeFlight(db, { isInstantBooking: true })
  const admin = asUser((await makeUser(db, { isAdmin: true })).id)
  const guests = await Promise.all([1, 2, 3].map(() => makeUser(db)))
  await Promise.all(guests.map(({ id }) => payFor(app, flight.id, 1, id)))
  const statement = { ground: "terms", provision: "AGB", reasons: "Ein anderer Zweck." } as const
  const block = { flightId: flight.id, statement, endBookings: endBookingsOfFlight }
  await Promise.all([workOff(db), blockFlight(db, admin, block), blockFlight(db, admin, block)])
  await workOff(db)
  const money = await moneyOn(flight.id)
  expect(money).toHaveLength(3)
  for (const { status, captured, refunded } of money) {
    expect(["lapsed", "cancelled_by_pilot"]).toContain(status)
    expect(refunded).toBe(captured)
  }
  expect(await countFreeSeats(db, flight.id)).toBe(3)
  expect(await brokenInvariants(db)).toEqual([])
})

test("whatever happens to a booking at once, money and seats agree in the end", async () => {
  const { pick: oneOf } = createRandom("ended bookings")
  for (let round = 0; round < 15; round += 1) {
    const flight = await makeFlight(db)
    const outcome = oneOf(["requested", "confirmed"] as const)
    const booking = await makeBooking(db, { flight, outcome })
    const pilot = asUser(flight.pilotId)
    const steps = [
      () => acceptBooking(db, pilot, booking.id),
      () => cancelBookingByPilot(db, pilot, booking.id),
      () => cancelBookingByPassenger(db, asUser(booking.passengerId ?? 0), booking.id, PAID),
      () => waiveLateCancellation(db, pilot, booking.id),
      () => cancelFlight(db, pilot, flight.id, { reason: "weather", word: "" }),
      () => leaveChangedFlight(db, SYSTEM, booking.id),
      () => withdrawBooking(db, asUser(booking.passengerId ?? 0), booking.id),
      () => cutPrice(flight.id, oneOf([5_900, 5_000, 4_000, 2_000])),
      () => cutPrice(flight.id, oneOf([5_900, 5_000, 4_000, 2_000])),
      () => workOff(db),
    ]
    const chosen = Array.from({ length: 5 }, () => oneOf(steps))
    await Promise.allSettled(chosen.map((step) => step()))
    expect(await brokenInvariants(db), `round ${round}, at once`).toEqual([])
    await workOff(db)
    expect(await brokenInvariants(db), `round ${round}, in the end`).toEqual([])
  }
})

async function cutPrice(flightId: number, seatPriceCents: number) {
  await db.transaction(async (tx) => {
    const [flight] = await tx
      .select()
      .from(flightsTable)
      .where(eq(flightsTable.id, flightId))
      .for("update")
    if (!flight || flight.seatPriceCents <= seatPriceCents) return
    await tx.update(flightsTable).set({ seatPriceCents }).where(eq(flightsTable.id, flightId))
    const { totalCostCents } = flight
    await tx
      .insert(flightPricesTable)
      .values({ flightId, seatPriceCents, totalCostCents, validFrom: clock.now() })
  })
  await refundPriceCut(db, flightId)
}
