import { asc, eq } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { boardingTicksTable, goDecisionsTable, kinLinksTable } from "./flight-day-tables.ts"

/** What is kept of the days on which a person flew, for the export of their data. */
export async function exportFlightDays(db: Db, userId: number) {
  const [decisions, ticks, links] = await Promise.all([
    db
      .select({ said: goDecisionsTable })
      .from(goDecisionsTable)
      .innerJoin(flightsTable, eq(flightsTable.id, goDecisionsTable.flightId))
      .where(eq(flightsTable.pilotId, userId))
      .orderBy(asc(goDecisionsTable.flightId)),
    db
      .select({ tick: boardingTicksTable })
      .from(boardingTicksTable)
      .innerJoin(bookingsTable, eq(bookingsTable.id, boardingTicksTable.bookingId))
      .where(eq(bookingsTable.passengerId, userId))
      .orderBy(asc(boardingTicksTable.bookingId), asc(boardingTicksTable.position)),
    db
      .select({ link: kinLinksTable })
      .from(kinLinksTable)
      .innerJoin(bookingsTable, eq(bookingsTable.id, kinLinksTable.bookingId))
      .where(eq(bookingsTable.passengerId, userId))
      .orderBy(asc(kinLinksTable.bookingId)),
  ])
  return {
    entscheidungen: decisions.map(({ said }) => ({
      flug: said.flightId,
      start: said.departsAt,
      geflogenWird: said.decision === "go",
      entschiedenBis: said.decideBy,
      gesagtAm: said.decidedAt,
    })),
    anBord: ticks.map(({ tick }) => ({
      buchung: tick.bookingId,
      person: tick.position,
      punkt: POINTS[tick.item],
      erledigt: tick.isDone,
      geaendertAm: tick.changedAt,
    })),
    linksFuerZuHause: links.map(({ link }) => ({ buchung: link.bookingId, seit: link.createdAt })),
  }
}

const POINTS = { present: "ist da", briefed: "Sicherheitseinweisung gehört", absent: "nicht da" }
