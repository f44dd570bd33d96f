import pg from "pg"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { type Db, openDatabase } from "#platform/server/db.ts"
import { orderOf } from "#tests/support/booking-steps.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"
import { countFigure, type Figure, ratioFigure } from "./figure.ts"
import type { Product } from "./product.ts"
import { prepareTpcB, tpcBPerSecond } from "./tpc-b.ts"

/*
 * Bookings from the hold to the divided capture: four calls of people over HTTP, the reports of the
 * built-in provider, every event with its reactions and mails. What they are measured by is the
 * commit: the write transactions that they have made per second, against those of TPC-B through the
 * same driver, as it is, on the same PostgreSQL. Transactions that write are counted by their ids, of which a
 * savepoint takes one as well; who only reads takes none.
 */

const ROUNDS = 5
const BOOKINGS = 240
const AT_ONCE = 24
const TPC_B_MS = 2_000
const PRICE = 6_875

export async function bookingBench(product: Product): Promise<Figure[]> {
  Object.assign(process.env, { DATA_DIR: product.dataDir, PUBLIC_URL: product.url })
  const url = String(product.db.options.connectionString)
  const { db, close } = openDatabase(url, { max: AT_ONCE })
  const plain = new pg.Pool({ connectionString: url, max: AT_ONCE })
  try {
    await prepareTpcB(plain)
    await bookingRound(product, db)
    // as after a day of work: PostgreSQL knows how many rows its tables have
    await plain.query("analyze")
    const sum = { seconds: 0, commits: 0, tpcB: 0 }
    // in turns, since a machine is never equally fast for long
    for (let round = 0; round < ROUNDS; round += 1) {
      sum.tpcB += await tpcBPerSecond(plain, AT_ONCE, TPC_B_MS)
      const { seconds, commits } = await bookingRound(product, db)
      sum.seconds += seconds
      sum.commits += commits
    }
    const bookings = ROUNDS * BOOKINGS
    const perSecond = Number((bookings / sum.seconds).toPrecision(3))
    return [
      countFigure("bookings per second", perSecond, "-", true),
      countFigure("commits per booking", Math.round(sum.commits / bookings), "-", true),
      ratioFigure({
        what: "commits of bookings (request, accept, capture) against TPC-B",
        ours: sum.commits / sum.seconds,
        baseline: sum.tpcB / ROUNDS,
        unit: "/s",
        least: 0.25,
      }),
    ]
  } finally {
    await plain.end()
    await close()
  }
}

async function bookingRound(product: Product, db: Db) {
  const orders = await inParallel(Array.from({ length: BOOKINGS }), () => newOrder(db))
  const begun = performance.now()
  const before = await lastTransaction(db)
  await inParallel(orders, (order) => request(product, order))
  await untilAll(db, orders, "b.status = 'requested'")
  await inParallel(orders, (order) => accept(db, product, order))
  await untilAll(db, orders, CAPTURED)
  const seconds = (performance.now() - begun) / 1_000
  return { seconds, commits: (await lastTransaction(db)) - before }
}

interface Order {
  flightId: number
  guest: string
  pilot: string
}

async function newOrder(db: Db): Promise<Order> {
  const flight = await makeFlight(db)
  const { id } = await makeUser(db)
  const [guest, pilot] = [await accessCookieFor(db, id), await accessCookieFor(db, flight.pilotId)]
  return { flightId: flight.id, guest, pilot }
}

async function request(product: Product, { flightId, guest }: Order): Promise<void> {
  const hold = { flightId, seats: 1, shownTotalCents: PRICE }
  const held = await post(product, "/api/checkouts", guest, hold)
  const { ref: checkout } = (await held.json()) as { ref: string }
  const ordered = await post(product, `/api/checkouts/${checkout}/order`, guest, orderOf(1))
  const { paymentPath } = (await ordered.json()) as { paymentPath: string }
  const ref = paymentPath.split("/").at(-1)
  await post(product, `/api/trial-payments/${ref}`, guest, { outcome: "pay" })
}

async function accept(db: Db, product: Product, { flightId, pilot }: Order): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(
    `select id from bookings where flight_id = ${flightId} and status = 'requested'`,
  )
  await post(product, `/api/bookings/${rows[0]?.id}/accept`, pilot)
}

async function post(product: Product, path: string, cookie: string, body?: unknown) {
  const answer = await fetch(product.url + path, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}

const CAPTURED = `exists (select 1 from ledger_transactions t
  where t.business_key = 'booking/' || b.id || '/prepaid')`

/** Waits until it is true of every booking. */
async function untilAll(db: Db, orders: readonly Order[], isSo: string): Promise<void> {
  const ids = orders.map(({ flightId }) => flightId).join()
  for (;;) {
    const { rows } = await db.execute<{ left: number }>(
      `select count(*)::int as left from bookings b where flight_id in (${ids}) and not (${isSo})`,
    )
    if (rows[0]?.left === 0) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function lastTransaction(db: Db): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    "select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as id",
  )
  return Number(rows[0]?.id)
}

/** As many at a time as the database takes. */
async function inParallel<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  const left = items.entries()
  const worker = async () => {
    for (const [index, item] of left) answers[index] = await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return answers
}
