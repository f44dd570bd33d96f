import { sql } from "drizzle-orm"
import { accounts } from "#features/ledger/ledger.ts"
import { listBalances } from "#features/ledger/server/ledger-queries.ts"
import type { Db } from "#platform/server/db.ts"
import { type BookingPrice, retainedPrice } from "../booking.ts"
import type { BookingRow } from "./move-booking.ts"
import { isOrderOf } from "./orders-of-booking.ts"

interface CollectedPrice {
  /** What a locked booking has paid, or is about to. */
  price: BookingPrice
  /** Its provider has not collected all of it yet. */
  isAwaited: boolean
}

/** All that a booking keeps, unless a payment of it has failed for good: then what lies with it. */
export async function findCollectedPrice(tx: Db, booking: BookingRow): Promise<CollectedPrice> {
  const [share, fee] = [accounts.bookingShare(booking.id), accounts.bookingFee(booking.id)]
  const balances = await listBalances(tx, [share, fee])
  const shareCents = -(balances.get(share.code) ?? 0)
  const feeCents = -(balances.get(fee.code) ?? 0)
  const price = retainedPrice(booking)
  if (shareCents === price.shareCents && feeCents === price.feeCents) {
    return { price, isAwaited: false }
  }
  if (!(await hasFailedPayment(tx, booking))) return { price, isAwaited: true }
  return { price: { shareCents, feeCents, totalCents: shareCents + feeCents }, isAwaited: false }
}

async function hasFailedPayment(tx: Db, { id }: BookingRow): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from bookings o
    cross join lateral (select status from payments where checkout_id = o.checkout_id order by id desc limit 1) p
    where ${isOrderOf(sql`${id}::int`)} and p.status in ('failed', 'voided')`)
  return rows.length > 0
}
