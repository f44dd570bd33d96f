import { readFileSync } from "node:fs"
import { join } from "node:path"
import { performance } from "node:perf_hooks"
import { sql } from "drizzle-orm"
import { fillBookings } from "#db/seed/many/fill-bookings.ts"
import { fillEvents } from "#db/seed/many/fill-events.ts"
import { fillFlights } from "#db/seed/many/fill-flights.ts"
import { type Db, openDatabase } from "#platform/server/db.ts"
import { serverUrlOf } from "#platform/server/postgres/server-role.ts"
import type { HttpVisitor } from "#tests/support/http-visitor.ts"
import { launchProduct } from "#tests/support/product.ts"
import { growingTables, reportOf } from "./explained.ts"
import { type Figure, median } from "./figure.ts"
import { pagesOfPeople } from "./pages-of-people.ts"
import { type Product, standStill } from "./product.ts"
import { logPlans } from "./statement-log.ts"

/*
 * What the most frequent requests of a signed-in pilot cost while flights and bookings become more: their time, one after
 * the other, the statements and rows behind each, the memory of a process and how long it takes to start. Each size has a
 * process of its own; BENCH_SIZES names the sizes, flights and bookings of each. At the last one, which is the largest, the pages of a pilot, a guest and
 * the back office are opened as well.
 */

const SIZES = (process.env.BENCH_SIZES ?? "10000/100 100000/10000 1000000/100000 1000000/1000000")
  .split(" ")
  .map((size) => {
    const [flights = 0, bookings = 0] = size.split("/").map(Number)
    return { flights, bookings }
  })
const TURNS = 40
const WARM_UPS = 10
/** Of a statement; the ledger of the demo world, some thousand rows, does not grow here and is read whole. */
const MAX_ROWS = 10_000

const TOLD = "told, not judged"

type Size = (typeof SIZES)[number]

export async function growthBench(product: Product): Promise<Figure[]> {
  const { db: pool, pid } = product
  await standStill(product)
  await pool.query("alter system set session_preload_libraries = 'auto_explain'")
  await pool.query("select pg_reload_conf()")
  const { db, close } = openDatabase(String(pool.options.connectionString), { max: 2 })
  try {
    const figures: Figure[] = []
    let there: Size = { flights: 0, bookings: 0 }
    for (const size of SIZES) {
      await grow(db, there, size)
      there = size
      figures.push(...(await measureAt(product, size)))
    }
    return figures
  } finally {
    process.kill(pid, "SIGCONT")
    await close()
  }
}

async function grow(db: Db, from: Size, to: Size): Promise<void> {
  if (to.flights > from.flights) await fillFlights(db, { count: to.flights - from.flights })
  if (to.bookings === from.bookings) return
  const { rows } = await db.execute<{ last: number }>(sql`select max(id) as last from bookings`)
  await fillBookings(db, { count: to.bookings - from.bookings })
  await fillEvents(db, { above: rows[0]?.last ?? 0 })
}

async function measureAt(product: Product, size: Size): Promise<Figure[]> {
  const begun = performance.now()
  const server = await launchProduct({
    DATABASE_URL: serverUrlOf(String(product.db.options.connectionString)),
    SECRET_FILE: join(product.dataDir, "secret"),
    DEMO: "1",
    ROLE: "web",
    LOG_LEVEL: "error",
    TEST_CLOCK: "",
  })
  const isLargest = size === SIZES.at(-1)
  const startedMs = performance.now() - begun
  const at = `${size.flights} flights, ${size.bookings} bookings`
  try {
    const growing = await growingTables(product.db)
    const people = await pagesOfPeople(server.url, product.db)
    const figures: Figure[] = []
    const read = async (visitor: HttpVisitor, name: string, path: string, ms = "") => {
      const plans = await logPlans(product, () => open(visitor, path))
      const { statements, rows, mostRows, scanned, worst } = reportOf(plans, growing)
      // of little PostgreSQL rightly reads all
      const isBounded = !isLargest || (mostRows <= MAX_ROWS && scanned.length === 0)
      if (!isBounded) process.stdout.write(`${name}, ${at}: ${worst}\n`)
      figures.push({
        what: `${name}, ${at}`,
        ours: `${ms}${statements} statements, ${Math.round(rows)} rows, scanned: ${scanned.join(" ") || "nothing"}`,
        baseline: null,
        ratio: null,
        target: isLargest ? `no statement over ${MAX_ROWS} rows, nothing scanned` : TOLD,
        pass: isBounded,
      })
    }
    for (const [name, path] of await requestsOf(product)) {
      const { visitor } = people[0]
      await read(visitor, name, path, `${(await timeOf(visitor, path)).toFixed(1)} ms, `)
    }
    for (const { visitor, paths } of isLargest ? people : []) {
      for (const path of paths) {
        // what a process reads once it has read now
        await open(visitor, path)
        await read(visitor, path, path)
      }
    }
    figures.push(
      told(`memory of a process that answers, ${at}`, `${residentMb(server.pid)} MB`),
      told(`until it is ready, ${at}`, `${(startedMs / 1_000).toFixed(1)} s`),
      told(`of the disk, ${at}`, await sizesOf(product)),
    )
    return figures
  } finally {
    await server.stop()
  }
}

/** A flight and an account each with its indexes, without what hangs at them. */
async function sizesOf({ db }: Product): Promise<string> {
  const { rows } = await db.query<{ database: number; flight: number; account: number }>(
    `select round(pg_database_size(current_database()) / 1e6)::int as database,
      (pg_total_relation_size('flights') / (select count(*) from flights))::int as flight,
      (pg_total_relation_size('users') / (select count(*) from users))::int as account`,
  )
  const { database, flight, account } = rows[0] ?? {}
  return `${database} MB in all, ${flight} bytes a flight, ${account} bytes an account`
}

/** A flight of somebody with many; the home page and the search have the most of everything. */
async function requestsOf({ db }: Product): Promise<[string, string][]> {
  const { rows } = await db.query<{ id: number }>(
    `select id from flights where status = 'published' and departs_at > now() + interval '7 days'
     order by id desc limit 1`,
  )
  return [
    ["home", "/de"],
    ["search", "/de/suche?ort=Bonn"],
    ["flight", `/de/flug/${rows[0]?.id}`],
    ["cockpit", "/de/cockpit"],
    ["suggestions", "/api/airports?q=bonn"],
  ]
}

async function timeOf(visitor: HttpVisitor, path: string): Promise<number> {
  for (let turn = 0; turn < WARM_UPS; turn += 1) await open(visitor, path)
  const times: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    const begun = performance.now()
    await open(visitor, path)
    times.push(performance.now() - begun)
  }
  return median(times)
}

async function open(visitor: HttpVisitor, path: string): Promise<void> {
  const answer = await visitor.get(path)
  await answer.text()
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
}

function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8")
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024)
}

const told = (what: string, ours: string): Figure => ({
  what,
  ours,
  baseline: null,
  ratio: null,
  target: TOLD,
  pass: true,
})
