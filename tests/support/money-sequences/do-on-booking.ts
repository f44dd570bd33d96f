import { asc, eq } from "drizzle-orm"
import { cancelBookingByPassenger } from "#features/bookings/cancellation/server/cancel-booking-by-passenger.ts"
import { cancelBookingByPilot } from "#features/bookings/cancellation/server/cancel-booking-by-pilot.ts"
import { chooseNewDate } from "#features/bookings/cancellation/server/choose-new-date.ts"
import { declineNewDates } from "#features/bookings/cancellation/server/decline-new-dates.ts"
import { waiveLateCancellation } from "#features/bookings/cancellation/server/waive-late-cancellation.ts"
import { placeOrder } from "#features/bookings/checkout/server/place-order.ts"
import {
  bookingPeopleTable,
  bookingsTable,
  newDatesTable,
} from "#features/bookings/core/server/bookings-tables.ts"
import { abandonCheckout } from "#features/bookings/holds/server/abandon-checkout.ts"
import type { CancelledSide } from "#features/bookings/office/office-cancellation.ts"
import { cancelForSide } from "#features/bookings/office/server/cancel-for-side.ts"
import { giveGoodwill } from "#features/bookings/office/server/give-goodwill.ts"
import { previewCancellation } from "#features/bookings/office/server/preview-cancellation.ts"
import { rebookForOffice } from "#features/bookings/office/server/rebook-for-office.ts"
import { refundPart as refundPartForOffice } from "#features/bookings/office/server/refund-part.ts"
import { payAgain } from "#features/bookings/payment-due/server/pay-again.ts"
import { acceptBooking, declineBooking } from "#features/bookings/requests/server/answer-request.ts"
import { withdrawBooking } from "#features/bookings/requests/server/withdraw-booking.ts"
import { addSeats } from "#features/bookings/seats/server/add-seats.ts"
import { giveUpSeats } from "#features/bookings/seats/server/give-up-seats.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { LENA } from "#tests/support/booking-steps.ts"
import { FIRST, OTHERS, refundShown } from "./leaving.ts"
import { bookingOf, leaveIt, type Step } from "./model.ts"
import { CUT, GOODWILL, refundPart, refundPartToCredit } from "./office-gives.ts"
import {
  asUser,
  newSecret,
  noteHold,
  type ProductSide,
  pilotOf,
  shownPrice,
  WHY,
} from "./product-side.ts"
import { rebook, targetOf } from "./rebooking.ts"
import { creditFor, FIRST_FLIGHT, type Model, NEW_DATE } from "./state.ts"

