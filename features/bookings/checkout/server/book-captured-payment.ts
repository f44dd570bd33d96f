import { eq, sql } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import { retainedPrice } from "#features/bookings/core/booking.ts"
import { paysForId } from "#features/bookings/core/server/booking-of-checkout.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { listPaidOrders, partsOfOrders } from "#features/bookings/core/server/orders-of-booking.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import type { Db } from "#platform/server/db.ts"
import { inTransaction } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"

const ordersTable = alias(bookingsTable, "order")

/**
 * Divides a collected payment into the cost share and the fee of its booking, by what the booking
 * keeps now: what was promised back meanwhile stays with the checkout.
 */
export async function bookCapturedPayment(db: Db, checkoutId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [row] = await selectForUpdate(tx, { checkoutId })
    // the order of a voucher
    if (!row) return
    const { orderId, booking } = row
    const retained = retainedPrice(booking)
    const orders = row.hasMoreOrders ? await listPaidOrders(tx, booking) : []
    const part =
      partsOfOrders(orders, retained).find(({ order }) => order.id === orderId) ?? retained
    const { shareCents, feeCents } = part
    if (shareCents + feeCents === 0) return
    await postMove(tx, {
      businessKey: `booking/${orderId}/prepaid`,
      subject: "booking",
      subjectId: orderId,
      kind: "booking.prepaid",
      lines: [
        { account: accounts.checkoutPaid(checkoutId), amountCents: shareCents + feeCents },
        { account: accounts.bookingShare(booking.id), amountCents: -shareCents },
        { account: accounts.bookingFee(booking.id), amountCents: -feeCents },
      ],
    })
  })
}

const selectForUpdate = prepared((tx, { checkoutId }: { checkoutId: number }) =>
  tx
    .select({
      orderId: ordersTable.id,
      booking: bookingsTable,
      hasMoreOrders: sql<boolean>`exists (select from bookings o
        where o.adds_to_id = ${bookingsTable.id} and o.status = 'joined')`,
    })
    .from(ordersTable)
    .innerJoin(bookingsTable, eq(bookingsTable.id, paysForId(ordersTable)))
    .where(eq(ordersTable.checkoutId, checkoutId))
    .for("update", { of: bookingsTable }),
)
