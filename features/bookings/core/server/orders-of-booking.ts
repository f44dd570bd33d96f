import { and, asc, eq, inArray, sql } from "drizzle-orm"
import { accounts } from "#features/ledger/ledger.ts"
import type { Db } from "#platform/server/db.ts"
import type { BookingPrice } from "../booking.ts"
import { bookingsTable } from "./bookings-tables.ts"
import type { BookingRow } from "./move-booking.ts"

/** What was paid for a booking with one order: its first one, or one of more seats. */
export interface PaidOrder {
  /** The number of the order's own row: the booking's for the first one. */
  id: number
  checkoutId: number
  paymentId: number
  /** What the booking keeps of it, as far as it is promised back to nobody. */
  retainedCents: number
  /** What of it lies with the booking, and the VAT that is owed for it; null until it is collected and divided. */
  divided: { shareCents: number; feeCents: number; vatCents: number } | null
  /** Whether its fee carries VAT; null until it is divided, and where its VAT is owed from the settlement on. */
  chargesVat: boolean | null
}

interface Row extends Record<string, unknown> {
  id: number
  checkout_id: number
  payment_id: number
  retained_cents: number
  share_cents: number | null
  fee_cents: number | null
  vat_cents: number | null
  charges_vat: boolean | null
}

/** The orders of a booking that are paid, the newest first. */
export async function listPaidOrders(tx: Db, { id }: Pick<BookingRow, "id">): Promise<PaidOrder[]> {
  const share = accounts.bookingShare(id).code
  const fee = accounts.bookingFee(id).code
  const vat = accounts.bookingVat(id).code
  const { rows } = await tx.execute<Row>(sql`
    with divided as (
      select t.subject_id as order_id,
        -coalesce(sum(e.amount_cents) filter (where a.code = ${share}), 0)::int as share_cents,
        -coalesce(sum(e.amount_cents) filter (where a.code = ${fee}), 0)::int as fee_cents,
        coalesce(sum(e.amount_cents) filter (where a.code = ${vat}), 0)::int as vat_cents
      from ledger_accounts a
      join ledger_entries e on e.account_id = a.id
      join ledger_transactions t on t.id = e.transaction_id
      where a.code in (${share}, ${fee}, ${vat}) group by 1
    )
    select o.id, o.checkout_id, p.id as payment_id, d.share_cents, d.fee_cents, d.vat_cents, o.charges_vat,
      p.due_cents - coalesce((select sum(amount_cents) from refunds r where r.payment_id = p.id), 0)::int as retained_cents
    from bookings o
    join payments p on p.checkout_id = o.checkout_id
      and p.status in ('authorised', 'captured', 'partially_refunded', 'refunded', 'charged_back')
    left join divided d on d.order_id = o.id
    where ${isOrderOf(sql`${id}::int`)}
    order by o.id desc`)
  return rows.map((row) => ({
    id: row.id,
    checkoutId: row.checkout_id,
    paymentId: row.payment_id,
    retainedCents: row.retained_cents,
    divided: dividedOf(row),
    chargesVat: row.charges_vat,
  }))
}

function dividedOf({ share_cents: shareCents, fee_cents: feeCents, vat_cents: vatCents }: Row) {
  if (shareCents === null || feeCents === null || vatCents === null) return null
  return { shareCents, feeCents, vatCents }
}

/** That `bookings o` is an order of a booking: the booking itself, or more seats that have joined it. */
export function isOrderOf(bookingId: ReturnType<typeof sql>) {
  return sql`(o.id = ${bookingId} or o.adds_to_id = ${bookingId} and o.status = 'joined')`
}

interface JoinedOrder {
  id: number
  /** The booking that it has joined. */
  bookingId: number
  checkoutId: number
  seats: number
  chargesVat: boolean | null
}

/** The orders of more seats that have joined some bookings, the oldest first. */
export async function listJoinedOrders(
  db: Db,
  bookingIds: readonly number[],
): Promise<JoinedOrder[]> {
  const { id, addsToId, checkoutId, seats, status, chargesVat } = bookingsTable
  const rows = await db
    .select({ id, addsToId, checkoutId, seats, chargesVat })
    .from(bookingsTable)
    .where(and(inArray(addsToId, [...bookingIds]), eq(status, "joined")))
    .orderBy(asc(id))
  return rows.flatMap(({ addsToId: bookingId, ...order }) =>
    bookingId === null ? [] : [{ ...order, bookingId }],
  )
}

export interface OrderPart {
  order: PaidOrder
  shareCents: number
  feeCents: number
}

/**
 * Which orders a part of a booking is taken from: share and fee for themselves, the newest order first,
 * from none more than it still has. What orders that are not divided yet have is what is missing to
 * what the booking keeps.
 * @throws when the orders have less
 */
export function takeFromOrders(
  orders: readonly PaidOrder[],
  retained: BookingPrice,
  taken: BookingPrice,
): OrderPart[] {
  let { shareCents, feeCents } = taken
  const parts = partsOfOrders(orders, retained).map((part): OrderPart => {
    const share = Math.min(shareCents, part.shareCents)
    const fee = Math.min(feeCents, part.feeCents)
    shareCents -= share
    feeCents -= fee
    return { order: part.order, shareCents: share, feeCents: fee }
  })
  if (shareCents + feeCents !== 0) {
    throw new Error(`the orders of a booking lack ${shareCents} and ${feeCents} cents`)
  }
  return parts.filter((part) => part.shareCents + part.feeCents > 0)
}

/** What of the orders of a booking is its share and its fee, together what it keeps. */
export function partsOfOrders(orders: readonly PaidOrder[], retained: BookingPrice): OrderPart[] {
  const open = orders.filter(({ divided }) => divided === null)
  let openCents = open.reduce((sum, { retainedCents }) => sum + retainedCents, 0)
  let openFeeCents = orders.reduce(
    (left, { divided }) => left - (divided?.feeCents ?? 0),
    retained.feeCents,
  )
  return orders.map((order) => {
    if (order.divided) {
      const { shareCents, feeCents } = order.divided
      return { order, shareCents, feeCents }
    }
    const feeCents = feeWithin(openFeeCents, order.retainedCents, openCents)
    openCents -= order.retainedCents
    openFeeCents -= feeCents
    return { order, feeCents, shareCents: order.retainedCents - feeCents }
  })
}

// of all of an amount, all of the fee
function feeWithin(feeCents: number, partCents: number, ofCents: number): number {
  return ofCents === 0 ? 0 : Math.round((feeCents * partCents) / ofCents)
}
