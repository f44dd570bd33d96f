import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { findPaymentOfCheckout } from "#features/payments/server/payments-queries.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { pollPayment } from "#features/payments/server/poll-payment.ts"
import { trialPaymentsTable } from "#features/payments/server/trial/trial-payments-table.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import { KINDS } from "#server/commands/liveness.ts"
import { testApplication } from "#tests/support/application.ts"
import { holdSeats, payFor } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { listStuck } from "#tests/support/invariants.ts"

const db = await testDatabase()
const app = testApplication(db)

async function stuckIn(duration: number): Promise<string[]> {
  const at = clock.now().getTime() + duration
  const restore = setClockSource(() => new Date(at))
  const stuck = await listStuck(db)
  restore()
  return stuck.map(({ rule, example }) => `${rule.split(":")[0]} ${example?.status}`)
}

async function bookingOn(flightId: number) {
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flightId))
  if (!booking) throw new Error("nobody has booked")
  return booking
}

test("a hold and a request that no timer has ended stand still, and are found", async () => {
  const held = await makeFlight(db)
  await holdSeats(app, held.id, 1, (await makeUser(db)).id)
  expect(await stuckIn(0)).toEqual([])
  expect(await stuckIn(hours(2))).toContain("bookings held")
  await db
    .update(bookingsTable)
    .set({ status: "lapsed" })
    .where(eq(bookingsTable.flightId, held.id))
  const asked = await makeFlight(db)
  await payFor(app, asked.id, 1, (await makeUser(db)).id)
  await workOff(db)
  expect(await stuckIn(days(2))).not.toContain("bookings requested")
  expect(await stuckIn(days(3))).toContain("bookings requested")
})

test("money that its provider neither collects nor lets go stands still until somebody has it on a list", async () => {
  const flight = await makeFlight(db, { departsAt: new Date(clock.now().getTime() + days(60)) })
  await payFor(app, flight.id, 1, (await makeUser(db)).id)
  await workOff(db)
  const { id, checkoutId } = await bookingOn(flight.id)
  // the provider answers to nothing that concerns this payment any more
  const { providerRef } = (await findPaymentOfCheckout(db, checkoutId)) ?? { providerRef: "" }
  await db
    .update(trialPaymentsTable)
    .set({ status: "processing" })
    .where(eq(trialPaymentsTable.providerRef, providerRef))
  await app.call("POST", `/api/bookings/${id}/accept`, { as: flight.pilotId })
  await workOff(db)
  expect(await stuckIn(days(1))).not.toContain("payments authorised")
  expect(await stuckIn(days(3))).toContain("payments authorised")
  const [payment] = await db
    .select()
    .from(paymentsTable)
    .where(eq(paymentsTable.checkoutId, checkoutId))
  const at = clock.now().getTime() + days(2)
  const restore = setClockSource(() => new Date(at))
  await pollPayment(db, { id: payment?.id ?? 0 })
  restore()
  expect(await stuckIn(days(3))).not.toContain("payments authorised")
})

test("every state of everything that holds money or seats is over, has its limit, or says for whom it waits", () => {
  for (const { limits } of Object.values(KINDS)) {
    for (const limit of Object.values(limits)) {
      expect(limit).toMatch(/^(?:over$|overdue: .*\bnow\b|waits: (?:for )?\w+)/s)
    }
  }
})
