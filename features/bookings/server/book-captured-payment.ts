import { eq } from "drizzle-orm"
import { accounts } from "#features/ledger/ledger.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import type { Db } from "#platform/server/db.ts"
import { inTransaction } from "#platform/server/db.ts"
import { priceOfBooking } from "../booking.ts"
import { bookingsTable } from "./bookings-tables.ts"

/** Divides a collected payment into the cost share and the fee of its booking. */
export async function bookCapturedPayment(db: Db, checkoutId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [booking] = await tx
      .select()
      .from(bookingsTable)
      .where(eq(bookingsTable.checkoutId, checkoutId))
    if (!booking) throw new Error(`checkout ${checkoutId} has no booking`)
    const price = priceOfBooking(booking)
    await postMove(tx, {
      businessKey: `booking/${booking.id}/prepaid`,
      kind: "booking.prepaid",
      lines: [
        { account: accounts.checkoutPaid(checkoutId), amountCents: price.totalCents },
        { account: accounts.bookingShare(booking.id), amountCents: -price.shareCents },
        { account: accounts.bookingFee(booking.id), amountCents: -price.feeCents },
      ],
    })
  })
}
