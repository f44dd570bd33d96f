import { and, asc, eq, ne } from "drizzle-orm"
import { flightOf } from "#features/bookings/cancellation/server/cancel-views.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import { findFlightDetail } from "#features/flights/core/server/flights-queries.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canDecideObjection } from "../objection.ts"
import type { ObjectionCase } from "../settlement-view.ts"
import { objectionOf } from "./objection-sheet.ts"
import { listReviewedCosts } from "./reviewed-costs.ts"
import { listStatedGuests, unknownSettlement } from "./settlement-sheet.ts"
import { settlementPartsTable, settlementsTable } from "./settlements-tables.ts"

/** All that the back office needs to decide about the objection of one booking, open or decided. */
export async function openObjectionCase(
  db: Db,
  actor: UserActor,
  bookingId: number,
): Promise<ObjectionCase> {
  const [found] = await db
    .select({
      part: settlementPartsTable,
      booking: bookingsTable,
      actualCostCents: settlementsTable.actualCostCents,
    })
    .from(settlementPartsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.id, settlementPartsTable.bookingId))
    .innerJoin(settlementsTable, eq(settlementsTable.flightId, settlementPartsTable.flightId))
    .where(eq(settlementPartsTable.bookingId, bookingId))
  const objection = found && objectionOf(found.part)
  const detail = found && (await findFlightDetail(db, found.part.flightId))
  if (!found || !objection || !detail) throw unknownSettlement()
  const { part, booking, actualCostCents } = found
  const guests = await listStatedGuests(db, part.flightId)
  const guest = guests.find(({ party }) => party.bookingId === bookingId)
  if (!guest) throw unknownSettlement()
  await recordEvent(db, {
    kind: "booking.objection_opened",
    entityId: bookingId,
    actor,
    role: "admin",
  })
  const of = [booking.passengerId, detail.flight.pilotId]
  await noteLooks(db, actor, { kind: "objection", of })
  return {
    bookingId,
    flight: flightOf(detail),
    plannedCents: detail.flight.totalCostCents,
    actualCostCents,
    costs: await listReviewedCosts(db, part.flightId),
    guests,
    guest,
    passengerId: booking.passengerId,
    pilotId: detail.flight.pilotId,
    pilotName: detail.pilot.name,
    objection,
    mayDecide: canDecideObjection(booking, part, clock.now()),
    others: await listOthers(db, part),
  }
}

async function listOthers(db: Db, of: { flightId: number; bookingId: number }) {
  const { bookingId, flightId, objectionKind } = settlementPartsTable
  const rows = await db
    .select({ bookingId, kind: objectionKind, passenger: usersTable })
    .from(settlementPartsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.id, bookingId))
    .innerJoin(usersTable, eq(usersTable.id, bookingsTable.passengerId))
    .where(
      and(
        eq(flightId, of.flightId),
        ne(bookingId, of.bookingId),
        eq(bookingsTable.status, "disputed"),
      ),
    )
    .orderBy(asc(settlementPartsTable.objectedAt))
  return rows.map(({ passenger, kind, ...row }) => ({
    ...row,
    kind: kind ?? ("presence" as const),
    passengerName: publicName(passenger),
  }))
}
