import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { orderOf } from "#tests/support/booking-steps.ts"
import { bookOfBooking } from "../books/of-booking.ts"
import { until } from "../books/until.ts"
import { type Person, signedIn } from "../person.ts"
import type { TestStack } from "../test-stack.ts"
import { untilAnswered, untilMade } from "../wait.ts"
import { decided, demand } from "./journey.ts"

/** One seat: its share and its fee. */
export const SHARE = 6_250
export const FEE = 625
export const PRICE = SHARE + FEE

interface CheckoutInput {
  hasKeys: boolean
  seats?: number
  /** What a voucher pays of it. */
  creditCents?: number
  flight?: { id: number; pilotId: number }
}

/** Somebody has redeemed a voucher, held seats, ordered and paid them; the pilot has not answered. */
export async function requestSeat(
  ground: TestStack,
  { hasKeys, seats = 1, ...input }: CheckoutInput,
) {
  const { creditCents = 0 } = input
  const { db } = ground
  const flight = input.flight ?? (await untilMade(db, (tx) => makeFlight(tx)))
  const { id: guestId } = await untilMade(db, (tx) => makeUser(tx))
  const guest = await signedIn(ground, guestId, hasKeys)
  const pilot = await signedIn(ground, flight.pilotId, hasKeys)
  if (creditCents > 0) {
    const { code } = await untilMade(db, (tx) => makeVoucher(tx, { valueCents: creditCents }))
    decided(await guest.insist("POST", "/api/vouchers/redeem", { code }), 200)
  }
  const hold = { flightId: flight.id, seats, shownTotalCents: PRICE }
  decided(await guest.insist("POST", "/api/checkouts", hold), 201)
  const book = await payHeld(ground, guest, flight.id, { seats, creditCents })
  const { bookingId } = await untilAnswered(() => book.read(db))
  return { guest, pilot, flightId: flight.id, bookingId, seats, book }
}

/** The same, and the pilot has accepted: it is collected. */
export async function bookSeat(ground: TestStack, input: CheckoutInput) {
  const booked = await requestSeat(ground, input)
  await acceptSeat(ground, booked)
  return booked
}

/** Orders what the guest's browser holds and pays for it. */
export async function payHeld(
  ground: TestStack,
  guest: Person,
  flightId: number,
  { seats = 1, creditCents = 0 } = {},
) {
  await orderHeld(guest, { seats, creditCents })
  const book = bookOfBooking(flightId, guest.userId)
  demand(await until(ground.db, book, { booking: "requested", payment: "authorised" }))
  return book
}

/** The same, without waiting for what comes of it. */
export async function orderHeld(guest: Person, { seats = 1, creditCents = 0 } = {}): Promise<void> {
  const body = orderOf(seats, { creditCents })
  const order = decided(await guest.insist("POST", await orderPathOf(guest), body), 200)
  const ref = String(order.json.paymentPath).split("/").at(-1)
  decided(await guest.insist("POST", `/api/trial-payments/${ref}`, { outcome: "pay" }), 200)
}

/** Where the only checkout is ordered that somebody has open. */
export async function orderPathOf(guest: Person): Promise<string> {
  const { location } = decided(await guest.insist("GET", "/de/kasse"), 302)
  return `/api/checkouts/${location.split("=").at(-1)}/order`
}

export async function acceptSeat(
  { db }: TestStack,
  {
    pilot,
    bookingId,
    seats = 1,
    book,
  }: { pilot: Person; bookingId: number; seats?: number; book: ReturnType<typeof bookOfBooking> },
): Promise<void> {
  decided(await pilot.insist("POST", `/api/bookings/${bookingId}/accept`), 200)
  demand(await until(db, book, { payment: "captured", share: seats * SHARE, fee: seats * FEE }))
}
