import { eq, sql } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import { retainedPrice } from "#features/bookings/core/booking.ts"
import { prepaymentLines } from "#features/bookings/core/prepayment-lines.ts"
import { paysForId } from "#features/bookings/core/server/booking-of-checkout.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { listPaidOrders, partsOfOrders } from "#features/bookings/core/server/orders-of-booking.ts"
import { vatOfFee } from "#features/flights/core/vat-of-fee.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import type { Db } from "#platform/server/db.ts"
import { inTransaction } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { prepared } from "#platform/server/prepared.ts"

const ordersTable = alias(bookingsTable, "order")

/**
 * Divides a collected payment into the cost share and the fee of its booking, by what the booking
 * keeps now: what was promised back meanwhile stays with the checkout. Its fee is taxed for good as the
 * operator is now: what is given back later corrects what is owed from today.
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
    const isSmallBusiness = env().OPERATOR_SMALL_BUSINESS
    const vatCents = vatOfFee(feeCents, isSmallBusiness)
    const isPosted = await postMove(tx, {
      businessKey: `booking/${orderId}/prepaid`,
      subject: "booking",
      subjectId: orderId,
      kind: "booking.prepaid",
      lines: prepaymentLines(
        { bookingId: booking.id, checkoutId },
        { shareCents, feeCents, vatCents },
      ),
    })
    if (isPosted) await setChargesVat(tx, { orderId, chargesVat: !isSmallBusiness })
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

const setChargesVat = prepared((tx, set: { orderId: number; chargesVat: boolean }) =>
  tx
    .update(bookingsTable)
    .set({ chargesVat: set.chargesVat })
    .where(eq(bookingsTable.id, set.orderId)),
)
