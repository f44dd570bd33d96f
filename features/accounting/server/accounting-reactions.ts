import { z } from "zod"
import { findBookingOfCheckout } from "#features/bookings/core/server/booking-of-checkout.ts"
import { findVoucherOfCheckout } from "#features/vouchers/server/vouchers-queries.ts"
import type { Db } from "#platform/server/db.ts"
import type { Reaction } from "#platform/server/events.ts"
import { issueBookingReceipts } from "./issue-booking-receipts.ts"
import { issueVoucherReceipts } from "./issue-voucher-receipts.ts"

const ofCheckout = z.object({ checkoutId: z.number().int() })

/** What takes a part of a paid booking away again. */
const TAKEN_AWAY = [
  "booking.cancelled",
  "booking.given_up",
  "booking.left",
  "booking.new_dates_declined",
  "booking.kept_returned",
  "booking.price_cut",
  "booking.settled",
]

/** Receipts follow the ledger: whatever has moved, what has none yet gets one. */
export const accountingReactions: readonly Reaction[] = [
  ...TAKEN_AWAY.map(
    (on): Reaction => ({
      on,
      name: "what a booking no longer costs is corrected",
      run: (db, event) => issueBookingReceipts(db, event.entityId),
    }),
  ),
  {
    on: "voucher.revoked",
    name: "a voucher that was taken back is corrected",
    run: (db, event) => issueVoucherReceipts(db, event.entityId),
  },
  // the rooms of bookings and vouchers have divided by then what was collected
  ...["payment.captured", "payment.partially_refunded", "payment.refunded"].map(
    (on): Reaction => ({
      on,
      name: "what was paid or went back gets its receipt",
      run: (db, event) => issueReceiptsOfCheckout(db, ofCheckout.parse(event.data).checkoutId),
    }),
  ),
]

async function issueReceiptsOfCheckout(db: Db, checkoutId: number): Promise<void> {
  const booking = await findBookingOfCheckout(db, checkoutId)
  if (booking) return issueBookingReceipts(db, booking.paysForId)
  const voucher = await findVoucherOfCheckout(db, checkoutId)
  if (voucher) await issueVoucherReceipts(db, voucher.id)
}
