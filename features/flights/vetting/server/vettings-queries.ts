import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import type { FlightKind } from "#features/flights/core/flight.ts"
import {
  flightsTable,
  flightVettingsTable as vettings,
} from "#features/flights/core/server/flights-tables.ts"
import type { Verdict } from "#features/flights/core/vetting.ts"
import { airportsTable } from "#features/places/server/places-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { parseListAddress } from "#platform/list-address.ts"
import { MAX_TABLE_ROWS } from "#platform/list-table.ts"
import { turnedPage } from "#platform/list-turn.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { countUpTo, type KeyOrder, pageByKeys } from "#platform/server/lists/list-keys.ts"
import { VETTING_LIST, type VettingQuery } from "../vetting-list.ts"
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

const AGE = [sql`${vettings.submittedAt}`, sql`${vettings.id}`]
// offers without a date come last; as the index of flights has it
const START = [
  sql`coalesce(${flightsTable.departsAt}, 'infinity'::timestamptz)`,
  sql`${vettings.id}`,
]

const ORDERS: Record<VettingQuery["sort"], KeyOrder> = {
  aelteste: { keys: AGE, isDescending: false },
  neueste: { keys: AGE, isDescending: true },
  start: { keys: START, isDescending: false },
  "letzter-start": { keys: START, isDescending: true },
}

const FROM = sql`from ${vettings} join ${flightsTable} on ${flightsTable.id} = ${vettings.flightId}`

interface VettingPage {
  entries: ListedVetting[]
  /** Counted as far as `countUpTo` does. */
  total: number
  /** What was handed in to turn from; null where the list ends. */
  next: number | null
  previous: number | null
}

/** A page of what was handed in; pages are keyed by one of them, so that new ones do not move them. */
export async function listVettings(db: Db, query: VettingQuery): Promise<VettingPage> {
  const found = await findIds(db, query, { limit: PAGE + 1 })
  const { rows: ids, next, previous } = turnedPage(found, { turn: query.turn, size: PAGE })
  // counted by age, which has an index with each verdict
  const { orderBy } = pageByKeys(ORDERS.aelteste, null, rowOf)
  const total = await countUpTo(
    db,
    sql`select 1 ${FROM} ${where(asked(query))} order by ${orderBy}`,
  )
  return { entries: await readVettings(db, ids), total, next, previous }
}

/** As many as a person may see to; more wait behind them. */
const MAX_WAITING = 200

/** What waits for a decision, the oldest first. */
export async function listVettingsToDecide(db: Db): Promise<ListedVetting[]> {
  const query = parseListAddress(VETTING_LIST, new URLSearchParams())
  return readVettings(db, await findIds(db, query, { limit: MAX_WAITING }))
}

/** The flights of a view as a table, or those of it that were chosen; that it was taken is written down. */
export function exportVettings(
  db: Db,
  actor: UserActor,
  query: VettingQuery,
  chosen: readonly number[] | null = null,
): Promise<ListedVetting[]> {
  return inTransaction(db, async (tx) => {
    const whole = { ...query, turn: null }
    const ids = await findIds(tx, whole, { chosen, limit: MAX_TABLE_ROWS })
    const entries = await readVettings(tx, ids)
    await recordEvent(tx, {
      kind: "user.flights_exported",
      entityId: actor.userId,
      actor,
      role: "admin",
      data: { count: entries.length },
    })
    await noteLooks(tx, actor, { kind: "flights_table", of: entries.map(({ pilotId }) => pilotId) })
    return entries
  })
}

interface Wanted {
  /** No others than these; null: of all. */
  chosen?: readonly number[] | null
  limit: number
}

async function findIds(db: Db, query: VettingQuery, { chosen = null, limit }: Wanted) {
  const { orderBy, beyond } = pageByKeys(ORDERS[query.sort], query.turn, rowOf)
  const which = and(asked(query), chosen ? inArray(vettings.id, [...chosen]) : undefined, beyond)
  const { rows } = await db.execute<{ id: number }>(
    sql`select ${vettings.id} as id ${FROM} ${where(which)} order by ${orderBy} limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

function asked({ status, kind, search }: VettingQuery): SQL | undefined {
  const flightKind = KINDS[kind]
  return and(STATES[status], flightKind && eq(flightsTable.kind, flightKind), matching(search))
}

function where(which: SQL | undefined): SQL {
  return which ? sql`where ${which}` : sql``
}

function rowOf(id: number): SQL {
  return sql`${FROM} where ${vettings.id} = ${id}`
}

async function readVettings(db: Db, ids: readonly number[]): Promise<ListedVetting[]> {
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
    .where(inArray(vettings.id, [...ids]))
  const listed = new Map(
    rows.map(({ vetting, flight, from, to, firstName, lastName }) => [
      vetting.id,
      {
        id: vetting.id,
        flightId: flight.id,
        title: flight.title,
        from,
        to,
        kind: flight.kind,
        pilot: `${firstName} ${lastName}`.trim() || "Ohne Namen",
        pilotId: flight.pilotId,
        departsAt: flight.departsAt?.toISOString() ?? null,
        timeZone: flight.timeZone,
        submittedAt: vetting.submittedAt.toISOString(),
        decidedAt: vetting.decidedAt?.toISOString() ?? null,
        verdict: vetting.verdict,
        isWaiting: vetting.verdict === null && flight.status === "in_review",
      },
    ]),
  )
  return ids.flatMap((id) => listed.get(id) ?? [])
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
