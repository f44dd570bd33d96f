import { randomBytes } from "node:crypto"
import { asc, desc, eq } from "drizzle-orm"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { abandonCheckout } from "#features/bookings/server/abandon-checkout.ts"
import { addSeats } from "#features/bookings/server/add-seats.ts"
import { acceptBooking, declineBooking } from "#features/bookings/server/answer-request.ts"
import {
  bookingPeopleTable,
  bookingsTable,
  newDatesTable,
} from "#features/bookings/server/bookings-tables.ts"
import { cancelBookingByPassenger } from "#features/bookings/server/cancel-booking-by-passenger.ts"
import { cancelBookingByPilot } from "#features/bookings/server/cancel-booking-by-pilot.ts"
import { cancelFlight } from "#features/bookings/server/cancel-flight.ts"
import { chooseNewDate } from "#features/bookings/server/choose-new-date.ts"
import { declineNewDates } from "#features/bookings/server/decline-new-dates.ts"
import { findVoucherCheckout } from "#features/bookings/server/find-voucher-checkout.ts"
import { giveUpSeats } from "#features/bookings/server/give-up-seats.ts"
import { offerNewDates } from "#features/bookings/server/offer-new-dates.ts"
import { openCheckout } from "#features/bookings/server/open-checkout.ts"
import { openVoucherCheckout } from "#features/bookings/server/open-voucher-checkout.ts"
import { orderVoucher } from "#features/bookings/server/order-voucher.ts"
import { placeOrder } from "#features/bookings/server/place-order.ts"
import { refundPriceCut } from "#features/bookings/server/refund-price-cut.ts"
import { waiveLateCancellation } from "#features/bookings/server/waive-late-cancellation.ts"
import { withdrawBooking } from "#features/bookings/server/withdraw-booking.ts"
import { flightPricesTable, flightsTable } from "#features/flights/server/flights-tables.ts"
import { findPaymentByRef } from "#features/payments/server/payments-queries.ts"
import { playTrialOutcome } from "#features/payments/server/trial/trial-provider.ts"
import type { TrialOutcome } from "#features/payments/trial-outcome.ts"
import { reportNotFlown } from "#features/settlements/server/report-not-flown.ts"
import { saveCosts } from "#features/settlements/server/save-costs.ts"
import { submitSettlement } from "#features/settlements/server/submit-settlement.ts"
import { redeemVoucher } from "#features/vouchers/server/redeem-voucher.ts"
import type { UserActor } from "#platform/actor.ts"
import { isoDay } from "#platform/days.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { LENA } from "#tests/support/booking-steps.ts"
import { FIRST, OTHERS, refundShown } from "./leaving.ts"
import { bookingOf, leaveIt, type Step } from "./model.ts"
import { creditFor, feeOf, flightNow, type Model, PRICES, VOUCHER_VALUE } from "./stand.ts"

/** What the product calls the things of a model, each at the model's place. */
export interface ProductSide {
  pilotId: number
  guestIds: number[]
  flightIds: number[]
  bookings: { id: number; checkoutId: number; secret: string; paymentRef: string }[]
  voucherSecrets: string[]
}

const asUser = (userId: number): UserActor => {
  return { kind: "user", userId, isPilot: true, isAdmin: false }
}
const newSecret = () => randomBytes(32).toString("base64url")
const WHY = { reason: "weather", word: "" } as const

/** A flight of a pilot whom nobody else needs, and two people who want to come along. */
export async function makeProductSide(
  db: Db,
  pilotId: number,
  { isInstant, flights: [flight] }: Model,
): Promise<ProductSide> {
  const departsAt = new Date(flight?.departsAt ?? 0)
  const made = await makeFlight(db, { pilotId, departsAt, isInstantBooking: isInstant })
  const guests = [await makeUser(db), await makeUser(db)]
  return {
    pilotId,
    guestIds: guests.map(({ id }) => id),
    flightIds: [made.id],
    bookings: [],
    voucherSecrets: [],
  }
}

