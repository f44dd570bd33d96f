import { inArray, sql } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/server/bookings-tables.ts"
import { flightSeatsTable } from "#features/flights/server/flights-tables.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { listBalances } from "#features/ledger/server/ledger-queries.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { vouchersTable } from "#features/vouchers/server/vouchers-table.ts"
import type { Db } from "#platform/server/db.ts"
import { type Booking, freeSeats, type Model } from "./model.ts"
import type { ProductSide } from "./product-side.ts"

export interface World {
  model: Model
  side: ProductSide
  /** What has happened, for whoever reads a finding. */
  story: string[]
}

interface Difference {
  story: string
  model: unknown
  product: unknown
}

/** Where model and product disagree about the status of a booking. */
export async function compareStatuses(db: Db, worlds: readonly World[]): Promise<Difference[]> {
  const ids = worlds.flatMap(({ side }) => side.bookings.map(({ id }) => id))
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: bookingsTable.id, status: bookingsTable.status })
    .from(bookingsTable)
    .where(inArray(bookingsTable.id, ids))
  const statuses = new Map(rows.map(({ id, status }) => [id, status]))
  return worlds.flatMap(({ model, side, story }) =>
    differences(
      story,
      model.bookings.map(({ status }) => status),
      side.bookings.map(({ id }) => statuses.get(id)),
    ),
  )
}

/** Where they disagree about money or seats, when nothing is on its way any more. */
export async function compareMoney(db: Db, worlds: readonly World[]): Promise<Difference[]> {
  const bookings = worlds.flatMap(({ side }) => side.bookings)
  const payments = await paymentsOf(
    db,
    bookings.map(({ checkoutId }) => checkoutId),
  )
  const balances = await listBalances(
    db,
    bookings.flatMap(({ id, checkoutId }) => [
      accounts.bookingShare(id),
      accounts.bookingFee(id),
      accounts.checkoutPaid(checkoutId),
    ]),
  )
  const credit = (code: string) => 0 - (balances.get(code) ?? 0)
  const wallets = await walletsOf(
    db,
    worlds.flatMap(({ side }) => side.guestIds),
  )
  const free = await freeSeatsOf(
    db,
    worlds.flatMap(({ side }) => side.flightIds),
  )
  return worlds.flatMap(({ model, side, story }) => [
    ...differences(
      story,
      model.bookings.map(moneyOf),
      side.bookings.map(({ id, checkoutId }) => ({
        captured: payments.get(checkoutId)?.captured ?? 0,
        refunded: payments.get(checkoutId)?.refunded ?? 0,
        share: credit(accounts.bookingShare(id)),
        fee: credit(accounts.bookingFee(id)),
        waiting: credit(accounts.checkoutPaid(checkoutId)),
      })),
    ),
    ...differences(
      story,
      model.wallets,
      side.guestIds.map((id) => wallets.get(id) ?? 0),
    ),
    ...differences(
      story,
      model.flights.map((_, index) => freeSeats(model, index)),
      side.flightIds.map((id) => free.get(id) ?? 0),
    ),
  ])
}

function differences(story: string[], model: unknown, product: unknown): Difference[] {
  const isSame = JSON.stringify(model) === JSON.stringify(product)
  return isSame ? [] : [{ story: story.join("; "), model, product }]
}

/** What the books must say of a booking once everything promised has happened. */
function moneyOf({ order, status, seats, share, fee, keptShare, keptFee }: Booking) {
  const nothing = { captured: 0, refunded: 0, share: 0, fee: 0, waiting: 0 }
  if (order?.state !== "collected") return nothing
  const collected = { ...nothing, captured: order.due, refunded: order.back }
  if (status === "cancelled_by_pilot") return collected
  if (status === "cancelled_by_passenger") return { ...collected, share: keptShare, fee: keptFee }
  return { ...collected, share: seats * share, fee: seats * fee }
}

async function paymentsOf(db: Db, checkoutIds: number[]) {
  if (checkoutIds.length === 0) return new Map<number, { captured: number; refunded: number }>()
  const rows = await db
    .select({
      checkoutId: paymentsTable.checkoutId,
      captured: sql<number>`sum(${paymentsTable.capturedCents})::int`,
      refunded: sql<number>`sum(${paymentsTable.refundedCents})::int`,
    })
    .from(paymentsTable)
    .where(inArray(paymentsTable.checkoutId, checkoutIds))
    .groupBy(paymentsTable.checkoutId)
  return new Map(rows.map((row) => [row.checkoutId, row]))
}

async function walletsOf(db: Db, userIds: number[]): Promise<Map<number, number>> {
  const vouchers = await db
    .select({ id: vouchersTable.id, ownerId: vouchersTable.ownerId })
    .from(vouchersTable)
    .where(inArray(vouchersTable.ownerId, userIds))
  const codes = vouchers.map(({ id }) => accounts.voucher(id))
  const balances = codes.length > 0 ? await listBalances(db, codes) : new Map<string, number>()
  const wallets = new Map<number, number>()
  for (const { id, ownerId } of vouchers) {
    if (ownerId === null) continue
    const balance = 0 - (balances.get(accounts.voucher(id)) ?? 0)
    wallets.set(ownerId, (wallets.get(ownerId) ?? 0) + balance)
  }
  return wallets
}

async function freeSeatsOf(db: Db, flightIds: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({
      flightId: flightSeatsTable.flightId,
      free: sql<number>`count(*) filter (where ${flightSeatsTable.bookingId} is null)::int`,
    })
    .from(flightSeatsTable)
    .where(inArray(flightSeatsTable.flightId, flightIds))
    .groupBy(flightSeatsTable.flightId)
  return new Map(rows.map(({ flightId, free }) => [flightId, free]))
}
