import { asc, eq, sql } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import { balanceAfter } from "#features/accounting/order-balance.ts"
import { journalMoves } from "#features/accounting/server/journal-queries.ts"
import { listMovesOfOrders } from "#features/accounting/server/moves-of-orders.ts"
import { listReceiptsOf } from "#features/accounting/server/receipts-queries.ts"
import { formatEntityStatus } from "#features/admin/event-labels.ts"
import { priceOfBooking } from "#features/bookings/core/booking.ts"
import {
  bookingPeopleTable,
  bookingsTable,
} from "#features/bookings/core/server/bookings-tables.ts"
import { findOpenQuestion } from "#features/bookings/core/server/change-questions.ts"
import { isOrderOf } from "#features/bookings/core/server/orders-of-booking.ts"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { airportsTable } from "#features/places/server/places-tables.ts"
import { listReportsAboutBooking } from "#features/reports/server/list-reports-about.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { BookingSheet } from "../booking-sheet.ts"
import { nextStepOfBooking } from "../next-step.ts"
import { findInterventions } from "./find-interventions.ts"
import { findSheetSettlement } from "./find-sheet-settlement.ts"
import { fullName } from "./full-name.ts"
import { listSheetMails } from "./list-sheet-mails.ts"
import { listSheetOrders } from "./list-sheet-orders.ts"
import { describeTimeline, listTimelineEvents, OPENED } from "./list-timeline.ts"
import { openCasesOfBookings } from "./open-cases-of-bookings.ts"

const guests = alias(usersTable, "guests")
const pilots = alias(usersTable, "pilots")
const departures = alias(airportsTable, "departures")
const destinations = alias(airportsTable, "destinations")

/** The booking that a number belongs to: another one where it has joined that; undefined where there is none. */
export async function findLeadingBooking(db: Db, bookingId: number): Promise<number | undefined> {
  const [booking] = await db
    .select({ status: bookingsTable.status, addsToId: bookingsTable.addsToId })
    .from(bookingsTable)
    .where(eq(bookingsTable.id, bookingId))
  if (!booking) return undefined
  return booking.status === "joined" ? (booking.addsToId ?? bookingId) : bookingId
}

/** Opens a booking for the back office, which is written down, because it shows personal data. */
export function openBooking(db: Db, actor: UserActor, bookingId: number): Promise<BookingSheet> {
  return inTransaction(db, async (tx) => {
    const found = await findBooking(tx, bookingId)
    if (!found) throw unknownBooking()
    const { booking, flight, guest, pilot } = found
    const orders = await listOrders(tx, bookingId)
    const checkoutIds = orders.map(({ checkoutId }) => checkoutId)
    const moves = [...(await listMovesOfOrders(tx, orders)).values()]
      .flat()
      .sort((one, other) => one.id - other.id)
    const balance = balanceAfter(moves)
    const settlement = await findSheetSettlement(tx, bookingId)
    const events = await listTimelineEvents(tx, {
      bookingIds: orders.map(({ id }) => id),
      checkoutIds,
      flightId: flight.id,
      since: booking.createdAt,
    })
    const question = await findOpenQuestion(tx, bookingId)
    const people = await tx
      .select({ name: bookingPeopleTable.name, isMinor: bookingPeopleTable.isMinor })
      .from(bookingPeopleTable)
      .where(eq(bookingPeopleTable.bookingId, bookingId))
      .orderBy(asc(bookingPeopleTable.position))
    const sheet: BookingSheet = {
      id: booking.id,
      status: booking.status,
      seats: booking.seats,
      price: priceOfBooking(booking),
      createdAt: booking.createdAt.toISOString(),
      next: nextStepOfBooking(
        {
          booking,
          flight,
          changeAnswerBy: question?.answerBy ?? null,
          objectionsUntil: settlement.objectionsUntil,
          objection: settlement.part,
          payout: settlement.payoutState,
          waitingCents: balance.waitingCents,
        },
        clock.now(),
      ),
      guest: guest && { id: guest.id, name: fullName(guest) },
      pilot: { id: pilot.id, name: fullName(pilot) },
      people: people.filter(({ name }) => name !== ""),
      flight: {
        id: flight.id,
        title: flight.title,
        status: formatEntityStatus("flight", flight.status) ?? flight.status,
        from: found.from,
        to: found.to,
        startsAt: (flight.departsAt ?? booking.proposedDepartsAt)?.toISOString() ?? null,
        arrivesAt: flight.arrivesAt?.toISOString() ?? null,
        timeZone: flight.timeZone,
        seatsOffered: flight.seatsOffered,
      },
      balance,
      orders: await listSheetOrders(tx, bookingId, orders),
      moves: await journalMoves(tx, moves),
      receipts: await listReceiptsOf(tx, { bookingIds: [bookingId], voucherIds: [] }),
      settlement: settlement.sheet,
      mails: await listSheetMails(
        tx,
        events,
        [guest, pilot].flatMap((person) => person?.email ?? []),
      ),
      timeline: await describeTimeline(tx, events),
      interventions: await findInterventions(tx, { booking, flight }),
      cases: (await openCasesOfBookings(tx, bookingId)).get(bookingId) ?? [],
      reports: await listReportsAboutBooking(tx, {
        bookingId,
        flightId: flight.id,
        passengerId: booking.passengerId,
      }),
    }
    await noteLooks(tx, actor, { kind: "booking", of: [guest?.id, pilot.id] })
    await recordEvent(tx, { kind: OPENED, entityId: bookingId, actor, role: "admin" })
    return sheet
  })
}

async function findBooking(db: Db, bookingId: number) {
  const [row] = await db
    .select({
      booking: bookingsTable,
      flight: flightsTable,
      guest: guests,
      pilot: pilots,
      from: { name: departures.name, code: departures.code },
      to: { name: destinations.name, code: destinations.code },
    })
    .from(bookingsTable)
    .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .innerJoin(pilots, eq(pilots.id, flightsTable.pilotId))
    .innerJoin(departures, eq(departures.id, flightsTable.departureAirportId))
    .innerJoin(destinations, eq(destinations.id, flightsTable.destinationAirportId))
    .leftJoin(guests, eq(guests.id, bookingsTable.passengerId))
    .where(eq(bookingsTable.id, bookingId))
  return row
}

/** Its first order and those of more seats that have joined it, the oldest first. */
async function listOrders(db: Db, bookingId: number) {
  const { rows } = await db.execute<{ id: number; checkout_id: number }>(sql`
    select o.id, o.checkout_id from bookings o where ${isOrderOf(sql`${bookingId}::int`)} order by o.id`)
  return rows.map(({ id, checkout_id: checkoutId }) => ({ id, checkoutId, bookingId }))
}

function unknownBooking(): DomainError {
  return new DomainError("unknown-booking", "not-found", "Diese Buchung gibt es nicht.")
}
