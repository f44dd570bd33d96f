import { and, eq, gt, inArray, isNotNull, ne } from "drizzle-orm"
import {
  type BookingStatus,
  hasOwnPrice,
  LIVE_STATUSES,
  respondBy,
} from "#features/bookings/core/booking.ts"
import { findBookingOfCheckout } from "#features/bookings/core/server/booking-of-checkout.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { cutBookingPrice } from "#features/bookings/core/server/cut-booking-price.ts"
import {
  type BookingRow,
  lockBooking,
  moveBooking,
} from "#features/bookings/core/server/move-booking.ts"
import { listPeople } from "#features/bookings/core/server/people-of-booking.ts"
import { recountUnusableSeats } from "#features/bookings/core/server/recount-unusable-seats.ts"
import { isTooHeavy } from "#features/bookings/core/server/refuse-too-heavy.ts"
import { lapseExpiredHoldsOf } from "#features/bookings/holds/server/lapse-holds.ts"
import { claimEntryOf } from "#features/bookings/holds/server/settle-entry.ts"
import { canStillBeOrdered } from "#features/bookings/proposals/server/can-still-be-ordered.ts"
import { flightChangesTable } from "#features/flights/changes/server/flight-changes-table.ts"
import {
  claimSeats,
  confirmSeats,
  type FlightRow,
  lockFlight,
} from "#features/flights/core/server/seats.ts"
import { lockPayment } from "#features/payments/server/lock-payment.ts"
import { requestCapture, requestVoid } from "#features/payments/server/settle-authorisation.ts"
import { isAccountClosed } from "#features/users/core/server/lock-account-shared.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { joinBooking } from "./join-booking.ts"

/**
 * The payment of a checkout is authorised: its hold becomes a request or, with instant booking, is
 * confirmed at once. A hold that has lapsed meanwhile claims its seats again; where they are gone,
 * the money goes back by itself.
 */
export async function requestBooking(
  db: Db,
  authorised: { checkoutId: number; paymentId: number },
): Promise<void> {
  const found = await findBookingOfCheckout(db, authorised.checkoutId)
  // the order of a voucher
  if (!found) return
  await inTransaction(db, async (tx) => {
    const flight = await lockFlight(tx, found.flightId)
    const booking = await lockBooking(tx, found.id)
    if (!flight || !booking) throw new Error(`booking ${found.id} is gone`)
    // withdrawn again before we came here: the hold may be paid anew, or ends by its own time
    const payment = await lockPayment(tx, authorised.paymentId)
    if (payment.status !== "authorised") return
    const { status } = booking
    if (status === "held" || (status === "lapsed" && (await reclaimSeats(tx, flight, booking)))) {
      await confirmOrRequest(tx, flight, booking, authorised.paymentId)
    } else if (status === "lapsed") {
      await giveBack(tx, booking, authorised.paymentId)
    } else if (status === "payment_due") {
      await confirmAgain(tx, flight, booking, authorised.paymentId)
    } else if (OVER.includes(status)) {
      await requestVoid(tx, authorised.paymentId)
    }
  })
}

/** Ended by somebody while another one was paying. */
const OVER: readonly BookingStatus[] = ["declined", "withdrawn", "expired"]

// paid by another means than the one that failed
async function confirmAgain(tx: Db, flight: FlightRow, booking: BookingRow, paymentId: number) {
  const by = { actor: SYSTEM, role: "system" } as const
  if (booking.addsToId !== null) return joinBooking(tx, flight, booking, by)
  await moveBooking(tx, booking, {
    ...by,
    to: "confirmed",
    event: "booking.paid_again",
    changes: { reservationLostAt: null },
  })
  await requestCapture(tx, paymentId)
}