/** What a step does with a booking, or with a payment of it. */
export async function doOnBooking(
  db: Db,
  side: ProductSide,
  model: Model,
  step: Step & { actor: UserActor },
): Promise<void> {
  const known = bookingOf(model, step)
  const booking = known && side.bookings[model.bookings.indexOf(known)]
  if (!booking) return
  const { actor: guest } = step
  const pilot = asUser(pilotOf(side, model, known.flight))
  const { id, ref: checkout } = booking
  const shownRefund = () =>
    refundShown(model, known, (trial, one, flight) => leaveIt(trial, one, flight, step) ?? false)
  switch (step.command) {
    case "add1":
    case "add2": {
      const input = {
        seats: step.command === "add1" ? 1 : 2,
        shownTotalCents: shownPrice(model, known),
      }
      const { ref } = await addSeats(
        db,
        { user: guest, secret: newSecret(), address: "192.0.2.17" },
        id,
        input,
      )
      return noteHold(db, side, ref)
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
      return abandonCheckout(db, { user: guest, secret: undefined }, checkout)
    case "order":
    case "orderWithCredit": {
      const shownTotalCents = known.seats * (known.share + known.fee)
      const wallet = step.command === "order" ? 0 : (model.wallets[step.guest] ?? 0)
      const { ref } = await placeOrder(
        db,
        guest,
        { ref: checkout, secret: undefined },
        {
          people: Array.from({ length: known.seats }, () => LENA),
          hasConsent: true,
          hasGuardianConsent: false,
          message: "",
          shownTotalCents,
          creditCents: creditFor(shownTotalCents, wallet),
        },
      )
      booking.paymentRef = ref
      return
    }
    case "refuseRefundOnce":
    case "refuseRefunds":
    case "delayRefunds":
    case "dispute":
    case "disputePart":
    case "winDispute":
    case "loseDispute":
      return side.provider.act(db, booking.paymentRef, step.command)
    case "pay":
      return side.provider.act(db, booking.paymentRef, "pay")
    case "payRefused":
      return side.provider.act(db, booking.paymentRef, "reserve")
    case "payAgain":
    case "payAgainWithCredit": {
      const shownTotalCents = known.seats * (known.share + known.fee)
      const wallet = step.command === "payAgain" ? 0 : (model.wallets[step.guest] ?? 0)
      const input = { shownTotalCents, creditCents: creditFor(shownTotalCents, wallet) }
      const { ref } = await payAgain(db, guest, id, input)
      booking.paymentRef = ref
      return side.provider.act(db, ref, "pay")
    }
    case "releaseAtProvider":
      return side.provider.act(db, booking.paymentRef, "release")
    case "declineAtProvider":
      return side.provider.act(db, booking.paymentRef, "decline")
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
      if (known.status === "confirmed" && isByOffice(id)) return endByOffice(db, pilot, id, "guest")
      await cancelBookingByPassenger(db, guest, id, shownRefund())
      return
    case "forGuest":
      if (isByOffice(id)) return endByOffice(db, pilot, id, "pilot")
      await cancelBookingByPilot(db, pilot, id, WHY)
      return
    case "waive":
      await waiveLateCancellation(db, pilot, id)
      return
    case "refundPart":
    case "refundPartToCredit": {
      const isChosen = step.command === "refundPartToCredit"
      let toCardCents = 0
      const shownRefundCents = refundShown(model, known, (trial, one, flight) => {
        const before = one.order?.cardBack ?? 0
        const isDone = (isChosen ? refundPartToCredit : refundPart)(trial, one, flight)
        toCardCents = (one.order?.cardBack ?? 0) - before
        return isDone
      })
      await refundPartForOffice(db, asAdmin(pilot), {
        bookingId: id,
        cutCents: CUT,
        shownRefundCents,
        shownSeatPriceCents: known.share,
        toCardCents: isChosen ? toCardCents : undefined,
        reason: "Kürzer geflogen.",
      })
      return
    }
    case "giveCredit":
    case "giveToCard":
      await giveGoodwill(db, asAdmin(pilot), {
        bookingId: id,
        amountCents: GOODWILL,
        way: step.command === "giveCredit" ? "credit" : "card",
        shownGivenCents: known.given,
        reason: "Lange gewartet.",
      })
      return
    case "rebook": {
      const to = targetOf(known)
      await rebookForOffice(db, asAdmin(pilot), {
        bookingId: id,
        flightId: side.flightIds[to] ?? 0,
        formerFlightId: side.flightIds[known.flight] ?? 0,
        shownRefundCents: refundShown(model, known, (trial, one, flight) =>
          rebook(trial, one, flight, step.now),
        ),
        shownSeatPriceCents: model.flights[to]?.price ?? 0,
        shownStartsAt: new Date(model.flights[to]?.departsAt ?? 0).toISOString(),
        words: ["guest", "pilot", "formerPilot"],
        reason: "Möchte an einem anderen Tag.",
      })
      return
    }
    case "declineNewDate":
      await declineNewDates(db, guest, id)
      return
    case "chooseNewDate":
      return choose(db, side, guest, id)
    default:
      throw new Error(`nobody does ${step.command} on a booking`)
  }
}

const asAdmin = (actor: UserActor): UserActor => ({ ...actor, isAdmin: true })

/** Every third booking is ended by the back office, for the same side and by the same rules. */
const isByOffice = (bookingId: number) => bookingId % 3 === 0

async function endByOffice(db: Db, { userId }: UserActor, bookingId: number, side: CancelledSide) {
  const [found] = await db
    .select({ booking: bookingsTable, flight: flightsTable })
    .from(bookingsTable)
    .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .where(eq(bookingsTable.id, bookingId))
  const preview = found && (await previewCancellation(db, found, side))
  const shownRefundCents = preview?.refund.totalCents ?? 0
  await cancelForSide(db, asAdmin(asUser(userId)), {
    bookingId,
    side,
    shownRefundCents,
    reason: "Rief an.",
  })
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
  const flightId = side.flightIds[FIRST_FLIGHT] ?? 0
  const offered = () => db.select().from(newDatesTable).where(eq(newDatesTable.flightId, flightId))
  const [date] = await offered()
  await chooseNewDate(db, guest, bookingId, date?.id ?? 0)
  const [chosen] = await offered()
  if (chosen?.newFlightId) side.flightIds[NEW_DATE] = chosen.newFlightId
}
