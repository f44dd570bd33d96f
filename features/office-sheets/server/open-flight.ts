import { and, asc, eq, notInArray } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import { journalMoves } from "#features/accounting/server/journal-queries.ts"
import { listMovesOfOrders } from "#features/accounting/server/moves-of-orders.ts"
import { formatEntityStatus } from "#features/admin/event-labels.ts"
import { priceOfBooking } from "#features/bookings/core/booking.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { findSheetSettlement } from "#features/office-bookings/server/find-sheet-settlement.ts"
import { fullName } from "#features/office-bookings/server/full-name.ts"
import { listSheetMails } from "#features/office-bookings/server/list-sheet-mails.ts"
import {
  describeTimeline,
  listTimelineEvents,
} from "#features/office-bookings/server/list-timeline.ts"
import { planesTable } from "#features/planes/server/planes-table.ts"
import { listNotes } from "#features/sheet-notes/server/write-note.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { FlightStory } from "../flight-story.ts"
import { previewFlightCancellation } from "./cancel-flight-for-office.ts"
import { casesOf } from "./find-person-story.ts"

const pilots = alias(usersTable, "pilots")

/**
 * Opens a flight for the back office with everybody on it, which is written down, because it shows personal data;
 * undefined where there is none.
 */
export function openFlight(
  db: Db,
  actor: UserActor,
  flightId: number,
): Promise<FlightStory | undefined> {
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ flight: flightsTable, pilot: pilots, plane: planesTable })
      .from(flightsTable)
      .innerJoin(pilots, eq(pilots.id, flightsTable.pilotId))
      .leftJoin(planesTable, eq(planesTable.id, flightsTable.planeId))
      .where(eq(flightsTable.id, flightId))
    if (!found) return undefined
    const { flight, pilot, plane } = found
    const rows = await tx
      .select({ booking: bookingsTable, guest: usersTable })
      .from(bookingsTable)
      .leftJoin(usersTable, eq(usersTable.id, bookingsTable.passengerId))
      .where(
        and(
          eq(bookingsTable.flightId, flightId),
          notInArray(bookingsTable.status, ["held", "lapsed"]),
        ),
      )
      .orderBy(asc(bookingsTable.id))
    const orders = rows.map(({ booking }) => ({
      checkoutId: booking.checkoutId,
      bookingId: booking.id,
    }))
    const moves = [...(await listMovesOfOrders(tx, orders)).values()].flat()
    const events = await listTimelineEvents(tx, {
      bookingIds: orders.map(({ bookingId }) => bookingId),
      checkoutIds: orders.map(({ checkoutId }) => checkoutId),
      flightId,
      since: flight.createdAt,
    })
    const bookings: FlightStory["bookings"] = []
    for (const { booking, guest } of rows) {
      const { shareCents, feeCents } = priceOfBooking(booking)
      bookings.push({
        id: booking.id,
        guest: guest && { id: guest.id, name: fullName(guest) },
        status: booking.status,
        seats: booking.seats,
        shareCents,
        feeCents,
        settlement: (await findSheetSettlement(tx, booking.id)).sheet,
      })
    }
    const people = [pilot, ...rows.map(({ guest }) => guest)]
    const story: FlightStory = {
      id: flight.id,
      title: flight.title,
      status: formatEntityStatus("flight", flight.status) ?? flight.status,
      pilot: { id: pilot.id, name: fullName(pilot) },
      plane: plane && {
        id: plane.id,
        pilotId: plane.pilotId,
        registration: plane.registration,
        model: plane.model,
      },
      startsAt: flight.departsAt?.toISOString() ?? null,
      timeZone: flight.timeZone,
      seatsOffered: flight.seatsOffered,
      seatPriceCents: flight.seatPriceCents,
      totalCostCents: flight.totalCostCents,
      bookings,
      moves: await journalMoves(
        tx,
        moves.sort((one, other) => one.id - other.id),
      ),
      mails: await listSheetMails(
        tx,
        events,
        people.flatMap((person) => person?.email ?? []),
      ),
      timeline: await describeTimeline(tx, events),
      cases: await casesOf(
        tx,
        rows.map(({ booking }) => booking.id),
      ),
      notes: await listNotes(tx, "flight", flightId),
      cancellation: await previewFlightCancellation(tx, flight),
    }
    await noteLooks(tx, actor, { kind: "flight_sheet", of: people.map((person) => person?.id) })
    await recordEvent(tx, { kind: "flight.story_opened", entityId: flightId, actor, role: "admin" })
    return story
  })
}
