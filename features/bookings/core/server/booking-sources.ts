import { and, eq, inArray, sql } from "drizzle-orm"
import { returnedKey } from "#features/payments/refund.ts"
import { paymentsTable, refundsTable } from "#features/payments/server/payments-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { addPrices, type BookingPrice, retainedOfLateSeats, retainedPrice } from "../booking.ts"
import type { MoneySources } from "../money-sources.ts"
import { bookingsTable } from "./bookings-tables.ts"
import type { BookingRow } from "./move-booking.ts"
import { isOrderOf, listPaidOrders, takeFromOrders } from "./orders-of-booking.ts"

/**
 * Of a part of a booking that goes back: what cards get and what the vouchers, by the rule of
 * `refundPayment` — the newest order first, and of each payment the card first. Asked before the
 * refunds are promised: by the page before the click, and by the event that the mail is made of.
 */
export async function sourcesOfGiveBack(
  db: Db,
  booking: Pick<BookingRow, "id">,
  {
    retained,
    left,
    toCardCents,
  }: { retained: BookingPrice; left: BookingPrice; toCardCents?: number | undefined },
): Promise<MoneySources> {
  const taken = {
    shareCents: retained.shareCents - left.shareCents,
    feeCents: retained.feeCents - left.feeCents,
    totalCents: retained.totalCents - left.totalCents,
  }
  if (toCardCents !== undefined) {
    return { cardCents: toCardCents, creditCents: taken.totalCents - toCardCents }
  }
  const parts = takeFromOrders(await listPaidOrders(db, booking), retained, taken)
  const cardLeft = await listCardLeft(
    db,
    parts.map(({ order }) => order.paymentId),
  )
  let cardCents = 0
  for (const { order, shareCents, feeCents } of parts) {
    cardCents += Math.min(shareCents + feeCents, cardLeft.get(order.paymentId) ?? 0)
  }
  return { cardCents, creditCents: taken.totalCents - cardCents }
}

/** Where everything goes that a booking does not keep of its seats when it ends now. */
export function sourcesOfEnd(
  db: Db,
  booking: BookingRow,
  retainedOfSeats: BookingPrice,
): Promise<MoneySources> {
  const left = addPrices(retainedOfSeats, retainedOfLateSeats(booking))
  return sourcesOfGiveBack(db, booking, { retained: retainedPrice(booking), left })
}

async function listCardLeft(db: Db, paymentIds: number[]): Promise<Map<number, number>> {
  if (paymentIds.length === 0) return new Map()
  const rows = await db
    .select({ id: paymentsTable.id, cents: CARD_LEFT })
    .from(paymentsTable)
    .where(inArray(paymentsTable.id, paymentIds))
  return new Map(rows.map(({ id, cents }) => [id, cents]))
}

// a column that Drizzle writes has no table before it, and would be one of the refunds in there
const CARD_LEFT =
  sql<number>`greatest(0, ${paymentsTable.dueCents} - ${paymentsTable.creditDueCents}
  - coalesce((select sum(r.amount_cents - r.credit_cents) from refunds r
      where r.payment_id = payments.id and r.status <> 'failed'), 0))`.mapWith(Number)

interface SourcesRow extends Record<string, unknown> {
  card: number
  credit: number
}

/** What cards and vouchers have paid or reserved for a booking and still have in it. */
export async function sourcesLeftIn(db: Db, bookingId: number): Promise<MoneySources> {
  const { rows } = await db.execute<SourcesRow>(sql`
    select coalesce(sum(p.due_cents - p.credit_due_cents - r.card), 0)::int as card,
      coalesce(sum(p.credit_due_cents - r.credit), 0)::int as credit
    from bookings o
    join payments p on p.checkout_id = o.checkout_id
      and p.status in ('authorised', 'captured', 'partially_refunded', 'refunded', 'charged_back')
    cross join lateral (
      select coalesce(sum(amount_cents - credit_cents), 0) as card, coalesce(sum(credit_cents), 0) as credit
      from refunds where payment_id = p.id and status <> 'failed'
    ) r
    where ${isOrderOf(sql`${bookingId}::int`)}`)
  return { cardCents: rows[0]?.card ?? 0, creditCents: rows[0]?.credit ?? 0 }
}

/** What has been promised back to cards and vouchers since a booking ended. */
export function sourcesGivenAtEnd(db: Db, bookingId: number): Promise<MoneySources> {
  return sourcesGivenBy(db, bookingId, END_KEYS)
}

/** What refunds with one of these keys have promised back. */
export async function sourcesGivenBy(
  db: Db,
  bookingId: number,
  keys: readonly string[],
): Promise<MoneySources> {
  const { id, addsToId, checkoutId, status } = bookingsTable
  const [row] = await db
    .select({
      card: sql<number>`coalesce(sum(${refundsTable.amountCents} - ${refundsTable.creditCents}), 0)`.mapWith(
        Number,
      ),
      credit: sql<number>`coalesce(sum(${refundsTable.creditCents}), 0)`.mapWith(Number),
    })
    .from(refundsTable)
    .innerJoin(paymentsTable, eq(paymentsTable.id, refundsTable.paymentId))
    .innerJoin(bookingsTable, eq(checkoutId, paymentsTable.checkoutId))
    .where(
      and(
        sql`(${id} = ${bookingId} or ${addsToId} = ${bookingId} and ${status} = 'joined')`,
        inArray(
          refundsTable.key,
          keys.flatMap((key) => [key, returnedKey(key)]),
        ),
      ),
    )
  return { cardCents: row?.card ?? 0, creditCents: row?.credit ?? 0 }
}

/** By which refunds are known that belong to the end of a booking. */
const END_KEYS = ["ended", "kept"]
