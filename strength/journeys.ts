import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { orderOf } from "#tests/support/booking-steps.ts"
import { catchUp, type Expected, standOf } from "./books.ts"
import type { Ground } from "./ground.ts"
import { type Answer, type Person, signedIn } from "./person.ts"
import { untilAnswered, waitUntil } from "./wait.ts"

/*
 * What people do with money, from beginning to end, however often the server dies meanwhile. Each
 * journey answers what is wrong in the books when it is over; an empty list is good.
 */

export type Journey = (ground: Ground, options: { hasKeys: boolean }) => Promise<string[]>

/** One seat at 62.50 with its fee, of which a voucher pays 50.00. */
const PRICE = 6_875
const CREDIT = 5_000

/** Redeemed, held, ordered, paid by voucher and card, accepted, collected, cancelled, given back. */
export const wholeBooking: Journey = async (ground, options) => {
  const { guest, pilot, flightId, bookingId } = await request(ground, options, CREDIT)
  decided(await pilot.insist("POST", `/api/bookings/${bookingId}/accept`), 200)
  await until(ground, flightId, guest, { payment: "captured", share: 6_250, fee: 625 })
  const cancelled = { shownRefundCents: PRICE }
  decided(await guest.insist("POST", `/api/bookings/${bookingId}/cancel`, cancelled), 200)
  return until(ground, flightId, guest, {
    booking: "cancelled_by_passenger",
    payment: "refunded",
    captured: PRICE,
    refunded: PRICE,
    cardBack: PRICE - CREDIT,
    credit: CREDIT,
    share: 0,
    fee: 0,
    freeSeats: 3,
    orders: 1,
    refunds: 1,
  })
}

/** Paid by card, and the pilot says no: nothing was ever collected. */
export const declinedRequest: Journey = async (ground, options) => {
  const { guest, pilot, flightId, bookingId } = await request(ground, options, 0)
  const why = { reason: "" }
  decided(await pilot.insist("POST", `/api/bookings/${bookingId}/decline`, why), 200)
  return until(ground, flightId, guest, {
    booking: "declined",
    payment: "voided",
    captured: 0,
    refunded: 0,
    cardBack: 0,
    credit: 0,
    share: 0,
    fee: 0,
    freeSeats: 3,
    orders: 1,
    refunds: 0,
  })
}

async function request(ground: Ground, { hasKeys }: { hasKeys: boolean }, creditCents: number) {
  const { db } = ground
  const flight = await untilAnswered(() => makeFlight(db))
  const { id: guestId } = await untilAnswered(() => makeUser(db))
  const guest = await signedIn(ground, guestId, hasKeys)
  const pilot = await signedIn(ground, flight.pilotId, hasKeys)
  if (creditCents > 0) {
    const { code } = await untilAnswered(() => makeVoucher(db, { valueCents: creditCents }))
    decided(await guest.insist("POST", "/api/vouchers/redeem", { code }), 200)
  }
  const hold = { flightId: flight.id, seats: 1, shownTotalCents: PRICE }
  decided(await guest.insist("POST", "/api/checkouts", hold), 201)
  const body = orderOf(1, { creditCents })
  const order = decided(await guest.insist("POST", "/api/checkouts/current/order", body), 200)
  const ref = String(order.json.paymentPath).split("/").at(-1)
  decided(await guest.insist("POST", `/api/trial-payments/${ref}`, { outcome: "pay" }), 200)
  await until(ground, flight.id, guest, { booking: "requested", payment: "authorised" })
  const { bookingId } = await untilAnswered(() => standOf(db, flight.id, guest.userId))
  return { guest, pilot, flightId: flight.id, bookingId }
}

function decided(answer: Answer, status: number): Answer {
  if (answer.status === status) return answer
  throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.json)}`)
}

/** Waits until the books say what they must, or tells what they say instead. */
async function until(
  { db }: Ground,
  flightId: number,
  { userId }: Person,
  expected: Expected,
): Promise<string[]> {
  const differs = async () => {
    const stand: Record<string, unknown> = { ...(await standOf(db, flightId, userId)) }
    return Object.entries(expected).filter(([name, value]) => stand[name] !== value)
  }
  const isSo = () => untilAnswered(differs).then(({ length }) => length === 0)
  await waitUntil("the books", isSo).catch(() => undefined)
  // what comes a second time comes a little later
  await catchUp(db, flightId)
  const stand: Record<string, unknown> = {
    ...(await untilAnswered(() => standOf(db, flightId, userId))),
  }
  return (await untilAnswered(differs)).map(
    ([name, value]) => `flight ${flightId}: ${name} is ${stand[name]}, not ${value}`,
  )
}
