import { and, eq, inArray } from "drizzle-orm"
import {
  BOOKING_STATUS_LABELS,
  priceOfBooking,
  retainedPrice,
} from "#features/bookings/core/booking.ts"
import type { Cancellation } from "#features/bookings/core/cancellation.ts"
import { canAnswerChange } from "#features/bookings/core/change-question.ts"
import { keepBookingRefund } from "#features/bookings/core/server/booking-refunds.ts"
import { bookingRefundsTable } from "#features/bookings/core/server/booking-refunds-table.ts"
import {
  bookingPeopleTable,
  bookingsTable,
} from "#features/bookings/core/server/bookings-tables.ts"
import { findLastQuestion } from "#features/bookings/core/server/change-questions.ts"
import { giveBackOfBooking } from "#features/bookings/core/server/give-back-of-booking.ts"
import { keyOfSeats } from "#features/bookings/core/server/key-of-seats.ts"
import {
  lockBookingWithFlight,
  unknownRequest,
} from "#features/bookings/core/server/lock-booking.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { paymentOf } from "#features/bookings/core/server/payment-of-booking.ts"
import { listJoinedAts } from "#features/bookings/core/server/people-of-booking.ts"
import { recountUnusableSeats } from "#features/bookings/core/server/recount-unusable-seats.ts"
import { seatsGivenUpTable } from "#features/bookings/core/server/seats-given-up-table.ts"
import { offerFreeSeats } from "#features/bookings/holds/server/offer-free-seats.ts"
import { type FlightRow, releaseSomeSeats } from "#features/flights/core/server/seats.ts"
import { lowerDue } from "#features/payments/server/lower-due.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { formatEuro } from "#platform/money.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canGiveUpSeats, seatsGivenUp, withoutSeats } from "../fewer-seats.ts"

interface GiveUpSeatsInput {
  /** The positions of the people who stay at home. */
  stayHome: readonly number[]
  /** The refund that the page showed; a different amount is refused with the new one. */
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
  { stayHome, shownRefundCents }: GiveUpSeatsInput,
): Promise<LeftSeats> {
  return inTransaction(db, async (tx) => {
    const { flight, booking } = await lockBookingWithFlight(tx, bookingId)
    if (booking.passengerId !== passenger.userId) throw unknownRequest()
    const former = await findSeatsGivenUp(tx, bookingId, stayHome)
    if (former) return { seats: booking.seats, refundCents: former.amountCents }
    const given = await judge(tx, passenger, booking, flight, stayHome)
    const { refund } = given
    if (refund.totalCents !== shownRefundCents) {
      throw new DomainError(
        "refund-has-changed",
        "invalid",
        `Inzwischen sind es ${formatEuro(refund.totalCents)}, nicht mehr ${formatEuro(shownRefundCents)}. Abgegeben ist noch nichts.`,
      )
    }
    await erasePeople(tx, booking, stayHome)
    await giveBack(tx, passenger, booking, given, stayHome)
    if (flight.schedule === "fixed") {
      await releaseSomeSeats(tx, bookingId, stayHome.length)
      await recountUnusableSeats(tx, flight.id)
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
  const people = await listJoinedAts(tx, booking.id)
  const leaving = people.filter(({ position }) => stayHome.includes(position))
  if (leaving.length !== count) {
    throw fieldError("unknown-person", "stayHome", "Wähle, wer zu Hause bleibt.")
  }
  const joinedAts = leaving.map(({ joinedAt }) => joinedAt)
  return seatsGivenUp(booking, flight, joinedAts, now, { isChangeOpen })
}

async function erasePeople(tx: Db, { id }: BookingRow, positions: readonly number[]) {
  const { bookingId, position } = bookingPeopleTable
  await tx
    .delete(bookingPeopleTable)
    .where(and(eq(bookingId, id), inArray(position, [...positions])))
}

// of a request less is collected, of what is collected the rest goes back
async function giveBack(
  tx: Db,
  passenger: UserActor,
  booking: BookingRow,
  given: Cancellation,
  stayHome: readonly number[],
) {
  const { refund, retained, lateCancelledSeats } = given
  const count = stayHome.length
  const changes = withoutSeats(booking, count, given)
  await tx.update(bookingsTable).set(changes).where(eq(bookingsTable.id, booking.id))
  const left = { ...booking, ...changes }
  const isCollected = booking.status !== "requested"
  let refundCreditCents = 0
  if (isCollected) {
    const back = await giveBackOfBooking(tx, booking, {
      retained: retainedPrice(booking),
      left: retainedPrice(left),
      reason: "seats_given_up",
      key: await keyOfSeats(tx, "seats", left),
    })
    refundCreditCents = back.creditCents
  } else {
    await lowerDue(tx, await paymentOf(tx, booking), priceOfBooking(left).totalCents)
  }
  const positions = inOrder(stayHome)
  const eventId = await recordEvent(tx, {
    kind: "booking.seats_given_up",
    entityId: booking.id,
    actor: passenger,
    role: "passenger",
    data: {
      flightId: booking.flightId,
      seats: count,
      positions,
      lateSeats: lateCancelledSeats,
      isCollected,
      refundCents: refund.totalCents,
      refundShareCents: refund.shareCents,
      refundFeeCents: refund.feeCents,
      refundCreditCents,
      keptShareCents: retained.shareCents,
      keptFeeCents: retained.feeCents,
    },
  })
  await keepBookingRefund(tx, {
    eventId,
    bookingId: booking.id,
    amountCents: refund.totalCents,
    creditCents: refundCreditCents,
    shareCents: refund.shareCents,
    feeCents: refund.feeCents,
  })
  await tx.insert(seatsGivenUpTable).values({
    eventId,
    bookingId: booking.id,
    positions,
    lateCancelledSeats,
    retainedShareCents: retained.shareCents,
    retainedFeeCents: retained.feeCents,
    isCollected,
  })
}

/** What went back when these very people gave up their seats before; nobody else ever gets their positions. */
async function findSeatsGivenUp(tx: Db, bookingId: number, stayHome: readonly number[]) {
  const [former] = await tx
    .select({ amountCents: bookingRefundsTable.amountCents })
    .from(seatsGivenUpTable)
    .innerJoin(bookingRefundsTable, eq(bookingRefundsTable.eventId, seatsGivenUpTable.eventId))
    .where(
      and(
        eq(seatsGivenUpTable.bookingId, bookingId),
        eq(seatsGivenUpTable.positions, inOrder(stayHome)),
      ),
    )
  return former
}

function inOrder(positions: readonly number[]): number[] {
  return positions.toSorted((one, other) => one - other)
}