/** Does on the product what a step says, as the page of whoever does it would; refusals are thrown. */
export async function doOnProduct(
  db: Db,
  side: ProductSide,
  model: Model,
  step: Step,
): Promise<void> {
  const guest = asUser(side.guestIds[step.guest] ?? 0)
  const flightId = side.flightIds[flightNow(model)] ?? 0
  const pilot = asUser(side.pilotId)
  switch (step.command) {
    case "hold1":
    case "hold2":
      return hold(db, side, model, { guest, flightId, seats: step.command === "hold1" ? 1 : 2 })
    case "flight":
      await cancelFlight(db, pilot, flightId, WHY)
      return
    case "offerNewDate": {
      const starts = [{ day: isoDay(new Date(model.newDate), HOME_ZONE), time: "12:00" }]
      await offerNewDates(db, pilot, flightId, { ...WHY, starts })
      return
    }
    case "cutPrice":
      return cutPrice(db, model, flightId)
    case "buyVoucher":
      return buyVoucher(db, side)
    case "redeem":
      return redeem(db, side, model, guest)
    default:
      return doOnBooking(db, side, model, { ...step, actor: guest })
  }
}

async function hold(
  db: Db,
  side: ProductSide,
  model: Model,
  { guest, flightId, seats }: { guest: UserActor; flightId: number; seats: number },
) {
  const secret = newSecret()
  const wish = { flightId, seats, shownTotalCents: shownPrice(model) }
  await openCheckout(db, guest, wish, { former: undefined, next: secret })
  await noteHold(db, side, flightId, secret)
}

function shownPrice(model: Model): number {
  const price = model.flights[flightNow(model)]?.price ?? 0
  return price + feeOf(price)
}

async function noteHold(db: Db, side: ProductSide, flightId: number, secret: string) {
  const [booking] = await db
    .select({ id: bookingsTable.id, checkoutId: bookingsTable.checkoutId })
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flightId))
    .orderBy(desc(bookingsTable.id))
    .limit(1)
  if (!booking) throw new Error("nothing is held")
  side.bookings.push({ ...booking, secret, paymentRef: "" })
}

async function cutPrice(db: Db, model: Model, flightId: number) {
  const former = model.flights[flightNow(model)]
  const seatPriceCents = PRICES.find((one) => former && !former.isOff && one < former.price)
  if (!seatPriceCents) return
  await inTransaction(db, async (tx) => {
    const [flight] = await tx
      .update(flightsTable)
      .set({ seatPriceCents })
      .where(eq(flightsTable.id, flightId))
      .returning()
    if (!flight) throw new Error("the flight is gone")
    const { totalCostCents, createdAt } = flight
    await tx
      .insert(flightPricesTable)
      .values({ flightId, seatPriceCents, totalCostCents, validFrom: createdAt })
    await refundPriceCut(tx, flightId)
  })
}

async function buyVoucher(db: Db, side: ProductSide) {
  const secret = newSecret()
  const wish = {
    valueCents: VOUCHER_VALUE,
    motif: "see",
    recipientName: "Inge",
    senderName: "Lena",
    greeting: "",
    delivery: "print",
    deliverOn: "",
    recipientEmail: "",
  } as const
  await openVoucherCheckout(db, null, wish, secret)
  const order = { buyerEmail: "lena@aufwind.example", shownTotalCents: VOUCHER_VALUE }
  const { ref } = await orderVoucher(db, null, secret, order)
  await atProvider(db, ref, "pay")
  side.voucherSecrets.push(secret)
}

async function redeem(db: Db, side: ProductSide, model: Model, guest: UserActor) {
  const secret = side.voucherSecrets[model.vouchers.indexOf(null)]
  if (!secret) return
  const checkout = await findVoucherCheckout(db, { secret, user: null })
  const code = checkout?.voucher.code ?? ""
  await redeemVoucher(db, guest, { code, address: `person ${guest.userId}` })
}

async function atProvider(db: Db, ref: string, outcome: TrialOutcome) {
  const payment = await findPaymentByRef(db, ref)
  if (payment?.provider === "trial") await playTrialOutcome(db, payment.providerRef, outcome)
}

