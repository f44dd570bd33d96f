import { eq } from "drizzle-orm"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { cancelFlight } from "#features/bookings/cancellation/server/cancel-flight.ts"
import { offerNewDates } from "#features/bookings/cancellation/server/offer-new-dates.ts"
import { refundPriceCut } from "#features/bookings/changes/server/refund-price-cut.ts"
import { openCheckout } from "#features/bookings/checkout/server/open-checkout.ts"
import { findVoucherCheckout } from "#features/bookings/voucher-checkout/server/find-voucher-checkout.ts"
import { openVoucherCheckout } from "#features/bookings/voucher-checkout/server/open-voucher-checkout.ts"
import { orderVoucher } from "#features/bookings/voucher-checkout/server/order-voucher.ts"
import { flightPricesTable, flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { reportNotFlown } from "#features/settlements/server/report-not-flown.ts"
import { saveCosts } from "#features/settlements/server/save-costs.ts"
import { refundShare } from "#features/settlements/server/share-refunds/refund-share.ts"
import { submitSettlement } from "#features/settlements/server/submit-settlement.ts"
import { redeemVoucher } from "#features/vouchers/server/redeem-voucher.ts"
import type { UserActor } from "#platform/actor.ts"
import { isoDay } from "#platform/days.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { doOnBooking } from "./do-on-booking.ts"
import type { Step } from "./model.ts"
import {
  asUser,
  newSecret,
  noteHold,
  type ProductSide,
  pilotOf,
  shownPrice,
  WHY,
} from "./product-side.ts"
import { flightNow, type Model, PRICES, VOUCHER_VALUE } from "./state.ts"
import { SHARE_CUT } from "./statement.ts"

/** Does on the product what a step says, as the page of whoever does it would; refusals are thrown. */
export async function doOnProduct(
  db: Db,
  side: ProductSide,
  model: Model,
  step: Step,
): Promise<void> {
  const guest = asUser(side.guestIds[step.guest] ?? 0)
  const flightId = side.flightIds[flightNow(model)] ?? 0
  const pilot = asUser(pilotOf(side, model, flightNow(model)))
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
  const input = { flightId, seats, shownTotalCents: shownPrice(model) }
  const { ref } = await openCheckout(
    db,
    { user: guest, secret: undefined, address: "192.0.2.17" },
    input,
  )
  await noteHold(db, side, ref)
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
  const input = {
    valueCents: VOUCHER_VALUE,
    motif: "see",
    recipientName: "Inge",
    senderName: "Lena",
    greeting: "",
    delivery: "print",
    deliverOn: "",
    recipientEmail: "",
  } as const
  const bought = { ref: await openVoucherCheckout(db, null, input, secret), secret }
  const order = { buyerEmail: "lena@aufwind.example", shownTotalCents: VOUCHER_VALUE }
  const { ref } = await orderVoucher(db, null, bought, order)
  await side.provider.act(db, ref, "pay")
  side.vouchers.push(bought)
}

async function redeem(db: Db, side: ProductSide, model: Model, guest: UserActor) {
  const bought = side.vouchers[model.vouchers.indexOf(null)]
  if (!bought) return
  const visitor = { secret: bought.secret, user: null }
  const checkout = await findVoucherCheckout(db, visitor, bought.ref)
  const code = checkout?.voucher.code ?? ""
  await redeemVoucher(db, guest, { code, address: `person ${guest.userId}` })
}

/** The pilot says what a landed flight has cost and who did not come along; null: it was not flown. */
export async function stateOnProduct(
  db: Db,
  { pilotId, flightId }: { pilotId: number; flightId: number },
  { cost, noShows }: { cost: number | null; noShows: readonly number[] },
): Promise<void> {
  const pilot = asUser(pilotId)
  if (cost === null) {
    await reportNotFlown(db, pilot, flightId)
    return
  }
  await saveCosts(db, pilot, flightId, [{ kind: "fuel", label: "Sprit", amountCents: cost }])
  await submitSettlement(db, pilot, flightId, { noShows, shownCostCents: cost })
}

/** The office gives back a part of a stated share, as its page shows it. */
export async function refundShareOnProduct(
  db: Db,
  bookingId: number,
  shown: { shownRefundCents: number; shownShareCents: number },
): Promise<void> {
  const { id } = await makeUser(db, { isAdmin: true, officeRoles: ["owner"] })
  await refundShare(
    db,
    { ...asUser(id), isAdmin: true },
    { bookingId, cutCents: SHARE_CUT, ...shown, words: "Der Rückweg fiel aus." },
  )
}
