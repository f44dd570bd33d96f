import { and, asc, count, desc, eq, isNotNull, isNull, not, type SQL } from "drizzle-orm"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { pageOfList } from "#platform/list-address.ts"
import type { Db } from "#platform/server/db.ts"
import type { OccurrenceKind } from "../occurrence.ts"
import type { ListedOccurrence, OccurrenceListQuery } from "../occurrence-list.ts"
import { isInvolved } from "./is-involved.ts"
import { occurrencesTable } from "./occurrences-table.ts"

const PAGE = 20

const { closedAt, kind, reportedAt, id } = occurrencesTable

/**
 * A page of the reports, without those about flights that the reader has a part in; a page number past
 * the end shows the last page.
 */
export async function listOccurrences(db: Db, { userId }: UserActor, query: OccurrenceListQuery) {
  const which = and(
    query.status === "offen" ? isNull(closedAt) : isNotNull(closedAt),
    query.kind === "" ? undefined : eq(kind, query.kind as OccurrenceKind),
    not(isInvolved(userId)),
  )
  const total = await countOccurrences(db, which)
  const { page, pageCount, offset } = pageOfList(total, query.page, PAGE)
  const direction = query.sort === "neueste" ? desc : asc
  const rows = await db
    .select({ occurrence: occurrencesTable, flight: shownOfFlight })
    .from(occurrencesTable)
    .innerJoin(flightsTable, eq(flightsTable.id, occurrencesTable.flightId))
    .where(which)
    .orderBy(direction(reportedAt), direction(id))
    .limit(PAGE)
    .offset(offset)
  return { entries: rows.map(listed), total, page, pageCount }
}

const { title, departsAt, timeZone } = flightsTable
const shownOfFlight = { title, departsAt, timeZone }

/** How much waits for somebody who reads it. */
export function countOpenOccurrences(db: Db): Promise<number> {
  return db.$count(occurrencesTable, isNull(closedAt))
}

async function countOccurrences(db: Db, which: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(occurrencesTable)
    .innerJoin(flightsTable, eq(flightsTable.id, occurrencesTable.flightId))
    .where(which)
  return row?.count ?? 0
}

interface ListedRow {
  occurrence: typeof occurrencesTable.$inferSelect
  flight: { title: string; departsAt: Date | null; timeZone: string }
}

export function listed({ occurrence, flight }: ListedRow): ListedOccurrence {
  return {
    id: occurrence.id,
    ref: occurrence.ref,
    kind: occurrence.kind,
    phase: occurrence.phase,
    role: occurrence.reporterRole,
    hasInjuries: occurrence.hasInjuries,
    flight: { ...flight, departsAt: flight.departsAt?.toISOString() ?? "" },
    reportedAt: occurrence.reportedAt.toISOString(),
    isClosed: occurrence.closedAt !== null,
  }
}