async function doOnBooking(
  db: Db,
  side: ProductSide,
  model: Model,
  step: Step & { actor: UserActor },
): Promise<void> {
  const known = bookingOf(model, step)
  const booking = known && side.bookings[model.bookings.indexOf(known)]
  if (!booking) return
  const { actor: guest } = step
  const pilot = asUser(side.pilotId)
  const { id, secret } = booking
  const shownRefund = () =>
    refundShown(model, known, (trial, one, flight) => leaveIt(trial, one, flight, step) ?? false)
  switch (step.command) {
    case "add1":
    case "add2": {
      const next = newSecret()
      const wish = { seats: step.command === "add1" ? 1 : 2, shownTotalCents: shownPrice(model) }
      await addSeats(db, guest, id, wish, next)
      return noteHold(db, side, side.flightIds[known.flight] ?? 0, next)
    }
    case "giveUpFirst":
    case "giveUpOthers":
    case "giveUpAsked": {
      const places = await placesOf(db, id)
      const isLeaving = step.command === "giveUpOthers" ? OTHERS : FIRST
      const stayHome = places.filter((_, place) => isLeaving(place))
      await giveUpSeats(db, guest, id, { stayHome, shownRefundCents: shownRefund() })
      return
    }
    case "abandon":
      return abandonCheckout(db, guest, secret)
    case "order":
    case "orderWithCredit": {
      const shownTotalCents = known.seats * (known.share + known.fee)
      const wallet = step.command === "order" ? 0 : (model.wallets[step.guest] ?? 0)
      const { ref } = await placeOrder(db, guest, secret, {
        people: Array.from({ length: known.seats }, () => LENA),
        hasConsent: true,
        hasGuardianConsent: false,
        message: "",
        shownTotalCents,
        creditCents: creditFor(shownTotalCents, wallet),
      })
      booking.paymentRef = ref
      return
    }
    case "pay":
      return atProvider(db, booking.paymentRef, "pay")
    case "declineAtProvider":
      return atProvider(db, booking.paymentRef, "decline")
    case "accept":
      await acceptBooking(db, pilot, id)
      return
    case "decline":
      await declineBooking(db, pilot, id, "")
      return
    case "withdraw":
      await withdrawBooking(db, guest, id)
      return
    case "cancel":
      await cancelBookingByPassenger(db, guest, id, shownRefund())
      return
    case "forGuest":
      await cancelBookingByPilot(db, pilot, id, WHY)
      return
    case "waive":
      await waiveLateCancellation(db, pilot, id)
      return
    case "declineNewDate":
      await declineNewDates(db, guest, id)
      return
    case "chooseNewDate":
      return choose(db, side, guest, id)
    default:
      throw new Error(`nobody does ${step.command} on a booking`)
  }
}

async function placesOf(db: Db, bookingId: number): Promise<number[]> {
  const people = await db
    .select({ position: bookingPeopleTable.position })
    .from(bookingPeopleTable)
    .where(eq(bookingPeopleTable.bookingId, bookingId))
    .orderBy(asc(bookingPeopleTable.position))
  return people.map(({ position }) => position)
}

async function choose(db: Db, side: ProductSide, guest: UserActor, bookingId: number) {
  const [flightId = 0] = side.flightIds
  const offered = () => db.select().from(newDatesTable).where(eq(newDatesTable.flightId, flightId))
  const [date] = await offered()
  await chooseNewDate(db, guest, bookingId, date?.id ?? 0)
  const [chosen] = await offered()
  if (chosen?.newFlightId) side.flightIds[1] = chosen.newFlightId
}

/** The pilot says what a landed flight has cost and that everybody came along; null: it was not flown. */
export async function stateOnProduct(
  db: Db,
  side: ProductSide,
  flightId: number,
  cost: number | null,
): Promise<void> {
  const pilot = asUser(side.pilotId)
  if (cost === null) {
    await reportNotFlown(db, pilot, flightId)
    return
  }
  await saveCosts(db, pilot, flightId, [{ kind: "fuel", label: "Sprit", amountCents: cost }])
  await submitSettlement(db, pilot, flightId, { noShows: [], shownCostCents: cost })
}
