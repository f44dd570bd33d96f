import { newDatesTable } from "#features/bookings/core/server/bookings-tables.ts"
import { moveBooking } from "#features/bookings/core/server/move-booking.ts"
import { refuseUnfit } from "#features/bookings/core/server/refuse-unfit.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { moveFlight } from "#features/flights/core/server/move-flight.ts"
import { type FlightRow, releaseSeats } from "#features/flights/core/server/seats.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { NewDates } from "../cancellation-schemas.ts"
import { canCallOff, newDatesOf, rebookBy } from "../new-dates.ts"
import { flightHasStarted, lockOwnFlight } from "./cancel-flight.ts"
import { endUnconfirmed } from "./end-bookings-of-flight.ts"

/**
 * The pilot calls a flight off and offers its guests new dates instead. What they have paid stays
 * until they choose. A new date is only a date until then: no flight that strangers could fill up,
 * and no other one that it would stand in the way of.
 */
export function offerNewDates(
  db: Db,
  pilot: UserActor,
  flightId: number,
  { reason, word, starts }: NewDates,
): Promise<FlightStatus> {
  return inTransaction(db, async (tx): Promise<FlightStatus> => {
    const flight = await lockOwnFlight(tx, pilot, flightId)
    if (flight.status === "cancelled") return "cancelled"
    if (!canCallOff(flight)) throw flightHasStarted()
    const now = clock.now()
    const dates = newDatesOf(starts, flight, now)
    if (!Array.isArray(dates)) {
      throw fieldError("no-new-date", `starts.${dates.index}.${dates.property}`, dates.sentence)
    }
    await refuseAllUnfit(tx, flight, dates)
    const by = { actor: pilot, role: "pilot", reason } as const
    const guests = await endUnconfirmed(tx, flightId, { ...by, word })
    if (guests.length === 0) throw nobodyToAsk()
    await tx.insert(newDatesTable).values(dates.map((departsAt) => ({ flightId, departsAt })))
    for (const booking of guests) {
      await moveBooking(tx, booking, {
        ...by,
        to: "rebooking_offered",
        event: "booking.new_dates_offered",
        changes: { rebookBy: rebookBy(now, dates), cancellationMessage: word },
      })
      // nobody sits on a flight that is cancelled, and its pilot may fly another one then
      await releaseSeats(tx, flightId, booking.id)
    }
    await moveFlight(tx, flight, { to: "cancelled", event: "flight.cancelled", ...by })
    return "cancelled"
  })
}

async function refuseAllUnfit(tx: Db, flight: FlightRow, dates: readonly Date[]) {
  for (const [index, date] of dates.entries()) {
    try {
      await refuseUnfit(tx, flight, date, "pilot")
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      throw fieldError(error.code, `starts.${index}.day`, error.message)
    }
  }
}

function nobodyToAsk(): DomainError {
  return new DomainError(
    "nobody-to-ask",
    "invalid",
    "Auf diesem Flug ist niemand fest gebucht, der einen neuen Termin wählen könnte. Du kannst ihn einfach absagen.",
  )
}
