import { and, eq, inArray, ne } from "drizzle-orm"
import { type BookingStatus, LIVE_STATUSES } from "#features/bookings/core/booking.ts"
import { bookingsTable, newDatesTable } from "#features/bookings/core/server/bookings-tables.ts"
import { cutBookingPrice } from "#features/bookings/core/server/cut-booking-price.ts"
import {
  lockBookingWithFlight,
  unknownRequest,
} from "#features/bookings/core/server/lock-booking.ts"
import { type BookingRow, moveBooking } from "#features/bookings/core/server/move-booking.ts"
import { listPeople } from "#features/bookings/core/server/people-of-booking.ts"
import { recountUnusableSeats } from "#features/bookings/core/server/recount-unusable-seats.ts"
import { isTooHeavy } from "#features/bookings/core/server/refuse-too-heavy.ts"
import { refuseUnfit } from "#features/bookings/core/server/refuse-unfit.ts"
import { lapseExpiredHoldsOf } from "#features/bookings/holds/server/lapse-holds.ts"
import { claimEntryOf } from "#features/bookings/holds/server/settle-entry.ts"
import { isBookable } from "#features/flights/core/flight.ts"
import { claimSeats, type FlightRow, lockFlight } from "#features/flights/core/server/seats.ts"
import { recreateFlight } from "#features/flights/offers/server/make-flight-of-offer.ts"
import {
  isAccountClosed,
  lockAccountShared,
} from "#features/users/core/server/lock-account-shared.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { canAnswerNewDates } from "../new-dates.ts"
import { answerHasExpired } from "./decline-new-dates.ts"
import { findNewDate, type NewDateRow } from "./new-dates-queries.ts"

/**
 * The guest of a cancelled flight takes one of the new dates; nothing is paid again. The first one
 * makes it a flight: Flugfit, load, seats and whether pilot and aircraft are free are asked now.
 */
export function chooseNewDate(
  db: Db,
  passenger: UserActor,
  bookingId: number,
  newDateId: number,
): Promise<BookingStatus> {
  return inTransaction(db, async (tx) => {
    await lockAccountShared(tx, passenger.userId)
    const { former, made, date } = await lockFlightsOf(tx, newDateId)
    const { booking } = await lockBookingWithFlight(tx, bookingId)
    if (booking.passengerId !== passenger.userId) throw unknownRequest()
    if (booking.status === "confirmed" && booking.flightId === date?.newFlightId) {
      return booking.status
    }
    if (!canAnswerNewDates(booking, passenger, clock.now())) throw answerHasExpired(booking)
    if (!former || !date || booking.flightId !== former.id) throw notOffered()
    if (await isAccountClosed(tx, former.pilotId)) throw notOffered()
    await refuseUnfit(tx, former, date.departsAt, "passenger")
    const flight = made ?? (await makeFlight(tx, former, date, passenger))
    await rebook(tx, booking, flight, passenger)
    return "confirmed"
  })
}

// the older flight first, both before the booking
async function lockFlightsOf(tx: Db, newDateId: number) {
  const offered = await findNewDate(tx, newDateId)
  const former = offered && (await lockFlight(tx, offered.flightId))
  // somebody else may have chosen it meanwhile
  const date = await findNewDate(tx, newDateId)
  const made = date?.newFlightId ? await lockFlight(tx, date.newFlightId) : undefined
  return { former, made, date }
}

async function makeFlight(
  tx: Db,
  former: FlightRow,
  { id, departsAt }: NewDateRow,
  actor: UserActor,
): Promise<FlightRow> {
  const flight = await recreateFlight(tx, former, { departsAt, actor, role: "passenger" })
  // it has none of the guests of the former one yet
  await recountUnusableSeats(tx, flight.id)
  await tx.update(newDatesTable).set({ newFlightId: flight.id }).where(eq(newDatesTable.id, id))
  return flight
}

async function rebook(tx: Db, booking: BookingRow, flight: FlightRow, actor: UserActor) {
  const now = clock.now()
  if (!isBookable(flight, now)) throw notOffered()
  await refuseSecondBooking(tx, booking, flight)
  await lapseExpiredHoldsOf(tx, flight.id)
  const people = await listPeople(tx, booking.id)
  if (await isTooHeavy(tx, flight, booking, people)) throw isFull()
  const claim = { flightId: flight.id, bookingId: booking.id, count: booking.seats }
  if (!(await claimSeats(tx, claim))) throw isFull()
  await moveBooking(tx, booking, {
    to: "confirmed",
    event: "booking.rebooked",
    actor,
    role: "passenger",
    changes: { flightId: flight.id, confirmedAt: now, rebookBy: null, cancellationMessage: "" },
  })
  await recountUnusableSeats(tx, flight.id)
  await claimEntryOf(tx, { ...booking, flightId: flight.id })
  // its price may have fallen since somebody else made it a flight
  if (booking.seatPriceCents > flight.seatPriceCents) {
    const rebooked = { ...booking, flightId: flight.id, status: "confirmed" } as const
    await cutBookingPrice(tx, rebooked, flight.seatPriceCents)
  }
}

async function refuseSecondBooking(tx: Db, booking: BookingRow, flight: FlightRow) {
  if (booking.passengerId === null) return
  const others = await tx.$count(
    bookingsTable,
    and(
      eq(bookingsTable.flightId, flight.id),
      eq(bookingsTable.passengerId, booking.passengerId),
      inArray(bookingsTable.status, [...LIVE_STATUSES]),
      ne(bookingsTable.id, booking.id),
    ),
  )
  if (others === 0) return
  throw new DomainError(
    "already-booked",
    "invalid",
    "Auf diesem Termin hast du schon eine Buchung. Du kannst einen anderen wählen oder dein Geld zurücknehmen.",
  )
}

function notOffered(): DomainError {
  return new DomainError(
    "new-date-is-gone",
    "invalid",
    "Dieser Termin steht nicht mehr zur Wahl. Dein Geld ist sicher: Du kannst einen anderen wählen oder alles zurückbekommen.",
  )
}

function isFull(): DomainError {
  return new DomainError(
    "sold-out",
    "invalid",
    "Für euch reicht der Platz oder die Zuladung an diesem Termin nicht mehr. Wähle einen anderen, oder nimm dein Geld zurück.",
  )
}
