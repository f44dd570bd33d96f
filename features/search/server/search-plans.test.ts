import { sql } from "drizzle-orm"
import { drizzle } from "drizzle-orm/node-postgres"
import pg from "pg"
import { afterAll, expect, test, vi } from "vitest"
import { fillFlights } from "#db/seed/many/fill-flights.ts"
import { loadPlaces } from "#features/places/server/load-places.ts"
import { findTownSuggestions } from "#features/places/server/town-suggestions.ts"
import { minutes } from "#platform/duration.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { parseSearchParams } from "../search-params.ts"
import { syncSearchIndex } from "./index/sync-search-index.ts"
import { runSearch } from "./run-search.ts"

/*
 * With enough rows that it matters the database reads what a search needs by the indexes that are
 * there for it, and nothing from one end to the other.
 */

const LARGE = ["flights", "flight_seats", "flight_stops", "search_changes", "towns", "town_names"]

const { db: writing, url, owner } = await testDatabaseWithUrl()
// PostgreSQL's statistics are those taken once the tables are full, whenever autovacuum runs
for (const table of LARGE) {
  await owner.execute(sql`alter table ${sql.identifier(table)} set (autovacuum_enabled = false)`)
}
await loadPlaces(writing)
await fillFlights(writing, { count: 20_000 })

const pool = new pg.Pool({ connectionString: url, max: 1 })
afterAll(() => pool.end())
const db = drizzle(pool)

// A transaction of any database of this server that was under way meanwhile keeps all of it news,
// which is read whole, and rightly so.
const [filled] = (
  await writing.execute<{ id: string }>(sql`select pg_current_xact_id()::text as id`)
).rows
await vi.waitFor(
  async () => {
    const { rows } = await writing.execute<{ isOver: boolean }>(
      sql`select pg_snapshot_xmin(pg_current_snapshot()) > ${filled?.id}::text::xid8 as "isOver"`,
    )
    expect(rows).toEqual([{ isOver: true }])
  },
  { timeout: minutes(1), interval: 50 },
)

interface Plan {
  "Node Type": string
  "Relation Name"?: string
  "Index Name"?: string
  Plans?: Plan[]
}

/** Whatever `work` asks the database, and how that is answered. */
async function plansOf(work: () => Promise<unknown>): Promise<Plan[]> {
  const asked: { text: string; values: unknown[] }[] = []
  const query = pool.query.bind(pool) as (
    text: unknown,
    values?: unknown[],
  ) => Promise<pg.QueryResult>
  pool.query = ((config: { text: string }, values: unknown[]) => {
    asked.push({ text: config.text, values })
    return query(config, values)
  }) as typeof pool.query
  await work()
  pool.query = query as typeof pool.query
  const plans: Plan[] = []
  for (const { text, values } of asked) {
    const { rows } = await query(`explain (format json) ${text}`, values)
    plans.push(...nodesOf(rows[0]["QUERY PLAN"][0].Plan))
  }
  return plans
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

/** The large tables that were read from one end to the other. */
function readWhole(plans: readonly Plan[]): string[] {
  return plans.flatMap((plan) =>
    plan["Node Type"].endsWith("Seq Scan") && LARGE.includes(plan["Relation Name"] ?? "")
      ? [plan["Relation Name"] ?? ""]
      : [],
  )
}

const usedIndexes = (plans: readonly Plan[]) => plans.flatMap((plan) => plan["Index Name"] ?? [])

test("the cards of a page are read by the keys of their flights and seats", async () => {
  await syncSearchIndex(db)
  const words = parseSearchParams(new URLSearchParams("ort=Bonn&umkreis=200"))
  const plans = await plansOf(() => runSearch(db, words))
  expect(readWhole(plans)).toEqual([])
  expect(usedIndexes(plans)).toEqual(expect.arrayContaining(["flights_pkey", "flight_seats_pkey"]))
})

test("what has changed is read by the transactions that have changed it", async () => {
  await syncSearchIndex(db)
  await writing.execute(sql`update flight_seats set seat_number = seat_number where flight_id = 7`)
  const plans = await plansOf(() => syncSearchIndex(db))
  expect(readWhole(plans)).toEqual([])
  expect(usedIndexes(plans)).toEqual(
    expect.arrayContaining(["search_changes_by_transaction", "flights_pkey", "flight_seats_pkey"]),
  )
})

test("towns are suggested by the beginnings of their names", async () => {
  const plans = await plansOf(() => findTownSuggestions(db, { q: "Bad Ho" }))
  expect(readWhole(plans)).toEqual([])
  expect(usedIndexes(plans)).toEqual(
    expect.arrayContaining(["town_names_by_key_prefix", "towns_pkey"]),
  )
})