async function confirmOrRequest(tx: Db, flight: FlightRow, booking: BookingRow, paymentId: number) {
  const now = clock.now()
  await confirmSeats(tx, booking.id)
  const isInstant = flight.isInstantBooking && flight.schedule === "fixed"
  if (isInstant && booking.addsToId !== null) {
    return joinBooking(tx, flight, booking, { actor: SYSTEM, role: "system" })
  }
  await claimEntryOf(tx, booking)
  // the price fell while they paid
  if (flight.seatPriceCents < booking.seatPriceCents) {
    await cutBookingPrice(tx, { ...booking, status: "requested" }, flight.seatPriceCents)
  }
  // a proposal is always the pilot's to answer
  if (isInstant) {
    await moveBooking(tx, booking, {
      to: "confirmed",
      event: "booking.confirmed_at_once",
      actor: SYSTEM,
      role: "system",
      changes: { requestedAt: now, confirmedAt: now },
    })
    await requestCapture(tx, paymentId)
    return
  }
  const departsAt = flight.departsAt ?? booking.proposedDepartsAt
  if (!departsAt) throw new Error(`flight ${flight.id} has no date`)
  await moveBooking(tx, booking, {
    to: "requested",
    event: "booking.requested",
    actor: SYSTEM,
    role: "system",
    changes: { requestedAt: now, respondBy: respondBy(now, departsAt) },
  })
}

// the hold is gone but the money has come: the seats again, if nobody took them
async function reclaimSeats(tx: Db, flight: FlightRow, booking: BookingRow): Promise<boolean> {
  if (!canStillBeOrdered(flight, booking, clock.now())) return false
  if (await hasChangedSince(tx, booking)) return false
  if (booking.addsToId !== null && !(await takesMore(tx, flight, booking.addsToId))) return false
  if (await hasAnotherLiveBooking(tx, booking)) return false
  if (booking.passengerId !== null && (await isAccountClosed(tx, booking.passengerId))) return false
  if (flight.schedule === "flexible") return true
  await lapseExpiredHoldsOf(tx, flight.id)
  if (await isTooHeavy(tx, flight, booking, await listPeople(tx, booking.id))) return false
  const claim = { flightId: flight.id, bookingId: booking.id, count: booking.seats }
  try {
    const isClaimed = await inTransaction(tx, (savepoint) => claimSeats(savepoint, claim))
    if (isClaimed) await recountUnusableSeats(tx, flight.id)
    return isClaimed
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}

// what they have paid for is another flight by now
async function hasChangedSince(tx: Db, { flightId, createdAt }: BookingRow): Promise<boolean> {
  const changes = await tx.$count(
    flightChangesTable,
    and(
      eq(flightChangesTable.flightId, flightId),
      isNotNull(flightChangesTable.answerBy),
      gt(flightChangesTable.changedAt, createdAt),
    ),
  )
  return changes > 0
}

async function hasAnotherLiveBooking(tx: Db, booking: BookingRow): Promise<boolean> {
  if (booking.passengerId === null) return false
  const others = await tx
    .select({ id: bookingsTable.id })
    .from(bookingsTable)
    .where(
      and(
        eq(bookingsTable.flightId, booking.flightId),
        eq(bookingsTable.passengerId, booking.passengerId),
        inArray(bookingsTable.status, [...LIVE_STATUSES]),
        ne(bookingsTable.id, booking.id),
        ne(bookingsTable.id, booking.addsToId ?? booking.id),
      ),
    )
  return others.length > 0
}

// more seats join a booking that is certain, is still on the flight and costs what that does
async function takesMore(tx: Db, flight: FlightRow, bookingId: number): Promise<boolean> {
  const { flightId, status, seatPriceCents } = bookingsTable
  const [booking] = await tx
    .select({ flightId, status, seatPriceCents })
    .from(bookingsTable)
    .where(eq(bookingsTable.id, bookingId))
  if (booking?.status !== "confirmed" || booking.flightId !== flight.id) return false
  return !hasOwnPrice(booking, flight)
}

async function giveBack(tx: Db, booking: BookingRow, paymentId: number) {
  await requestVoid(tx, paymentId)
  await recordEvent(tx, {
    kind: "booking.paid_too_late",
    entityId: booking.id,
    actor: SYSTEM,
    role: "system",
    from: booking.status,
    to: booking.status,
    data: { flightId: booking.flightId },
  })
}
