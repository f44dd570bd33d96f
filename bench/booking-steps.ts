import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import type { Db } from "#platform/server/db.ts"
import { orderOf } from "#tests/support/booking-steps.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"
import type { Product } from "./product.ts"

/** So many at the same time. */
export const AT_ONCE = 24

const PRICE = 6_875
const POLL_MS = 100

/** Somebody signed in who wants a seat, and the pilot of the flight. */
export interface Order {
  flightId: number
  guest: string
  pilot: string
}

/** A flight with three seats of its own, or a seat of one that is there. */
export async function newOrder(db: Db, flight?: Order): Promise<Order> {
  const { id } = await makeUser(db)
  const guest = await accessCookieFor(db, id)
  if (flight) return { ...flight, guest }
  const { id: flightId, pilotId } = await makeFlight(db)
  return { flightId, guest, pilot: await accessCookieFor(db, pilotId) }
}

/** Holds a seat; undefined where none is left. */
export async function hold(product: Product, { flightId, guest }: Order) {
  const body = { flightId, seats: 1, shownTotalCents: PRICE }
  const answer = await call(product, "/api/checkouts", guest, body)
  const said = (await answer.json()) as { ref?: string; code?: string }
  if (said.ref === undefined && said.code !== "sold-out") {
    throw new Error(`the hold: ${answer.status} ${said.code}`)
  }
  return said.ref
}

/** Presses „Zahlungspflichtig buchen“; answers what the payment is called. */
export async function press(product: Product, { guest }: Order, checkout: string): Promise<string> {
  const answer = await call(product, `/api/checkouts/${checkout}/order`, guest, orderOf(1))
  const { paymentPath } = (await checked(answer)) as { paymentPath: string }
  return paymentPath.split("/").at(-1) ?? ""
}

export async function pay(product: Product, { guest }: Order, payment: string): Promise<void> {
  const path = `/api/trial-payments/${payment}`
  await checked(await call(product, path, guest, { outcome: "pay" }))
}

/** From the hold to the payment; whether there was a seat. */
export async function request(product: Product, order: Order): Promise<boolean> {
  const checkout = await hold(product, order)
  if (checkout === undefined) return false
  await pay(product, order, await press(product, order, checkout))
  return true
}

export async function accept(db: Db, product: Product, { flightId, pilot }: Order): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(
    `select id from bookings where flight_id = ${flightId} and status = 'requested'`,
  )
  await checked(await call(product, `/api/bookings/${rows[0]?.id}/accept`, pilot))
}

/** Who is told that there is a lot to do comes again, as browsers do. */
async function call(
  product: Product,
  path: string,
  cookie: string,
  body?: unknown,
): Promise<Response> {
  const answer = await fetch(product.url + path, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (answer.status !== BUSY) return answer
  await answer.text()
  await new Promise((resolve) => setTimeout(resolve, BUSY_MS))
  return call(product, path, cookie, body)
}

const BUSY = 503
const BUSY_MS = 500

async function checked(answer: Response): Promise<unknown> {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${text}`)
  return text === "" ? undefined : JSON.parse(text)
}

export const REQUESTED = "b.status = 'requested'"
/** Divided, and with its receipt. */
export const CAPTURED = `exists (select 1 from ledger_transactions t
  where t.business_key = 'booking/' || b.id || '/prepaid')`

/** Waits until it is true of every booking of these flights. */
export async function untilAll(db: Db, orders: readonly Order[], isSo: string): Promise<void> {
  const ids = orders.map(({ flightId }) => flightId).join()
  for (;;) {
    const { rows } = await db.execute<{ left: number }>(
      `select count(*)::int as left from bookings b where flight_id in (${ids}) and not (${isSo})`,
    )
    if (rows[0]?.left === 0) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

/** As many at a time as the database takes. */
export async function inParallel<Item, Answer>(
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

/** Begins so many a second, whatever becomes of those before; how long each took, in milliseconds. */
export async function atRate<Item>(
  items: readonly Item[],
  perSecond: number,
  work: (item: Item) => Promise<number>,
): Promise<number[]> {
  const begun = performance.now()
  return Promise.all(
    items.map(async (item, index) => {
      const due = Math.max(0, begun + (index * 1_000) / perSecond - performance.now())
      await new Promise((resolve) => setTimeout(resolve, due))
      return work(item)
    }),
  )
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
