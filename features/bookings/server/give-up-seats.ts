import { and, eq, inArray } from "drizzle-orm"
import { type FlightRow, releaseSomeSeats } from "#features/flights/server/seats.ts"
import { lowerDue } from "#features/payments/server/lower-due.ts"
import { refundPayment } from "#features/payments/server/refund-payment.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { formatEuro } from "#platform/money.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { BOOKING_STATUS_LABELS, keptPrice, priceOfBooking } from "../booking.ts"
import type { Cancellation } from "../cancellation.ts"
import { canAnswerChange } from "../change-question.ts"
import { canGiveUpSeats, seatsGivenUp } from "../fewer-seats.ts"
import { bookingPeopleTable, bookingsTable } from "./bookings-tables.ts"
import { findLastQuestion } from "./change-questions.ts"
import { keepOfPayment } from "./keep-of-payment.ts"
import { lockBookingWithFlight, unknownRequest } from "./lock-booking.ts"
import type { BookingRow } from "./move-booking.ts"
import { offerFreeSeats } from "./offer-free-seats.ts"
import { paymentOf } from "./payment-of-booking.ts"

interface Wish {
  /** The positions of the people who stay at home. */
  stayHome: readonly number[]
  /** What the page showed; another amount is said, never silently paid. */
  shownRefundCents: number
}

interface LeftSeats {
  seats: number
  refundCents: number
}

/** The passenger gives up some of a booking's seats; its people, their weights included, are forgotten. */
export function giveUpSeats(
  db: Db,
  passenger: UserActor,
  bookingId: number,
  { stayHome, shownRefundCents }: Wish,
): Promise<LeftSeats> {
  return inTransaction(db, async (tx) => {
    const { flight, booking } = await lockBookingWithFlight(tx, bookingId)
    if (booking.passengerId !== passenger.userId) throw unknownRequest()
    const given = await judge(tx, passenger, booking, flight, stayHome)
    const { refund } = given
    if (refund.totalCents !== shownRefundCents) {
      throw new DomainError(
        "refund-has-changed",
        "invalid",
        `Inzwischen sind es ${formatEuro(refund.totalCents)}, nicht mehr ${formatEuro(shownRefundCents)}. Abgegeben ist noch nichts.`,
      )
    }
    await forgetPeople(tx, booking, stayHome)
    await giveBack(tx, passenger, booking, given, stayHome.length)
    if (flight.schedule === "fixed") {
      await releaseSomeSeats(tx, bookingId, stayHome.length)
      await offerFreeSeats(tx, flight.id)
    }
    return { seats: booking.seats - stayHome.length, refundCents: refund.totalCents }
  })
}

async function judge(
  tx: Db,
  passenger: UserActor,
  booking: BookingRow,
  flight: FlightRow,
  stayHome: readonly number[],
): Promise<Cancellation> {
  const now = clock.now()
  const count = stayHome.length
  if (booking.seats > 1 && count >= booking.seats) {
    throw fieldError(
      "nobody-left",
      "stayHome",
      "Bleiben alle zu Hause, storniere die ganze Buchung.",
    )
  }
  if (!canGiveUpSeats(booking, flight, passenger, now)) {
    throw new DomainError(
      "seats-stay",
      "invalid",
      booking.seats === 1
        ? "Diese Buchung hat nur einen Platz. Ohne ihn ist sie storniert."
        : `Von dieser Buchung lassen sich keine Plätze abgeben. Ihr Stand: ${BOOKING_STATUS_LABELS[booking.status]}.`,
    )
  }
  const question = await findLastQuestion(tx, booking.id)
  const isChangeOpen = canAnswerChange(question, booking, passenger, now)
  return seatsGivenUp(booking, flight, count, now, { isChangeOpen })
}

async function forgetPeople(tx: Db, { id }: BookingRow, positions: readonly number[]) {
  const gone = await tx
    .delete(bookingPeopleTable)
    .where(
      and(
        eq(bookingPeopleTable.bookingId, id),
        inArray(bookingPeopleTable.position, [...positions]),
      ),
    )
    .returning({ position: bookingPeopleTable.position })
  if (gone.length === positions.length) return
  throw fieldError("unknown-person", "stayHome", "Wähle, wer zu Hause bleibt.")
}

// of a request less is collected, of what is collected the rest goes back
async function giveBack(
  tx: Db,
  passenger: UserActor,
  booking: BookingRow,
  { refund, kept }: Cancellation,
  count: number,
) {
  const changes = {
    seats: booking.seats - count,
    keptShareCents: booking.keptShareCents + kept.shareCents,
    keptFeeCents: booking.keptFeeCents + kept.feeCents,
    lateSeats: booking.lateSeats + (kept.totalCents > 0 ? count : 0),
  }
  await tx.update(bookingsTable).set(changes).where(eq(bookingsTable.id, booking.id))
  const left = { ...booking, ...changes }
  const paymentId = await paymentOf(tx, booking)
  const isCollected = booking.status !== "requested"
  if (isCollected) {
    const key = `seats/${left.seats}`
    const amountCents = refund.totalCents
    await refundPayment(tx, { paymentId, amountCents, reason: "seats_given_up", key })
    await keepOfPayment(tx, booking, keptPrice(left), key)
  } else {
    await lowerDue(tx, paymentId, priceOfBooking(left).totalCents)
  }
  await recordEvent(tx, {
    kind: "booking.seats_given_up",
    entityId: booking.id,
    actor: passenger,
    role: "passenger",
    data: {
      flightId: booking.flightId,
      seats: count,
      isCollected,
      refundCents: refund.totalCents,
      refundShareCents: refund.shareCents,
      refundFeeCents: refund.feeCents,
      keptShareCents: kept.shareCents,
      keptFeeCents: kept.feeCents,
    },
  })
}
