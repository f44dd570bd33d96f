import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { findOwnCheckout } from "#features/bookings/core/server/checkout-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { LENA } from "#tests/support/booking-steps.ts"
import { testDatabase } from "#tests/support/database.ts"
import { findOwnPayment } from "./find-own-payment.ts"
import { openCheckout } from "./open-checkout.ts"
import { placeOrder } from "./place-order.ts"

const db = await testDatabase()

async function makeActor(): Promise<UserActor> {
  const { id } = await makeUser(db)
  return { kind: "user", userId: id, isPilot: false, isAdmin: false }
}

async function hold(secret: string) {
  const flight = await makeFlight(db)
  const input = { flightId: flight.id, seats: 1, shownTotalCents: 6_875 }
  return openCheckout(db, { user: null, secret, address: "192.0.2.17" }, input)
}

function order(user: UserActor, checkout: { ref: string; secret: string }) {
  const people = [LENA]
  return placeOrder(db, user, checkout, {
    people,
    hasConsent: true,
    hasGuardianConsent: false,
    message: "",
    shownTotalCents: 6_875,
  })
}

test("before the order, the cookie opens a checkout, for a guest and for any account", async () => {
  const { ref } = await hold("cookie-1")
  expect(await findOwnCheckout(db, { secret: "cookie-1", user: null }, ref)).toMatchObject({ ref })
  const user = await makeActor()
  expect(await findOwnCheckout(db, { secret: "cookie-1", user }, ref)).toMatchObject({ ref })
  expect(await findOwnCheckout(db, { secret: "another", user }, ref)).toBeUndefined()
  expect(await findOwnCheckout(db, { secret: undefined, user }, ref)).toBeUndefined()
})

test("after the order, another account in the same browser finds no checkout", async () => {
  const { ref } = await hold("cookie-2")
  const passenger = await makeActor()
  await order(passenger, { ref, secret: "cookie-2" })
  const own = await findOwnCheckout(db, { secret: "cookie-2", user: passenger }, ref)
  expect(own).toMatchObject({ ref, people: [{ name: LENA.name, weightKg: LENA.weightKg }] })
  const other = await makeActor()
  expect(await findOwnCheckout(db, { secret: "cookie-2", user: other }, ref)).toBeUndefined()
})

test("a payment is visible to the browser that ordered and to its passenger, to no one else", async () => {
  const { ref: checkoutRef } = await hold("cookie-3")
  const passenger = await makeActor()
  const { ref } = await order(passenger, { ref: checkoutRef, secret: "cookie-3" })
  const inBrowser = await findOwnPayment(db, { secret: "cookie-3", user: null }, ref)
  expect(inBrowser).toMatchObject({ checkoutRef, payment: { ref, amountCents: 6_875 } })
  const elsewhere = await findOwnPayment(db, { secret: undefined, user: passenger }, ref)
  expect(elsewhere).toMatchObject({ checkoutRef })
  const stranger = await makeActor()
  expect(await findOwnPayment(db, { secret: "another", user: stranger }, ref)).toBeUndefined()
  expect(await findOwnPayment(db, { secret: undefined, user: null }, ref)).toBeUndefined()
  expect(
    await findOwnPayment(db, { secret: "cookie-3", user: passenger }, "22222222"),
  ).toBeUndefined()
})
