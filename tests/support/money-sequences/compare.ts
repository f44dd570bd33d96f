import { and, eq, gt, inArray, sql } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightSeatsTable } from "#features/flights/core/server/flights-tables.ts"
import { type Account, accounts } from "#features/ledger/ledger.ts"
import { listBalances } from "#features/ledger/server/ledger-queries.ts"
import { paymentsTable, refundsTable } from "#features/payments/server/payments-tables.ts"
import { transfersTable } from "#features/payments/server/transfers-table.ts"
import { vouchersTable } from "#features/vouchers/server/vouchers-table.ts"
import type { Db } from "#platform/server/db.ts"
import type { Command } from "./model.ts"
import type { ProductSide } from "./product-side.ts"
import { type Booking, freeSeats, type Model } from "./state.ts"

export interface World {
  model: Model
  side: ProductSide
  /** What the first guest does first. */
  opening: readonly Command[]
  /** After so many nobody does anything more: who still comes along flies. */
  turns: number
  /** What has happened, for whoever reads a finding. */
  story: string[]
}

interface Difference {
  story: string
  model: unknown
  product: unknown
}

/** Where model and product disagree about the status of a booking, its flight, its seats, their price or what it keeps. */
export async function compareBookings(db: Db, worlds: readonly World[]): Promise<Difference[]> {
  const ids = worlds.flatMap(({ side }) => side.bookings.map(({ id }) => id))
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: bookingsTable.id,
      status: bookingsTable.status,
      seats: bookingsTable.seats,
      retainedShare: bookingsTable.retainedShareCents,
      retainedFee: bookingsTable.retainedFeeCents,
      lateCancelledSeats: bookingsTable.lateCancelledSeats,
      share: bookingsTable.seatPriceCents,
      fee: bookingsTable.feeCents,
      flightId: bookingsTable.flightId,
    })
    .from(bookingsTable)
    .where(inArray(bookingsTable.id, ids))
  const known = new Map(rows.map(({ id, ...row }) => [id, row]))
  return worlds.flatMap(({ model, side, story }) =>
    differences(
      story,
      model.bookings.map((booking) => ({
        status: booking.status,
        seats: booking.seats,
        retainedShare: booking.retainedShare,
        retainedFee: booking.retainedFee,
        lateCancelledSeats: booking.lateCancelledSeats,
        share: booking.share,
        fee: booking.fee,
        flightId: side.flightIds[booking.flight],
      })),
      side.bookings.map(({ id }) => known.get(id)),
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
  const promised = await promisedOf(
    db,
    bookings.map(({ checkoutId }) => checkoutId),
  )
  const sent = await sentTo(
    db,
    worlds.flatMap(({ side }) => side.pilotIds),
  )
  const balances = await listBalances(db, [
    ...bookings.flatMap(({ id, checkoutId }) => [
      accounts.bookingShare(id),
      accounts.bookingFee(id),
      accounts.checkoutPaid(checkoutId),
    ]),
    ...worlds.flatMap(({ side }) => side.pilotIds.map(accounts.pilotPayable)),
  ])
  const credit = ({ code }: Account) => 0 - (balances.get(code) ?? 0)
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
        promised: promised.get(checkoutId)?.cents ?? 0,
        share: credit(accounts.bookingShare(id)),
        fee: credit(accounts.bookingFee(id)),
        waiting: credit(accounts.checkoutPaid(checkoutId)) - (promised.get(checkoutId)?.open ?? 0),
      })),
    ),
    ...differences(
      story,
      model.pilots.map(({ owed }) => owed),
      side.pilotIds.map((id) => credit(accounts.pilotPayable(id)) + (sent.get(id) ?? 0)),
    ),
    // what goes back to vouchers goes with its card's part
    ...(side.bookings.some(({ checkoutId }) => promised.get(checkoutId)?.open)
      ? []
      : differences(
          story,
          model.wallets,
          side.guestIds.map((id) => wallets.get(id) ?? 0),
        )),
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

/**
 * What the books must say of a booking once everything promised has happened. What has joined another
 * one has a payment of its own, but its share and fee lie there.
 */
function moneyOf({
  order,
  status,
  seats,
  share,
  fee,
  retainedShare,
  retainedFee,
  isSettled,
}: Booking) {
  const nothing = { captured: 0, promised: 0, share: 0, fee: 0, waiting: 0 }
  if (order?.state !== "collected") return nothing
  const collected = { ...nothing, captured: order.due, promised: order.back }
  if (isSettled || status === "joined" || status === "cancelled_by_pilot") return collected
  const flying = status === "cancelled_by_passenger" ? 0 : seats
  return { ...collected, share: flying * share + retainedShare, fee: flying * fee + retainedFee }
}

async function paymentsOf(db: Db, checkoutIds: number[]) {
  if (checkoutIds.length === 0) return new Map<number, { captured: number }>()
  const rows = await db
    .select({
      checkoutId: paymentsTable.checkoutId,
      captured: sql<number>`sum(${paymentsTable.capturedCents})::int`,
    })
    .from(paymentsTable)
    .where(inArray(paymentsTable.checkoutId, checkoutIds))
    .groupBy(paymentsTable.checkoutId)
  return new Map(rows.map((row) => [row.checkoutId, row]))
}

/** What was promised back of what was collected, and what of that has not come yet. */
async function promisedOf(db: Db, checkoutIds: number[]) {
  if (checkoutIds.length === 0) return new Map<number, { cents: number; open: number }>()
  const { amountCents, status } = refundsTable
  const rows = await db
    .select({
      checkoutId: paymentsTable.checkoutId,
      cents: sql<number>`sum(${amountCents})::int`,
      open: sql<number>`coalesce(sum(${amountCents}) filter (where ${status} in ('ordered', 'failed')), 0)::int`,
    })
    .from(refundsTable)
    .innerJoin(paymentsTable, eq(paymentsTable.id, refundsTable.paymentId))
    .where(and(inArray(paymentsTable.checkoutId, checkoutIds), gt(paymentsTable.capturedCents, 0)))
    .groupBy(paymentsTable.checkoutId)
  return new Map(rows.map((row) => [row.checkoutId, row]))
}

async function sentTo(db: Db, pilotIds: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({
      pilotId: transfersTable.payeeId,
      cents: sql<number>`sum(${transfersTable.amountCents})::int`,
    })
    .from(transfersTable)
    .where(and(inArray(transfersTable.payeeId, pilotIds), eq(transfersTable.status, "done")))
    .groupBy(transfersTable.payeeId)
  return new Map(rows.map(({ pilotId, cents }) => [pilotId, cents]))
}

async function walletsOf(db: Db, userIds: number[]): Promise<Map<number, number>> {
  const vouchers = await db
    .select({ id: vouchersTable.id, ownerId: vouchersTable.ownerId })
    .from(vouchersTable)
    .where(inArray(vouchersTable.ownerId, userIds))
  const carrying = vouchers.map(({ id }) => accounts.voucher(id))
  const balances =
    carrying.length > 0 ? await listBalances(db, carrying) : new Map<string, number>()
  const wallets = new Map<number, number>()
  for (const { id, ownerId } of vouchers) {
    if (ownerId === null) continue
    const balance = 0 - (balances.get(accounts.voucher(id).code) ?? 0)
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
