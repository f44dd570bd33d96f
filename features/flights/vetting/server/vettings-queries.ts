import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  ilike,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import type { FlightKind } from "#features/flights/core/flight.ts"
import {
  flightsTable,
  flightVettingsTable as vettings,
} from "#features/flights/core/server/flights-tables.ts"
import type { Verdict } from "#features/flights/core/vetting.ts"
import { airportsTable } from "#features/places/server/places-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { pageOfList } from "#platform/list-address.ts"
import type { Db } from "#platform/server/db.ts"
import type { VettingQuery } from "../vetting-list.ts"
import type { ListedVetting } from "../vetting-view.ts"

const PAGE = 20

const departures = alias(airportsTable, "departures")
const destinations = alias(airportsTable, "destinations")

// a flight that was blocked meanwhile waits for nobody
const isWaiting = and(isNull(vettings.verdict), eq(flightsTable.status, "in_review"))

const STATES: Record<VettingQuery["status"], SQL | undefined> = {
  offen: isWaiting,
  veroeffentlicht: eq(vettings.verdict, "published"),
  zurueckgegeben: eq(vettings.verdict, "returned"),
  alle: undefined,
}

const KINDS: Record<VettingQuery["kind"], FlightKind | undefined> = {
  "": undefined,
  rundflug: "round_trip",
  strecke: "one_way",
  ausflug: "excursion",
}

const ORDERS: Record<VettingQuery["sort"], SQL[]> = {
  aelteste: [asc(vettings.submittedAt), asc(vettings.id)],
  neueste: [desc(vettings.submittedAt), desc(vettings.id)],
  // offers without a date come last
  start: [asc(flightsTable.departsAt), asc(vettings.id)],
}

/** A page of what was handed in; a page number past the end shows the last page. */
export async function listVettings(db: Db, query: VettingQuery) {
  const kind = KINDS[query.kind]
  const which = and(
    STATES[query.status],
    kind && eq(flightsTable.kind, kind),
    matching(query.search),
  )
  const total = await countVettings(db, which)
  const { page, pageCount, offset } = pageOfList(total, query.page, PAGE)
  const rows = await db
    .select({
      vetting: vettings,
      flight: flightsTable,
      from: departures.code,
      to: destinations.code,
      firstName: usersTable.firstName,
      lastName: usersTable.lastName,
    })
    .from(vettings)
    .innerJoin(flightsTable, eq(flightsTable.id, vettings.flightId))
    .innerJoin(usersTable, eq(usersTable.id, flightsTable.pilotId))
    .innerJoin(departures, eq(departures.id, flightsTable.departureAirportId))
    .innerJoin(destinations, eq(destinations.id, flightsTable.destinationAirportId))
    .where(which)
    .orderBy(...ORDERS[query.sort])
    .limit(PAGE)
    .offset(offset)
  const entries = rows.map(
    ({ vetting, flight, from, to, firstName, lastName }): ListedVetting => ({
      id: vetting.id,
      flightId: flight.id,
      title: flight.title,
      from,
      to,
      pilot: `${firstName} ${lastName}`.trim() || "Ohne Namen",
      departsAt: flight.departsAt?.toISOString() ?? null,
      timeZone: flight.timeZone,
      submittedAt: vetting.submittedAt.toISOString(),
      verdict: vetting.verdict,
      isWaiting: vetting.verdict === null && flight.status === "in_review",
    }),
  )
  return { entries, total, page, pageCount }
}

/** How many flights wait for a decision. */
export function countFlightsToVet(db: Db): Promise<number> {
  return countVettings(db, isWaiting)
}

async function countVettings(db: Db, which: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(vettings)
    .innerJoin(flightsTable, eq(flightsTable.id, vettings.flightId))
    .where(which)
  return row?.count ?? 0
}

/** A number is a flight's; everything else is looked for in airports, titles and pilots' names. */
function matching(text: string): SQL | undefined {
  if (text === "") return undefined
  if (/^\d{1,9}$/.test(text)) return eq(flightsTable.id, Number(text))
  const like = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`
  return sql`(${ilike(flightsTable.title, like)}
    or ${flightsTable.pilotId} in (select u.id from users u where u.first_name || ' ' || u.last_name ilike ${like})
    or exists (select 1 from airports a
      where a.id in (${flightsTable.departureAirportId}, ${flightsTable.destinationAirportId})
        and (a.code ilike ${like} or a.name ilike ${like} or a.town ilike ${like})))`
}

/** The newest vetting of a flight; without one the back office has never seen it. */
export async function findVetting(db: Db, flightId: number) {
  const [vetting] = await db
    .select()
    .from(vettings)
    .where(eq(vettings.flightId, flightId))
    .orderBy(desc(vettings.id))
    .limit(1)
  return vetting
}

/** Why a flight that is a draft again was given back; undefined where it never was. */
export async function findReturn(db: Db, flightId: number) {
  const vetting = await findVetting(db, flightId)
  return vetting?.reason ? { reason: vetting.reason, note: vetting.note } : undefined
}

/** How many of a pilot's flights were decided about before, by verdict. */
export async function countVerdicts(db: Db, pilotId: number) {
  const rows = await db
    .select({ verdict: vettings.verdict, count: countDistinct(vettings.flightId) })
    .from(vettings)
    .innerJoin(flightsTable, eq(flightsTable.id, vettings.flightId))
    .where(and(eq(flightsTable.pilotId, pilotId), isNotNull(vettings.verdict)))
    .groupBy(vettings.verdict)
  const countOf = (verdict: Verdict) => rows.find((row) => row.verdict === verdict)?.count ?? 0
  return { published: countOf("published"), returned: countOf("returned") }
}
