import { eq } from "drizzle-orm"
import { type BookingStatus, canAnswer, respondBy } from "#features/bookings/core/booking.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import {
  lockBookingWithFlight,
  unknownRequest,
} from "#features/bookings/core/server/lock-booking.ts"
import { refuseUnfit } from "#features/bookings/core/server/refuse-unfit.ts"
import type { NamedStart } from "#features/bookings/proposals/proposal-days.ts"
import { getOfferedStart } from "#features/bookings/proposals/server/offered-start.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { formatInstant } from "#platform/time.ts"
import { notOpen } from "./answer-request.ts"

/** The pilot answers a proposal with another start, once; from now on the passenger has to answer. */
export function nameOtherStart(
  db: Db,
  pilot: UserActor,
  bookingId: number,
  named: NamedStart,
): Promise<BookingStatus> {
  return inTransaction(db, async (tx) => {
    const { flight, booking } = await lockBookingWithFlight(tx, bookingId)
    if (flight.pilotId !== pilot.userId) throw unknownRequest()
    const now = clock.now()
    if (!canAnswer(booking, flight, pilot, now)) throw notOpen(booking)
    if (flight.schedule !== "flexible") {
      throw new DomainError(
        "flight-has-its-date",
        "invalid",
        "Dieser Flug hat schon einen festen Termin.",
      )
    }
    const counterDepartsAt = await getOfferedStart(tx, flight.id, named)
    if (booking.counterDepartsAt?.getTime() === counterDepartsAt.getTime()) return booking.status
    if (booking.counterDepartsAt) {
      throw new DomainError(
        "already-countered",
        "invalid",
        `Du hast schon ${formatInstant(booking.counterDepartsAt, flight.timeZone)} vorgeschlagen. Die Antwort steht noch aus.`,
      )
    }
    if (booking.proposedDepartsAt?.getTime() === counterDepartsAt.getTime()) {
      throw fieldError(
        "same-start",
        "time",
        "Genau dieser Termin ist angefragt. Du kannst ihn direkt zusagen.",
      )
    }
    await refuseUnfit(tx, flight, counterDepartsAt, "pilot")
    await tx
      .update(bookingsTable)
      .set({ counterDepartsAt, respondBy: respondBy(now, counterDepartsAt) })
      .where(eq(bookingsTable.id, booking.id))
    await recordEvent(tx, {
      kind: "booking.countered",
      entityId: booking.id,
      actor: pilot,
      role: "pilot",
      from: booking.status,
      to: booking.status,
      data: { flightId: flight.id },
    })
    return booking.status
  })
}
