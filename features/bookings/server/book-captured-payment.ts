import { eq, sql } from "drizzle-orm"
import { accounts } from "#features/ledger/ledger.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import { builtOnce } from "#platform/server/built-once.ts"
import type { Db } from "#platform/server/db.ts"
import { inTransaction } from "#platform/server/db.ts"
import { keptPrice } from "../booking.ts"
import { bookingsTable } from "./bookings-tables.ts"

/**
 * Divides a collected payment into the cost share and the fee of its booking, by what the booking
 * keeps now: what was promised back meanwhile stays with the checkout.
 */
export async function bookCapturedPayment(db: Db, checkoutId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [booking] = await selectForUpdate(tx, { checkoutId })
    // the order of a voucher
    if (!booking) return
    const kept = keptPrice(booking)
    if (kept.totalCents === 0) return
    await postMove(tx, {
      businessKey: `booking/${booking.id}/prepaid`,
      kind: "booking.prepaid",
      lines: [
        { account: accounts.checkoutPaid(checkoutId), amountCents: kept.totalCents },
        { account: accounts.bookingShare(booking.id), amountCents: -kept.shareCents },
        { account: accounts.bookingFee(booking.id), amountCents: -kept.feeCents },
      ],
    })
  })
}

const selectForUpdate = builtOnce((tx) =>
  tx
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.checkoutId, sql.placeholder("checkoutId")))
    .for("update"),
)
