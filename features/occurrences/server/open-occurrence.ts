import { eq } from "drizzle-orm"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { airportsTable } from "#features/places/server/places-tables.ts"
import { planesTable } from "#features/planes/server/planes-table.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canCloseOccurrence, canReadOccurrence } from "../occurrence.ts"
import type { OccurrenceSheet } from "../occurrence-list.ts"
import { isInvolved } from "./is-involved.ts"
import { listed } from "./list-occurrences.ts"
import { occurrencesTable } from "./occurrences-table.ts"

/** Opens a report for the back office, which is written down: it was made in confidence. */
export function openOccurrence(db: Db, actor: UserActor, id: number): Promise<OccurrenceSheet> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .select({
        occurrence: occurrencesTable,
        flight: flightsTable,
        departure: airportsTable,
        plane: planesTable,
        reporter: usersTable,
        isInvolved: isInvolved(actor.userId),
      })
      .from(occurrencesTable)
      .innerJoin(flightsTable, eq(flightsTable.id, occurrencesTable.flightId))
      .innerJoin(airportsTable, eq(airportsTable.id, flightsTable.departureAirportId))
      .leftJoin(planesTable, eq(planesTable.id, flightsTable.planeId))
      .leftJoin(usersTable, eq(usersTable.id, occurrencesTable.reporterId))
      .where(eq(occurrencesTable.id, id))
    if (!row || !canReadOccurrence(actor, row)) throw unknownOccurrence()
    await recordEvent(tx, { kind: "occurrence.opened", entityId: id, actor, role: "admin" })
    await noteLooks(tx, actor, { kind: "occurrence", of: [row.reporter?.id] })
    const { occurrence, flight, departure, plane, reporter } = row
    const { closedAt } = occurrence
    const head = listed(row)
    return {
      ...head,
      flight: {
        id: flight.id,
        title: flight.title,
        departsAt: head.flight.departsAt,
        timeZone: flight.timeZone,
      },
      departure: { name: departure.name, code: departure.code, kind: departure.kind },
      aircraft: plane && { category: plane.category, registration: plane.registration },
      reporter: reporter && {
        id: reporter.id,
        name: `${reporter.firstName} ${reporter.lastName}`.trim(),
      },
      words: occurrence.words,
      isReportedToAuthority: occurrence.isReportedToAuthority,
      closing: closedAt && {
        note: occurrence.closingNote,
        summary: occurrence.summary,
        closedAt: closedAt.toISOString(),
      },
      mayClose: canCloseOccurrence(actor, { isInvolved: row.isInvolved, closedAt }),
    }
  })
}

export function unknownOccurrence(): DomainError {
  return new DomainError("unknown-occurrence", "not-found", "Diesen Vorfall gibt es nicht.")
}
