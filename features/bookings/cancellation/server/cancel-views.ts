import { and, asc, eq, gt, inArray, or, sql } from "drizzle-orm"
import {
  canCancel,
  isUnpaid,
  retainedOfLateSeats,
  retainedPrice,
} from "#features/bookings/core/booking.ts"
import { canWaive, freeCancellationUntil } from "#features/bookings/core/cancellation.ts"
import { sourcesGivenAtEnd, sourcesOfEnd } from "#features/bookings/core/server/booking-sources.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { givenAtEnd } from "#features/bookings/core/server/given-at-end.ts"
import { findMailFacts, type MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { PUBLISH_DAYS_AHEAD } from "#features/flights/core/flight.ts"
import {
  type FlightSummary,
  findFlightSummary,
} from "#features/flights/core/server/flights-queries.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import type {
  AffectedGuest,
  CancelledFlight,
  FlightCancellation,
  GuestCancellation,
  OwnCancellation,
} from "../cancel-view.ts"
import { canCallOff, NEW_DATE_AHEAD_MS } from "../new-dates.ts"
import { findLeaving } from "./leave-booking.ts"
import { listNewDates } from "./new-dates-queries.ts"

/** A booking as its passenger or its pilot may end it; for everybody else there is none. */
export async function getCancellation(
  db: Db,
  user: UserActor,
  { flightId, bookingId }: { flightId: number; bookingId: number },
): Promise<OwnCancellation | GuestCancellation> {
  const facts = await findMailFacts(db, bookingId)
  if (!facts || facts.booking.flightId !== flightId) throw unknown()
  const isDated = facts.detail.flight.schedule === "fixed"
  if (!isDated || !ENDABLE.includes(facts.booking.status)) throw unknown()
  if (facts.passenger.id === user.userId) {
    return ownCancellation(db, user, facts)
  }
  if (facts.pilot.id === user.userId) return guestCancellation(facts)
  throw unknown()
}

const ENDABLE: readonly string[] = [
  "requested",
  "confirmed",
  "rebooking_offered",
  "cancelled_by_passenger",
  "cancelled_by_pilot",
  "declined",
]

async function ownCancellation(
  db: Db,
  user: UserActor,
  { booking, detail, price }: MailFacts,
): Promise<OwnCancellation> {
  const { isAllowed, terms, refund, retained, lateCancelledSeats } = await findLeaving(
    db,
    booking,
    detail.flight,
    user,
  )
  const isOver =
    booking.status === "cancelled_by_passenger" || booking.status === "cancelled_by_pilot"
  return {
    side: "passenger",
    bookingId: booking.id,
    status: booking.status,
    seats: booking.seats,
    flight: flightOf(detail),
    price,
    due: isAllowed
      ? {
          terms,
          refund,
          back: await sourcesOfEnd(db, booking, retained),
          freshSeats: terms === "late" ? booking.seats - lateCancelledSeats : 0,
        }
      : null,
    given: isOver
      ? { ...(await givenAtEnd(db, booking)), back: await sourcesGivenAtEnd(db, booking.id) }
      : null,
    freeUntil: freeCancellationUntil(detail.flight.departsAt).toISOString(),
  }
}

function guestCancellation({ booking, detail, price, passenger }: MailFacts): GuestCancellation {
  return {
    side: "pilot",
    bookingId: booking.id,
    status: booking.status,
    seats: booking.seats,
    flight: flightOf(detail),
    price: booking.status === "confirmed" ? retainedPrice(booking) : price,
    guestName: publicName(passenger),
    canCancel: isUnpaid(booking) || canCancel(booking, detail.flight),
    retained: retainedOfLateSeats(booking),
    canWaive: canWaive(booking, detail.flight),
  }
}

/** A whole flight as its pilot may call it off; for everybody else there is none. */
export async function getFlightCancellation(
  db: Db,
  pilot: UserActor,
  flightId: number,
): Promise<FlightCancellation> {
  const detail = await findFlightSummary(db, flightId)
  const isOwn = detail?.flight.pilotId === pilot.userId
  if (!detail || !isOwn || !(canCallOff(detail.flight) || isOff(detail))) throw unknown()
  const now = clock.now()
  const { timeZone } = detail.flight
  return {
    flight: flightOf(detail),
    canCallOff: canCallOff(detail.flight),
    guests: await listAffected(db, flightId),
    firstDay: isoDay(new Date(now.getTime() + NEW_DATE_AHEAD_MS), timeZone),
    lastDay: addDays(isoDay(now, timeZone), PUBLISH_DAYS_AHEAD),
    newDates: (await listNewDates(db, flightId)).map((date) => date.departsAt.toISOString()),
  }
}

const isOff = ({ flight }: FlightSummary) => flight.status === "cancelled"

const RETAINED_CENTS = sql`${bookingsTable.retainedShareCents} + ${bookingsTable.retainedFeeCents}`

async function listAffected(db: Db, flightId: number): Promise<AffectedGuest[]> {
  const rows = await db
    .select({ booking: bookingsTable, user: usersTable })
    .from(bookingsTable)
    .innerJoin(usersTable, eq(usersTable.id, bookingsTable.passengerId))
    .where(
      and(
        eq(bookingsTable.flightId, flightId),
        or(
          inArray(bookingsTable.status, [
            "confirmed",
            "payment_due",
            "rebooking_offered",
            "requested",
          ]),
          gt(RETAINED_CENTS, 0),
        ),
      ),
    )
    .orderBy(asc(bookingsTable.id))
  return rows.map(({ booking, user }) => {
    const { id: bookingId, seats, status } = booking
    const who = { bookingId, seats, name: publicName(user) }
    if (isUnpaid(booking)) return { ...who, kind: "asked", refundCents: 0 }
    if (status === "cancelled_by_passenger") {
      return { ...who, kind: "late", refundCents: retainedPrice(booking).totalCents }
    }
    return { ...who, kind: "booked", refundCents: retainedPrice(booking).totalCents }
  })
}

/** A flight as pages of single steps name it. */
export function flightOf({
  flight,
  departure,
  destination,
  pilot,
}: FlightSummary): CancelledFlight {
  return {
    id: flight.id,
    title: flight.title,
    status: flight.status,
    departsAt: flight.departsAt.toISOString(),
    arrivesAt: flight.arrivesAt.toISOString(),
    timeZone: flight.timeZone,
    departure: { name: departure.name, code: departure.code },
    destination: { name: destination.name, code: destination.code },
    durationMinutes: flight.durationMinutes,
    pilotFirstName: pilot.firstName,
  }
}

function unknown(): DomainError {
  return new DomainError("unknown-booking", "not-found", "Diese Buchung gibt es nicht.")
}
