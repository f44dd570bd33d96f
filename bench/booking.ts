import pg from "pg"
import { type Db, openDatabase } from "#platform/server/db.ts"
import { costOf, costTable } from "./booking-cost.ts"
import {
  AT_ONCE,
  accept,
  atRate,
  CAPTURED,
  hold,
  inParallel,
  newOrder,
  type Order,
  pay,
  press,
  REQUESTED,
  request,
  timed,
  untilAll,
} from "./booking-steps.ts"
import { countFigure, type Figure, ratioFigure } from "./figure.ts"
import type { Product } from "./product.ts"
import { logStatements } from "./statement-log.ts"
import { prepareTpcB, tpcBPerSecond, transact } from "./tpc-b.ts"

/*
 * Bookings from the hold to the divided capture: four calls of people over HTTP, the reports of the
 * built-in provider, every event with its reactions and mails. They are measured by TPC-B through the
 * same driver, as it is, on the same PostgreSQL. Commits are counted by the ids of transactions, of which
 * a savepoint and whoever locks a row takes one as well; who only reads takes none.
 */

const ROUNDS = 2
const BOOKINGS = 72
const COUNTED = 48
const TIMED = 100
const TPC_B_MS = 2_000
const BUYERS = 200
const CONTESTED_FLIGHTS = 50
const IDLE_MS = 5_000
/** Half of what it was before anything was done about it (docs/performance.md). */
const MAX_STATEMENTS = 90
const MAX_AT_REST = 61

export async function bookingBench(product: Product): Promise<Figure[]> {
  Object.assign(process.env, { DATA_DIR: product.dataDir, PUBLIC_URL: product.url })
  const url = String(product.db.options.connectionString)
  const { db, close } = openDatabase(url, { max: AT_ONCE })
  const plain = new pg.Pool({ connectionString: url, max: AT_ONCE })
  try {
    await prepareTpcB(plain)
    await bookingRound(product, db, await ordersOf(db, COUNTED))
    // as after a day of work: PostgreSQL knows how many rows its tables have
    await plain.query("analyze")
    const sum = { seconds: 0, commits: 0, tpcB: 0 }
    // in turns, since a machine is never equally fast for long
    for (let round = 0; round < ROUNDS; round += 1) {
      sum.tpcB += await tpcBPerSecond(plain, AT_ONCE, TPC_B_MS)
      const { seconds, commits } = await bookingRound(product, db, await ordersOf(db, BOOKINGS))
      sum.seconds += seconds
      sum.commits += commits
    }
    const bookings = ROUNDS * BOOKINGS
    const [perSecond, tpcB] = [bookings / sum.seconds, sum.tpcB / ROUNDS]
    const commits = rounded(sum.commits / bookings)
    return [
      ratioFigure({
        what: "bookings (request, accept, capture) against TPC-B",
        ours: perSecond,
        baseline: tpcB,
        unit: "/s",
        least: 0.06,
      }),
      countFigure("commits per booking", commits, "<= 8", commits <= 8),
      ...(await countedFigures(product, db)),
      await orderFigure(product, db, plain, { perSecond, tpcB }),
      await contentionFigure(product, db),
    ]
  } finally {
    await plain.end()
    await close()
  }
}

async function bookingRound(product: Product, db: Db, orders: readonly Order[]) {
  const begun = performance.now()
  const before = await lastTransaction(db)
  await inParallel(orders, (order) => request(product, order))
  await untilAll(db, orders, REQUESTED)
  await inParallel(orders, (order) => accept(db, product, order))
  await untilAll(db, orders, CAPTURED)
  const seconds = (performance.now() - begun) / 1_000
  return { seconds, commits: (await lastTransaction(db)) - before }
}

/** Statements and jobs of some bookings without those of a process at rest, and the table of where they come from. */
async function countedFigures(product: Product, db: Db): Promise<Figure[]> {
  const orders = await ordersOf(db, COUNTED)
  const resting = await logStatements(product, pause)
  let bookedSeconds = 0
  const cost = costOf(
    await logStatements(product, async () => {
      bookedSeconds = (await bookingRound(product, db, orders)).seconds
    }),
  )
  process.stdout.write(`${costTable(cost, COUNTED)}\n`)
  const atRest = resting.length / (IDLE_MS / 1_000)
  const statements = rounded((cost.statements - atRest * bookedSeconds) / COUNTED)
  return [
    countFigure(
      "statements per booking",
      statements,
      `<= ${MAX_STATEMENTS}`,
      statements <= MAX_STATEMENTS,
    ),
    countFigure("jobs per booking", rounded(cost.jobs / COUNTED), "-", true),
    countFigure(
      "statements per second at rest",
      rounded(atRest),
      `<= ${MAX_AT_REST}`,
      atRest <= MAX_AT_REST,
    ),
  ]
}

/** How long the slowest orders take while half as many bookings run as at most. */
async function orderFigure(
  product: Product,
  db: Db,
  plain: pg.Pool,
  full: { perSecond: number; tpcB: number },
): Promise<Figure> {
  const pressed = async (order: Order) => {
    const checkout = await hold(product, order)
    let payment = ""
    const ms = await timed(async () => {
      payment = await press(product, order, checkout ?? "")
    })
    await pay(product, order, payment)
    await untilAll(db, [order], REQUESTED)
    await accept(db, product, order)
    return ms
  }
  const ours = await atRate(await ordersOf(db, TIMED), full.perSecond / 2, pressed)
  const transactions = Array.from({ length: Math.ceil((full.tpcB * TPC_B_MS) / 2_000) })
  const theirs = await atRate(transactions, full.tpcB / 2, () => timed(() => transact(plain)))
  return ratioFigure({
    what: "p99 of the paid order at half load against p99 of TPC-B",
    ours: p99(ours),
    baseline: p99(theirs),
    unit: "ms",
    most: 12,
  })
}

/** Seats that are paid in a second where four buyers want the three of each flight, and where each has a flight. */
async function contentionFigure(product: Product, db: Db): Promise<Figure> {
  const apart = await ordersOf(db, BUYERS)
  const flights = await ordersOf(db, CONTESTED_FLIGHTS)
  const wanted = Array.from({ length: BUYERS }, (_, buyer) => flights[buyer % flights.length])
  const together = await inParallel(wanted, (flight) => newOrder(db, flight))
  return ratioFigure({
    what: `${BUYERS} buyers of ${CONTESTED_FLIGHTS} flights against ${BUYERS} of as many`,
    ours: await seatsPerSecond(product, together),
    baseline: await seatsPerSecond(product, apart),
    unit: "/s",
    least: 0.8,
  })
}

async function seatsPerSecond(product: Product, orders: readonly Order[]): Promise<number> {
  let seats = 0
  const ms = await timed(async () => {
    const got = await inParallel(orders, (order) => request(product, order))
    seats = got.filter(Boolean).length
  })
  return (seats * 1_000) / ms
}

function ordersOf(db: Db, count: number): Promise<Order[]> {
  return inParallel(Array.from({ length: count }), () => newOrder(db))
}

async function lastTransaction(db: Db): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    "select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as id",
  )
  return Number(rows[0]?.id)
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, IDLE_MS))
}

function p99(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? 0
}

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
