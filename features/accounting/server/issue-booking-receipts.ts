import { and, asc, eq } from "drizzle-orm"
import { findDetailOfBooking } from "#features/bookings/core/server/detail-of-booking.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { lockBooking } from "#features/bookings/core/server/move-booking.ts"
import { listJoinedOrders } from "#features/bookings/core/server/orders-of-booking.ts"
import { vatOfFee } from "#features/flights/core/vat-of-fee.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { type BookedMove, listMovesOn } from "#features/ledger/server/list-moves.ts"
import { REFUND_REASON_LABELS } from "#features/payments/refund-list.ts"
import {
  findPaymentOfCheckout,
  type PaymentRow,
} from "#features/payments/server/payments-queries.ts"
import { refundsTable } from "#features/payments/server/payments-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import { type Charge, chargeOfMove, totalOf } from "../charge-of-move.ts"
import { splitPayment } from "../split-payment.ts"
import { factsOfIssue } from "./receipt-facts.ts"
import { type ReceiptRow, receiptsTable } from "./receipts-tables.ts"
import { writeReceipt } from "./write-receipt.ts"

/**
 * Issues what a booking has no receipt of yet, move by move as the ledger has them: the invoice when
 * its payment was divided, a correction for each part that was taken away again. Safe to repeat.
 */
export async function issueBookingReceipts(db: Db, bookingId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (!booking) return
    const moves = await listMovesOn(tx, {
      accounts: [accounts.bookingShare(bookingId), accounts.bookingFee(bookingId)],
    })
    const issued = await listReceiptsOfBooking(tx, bookingId)
    const isIssued = new Set(issued.map(({ transactionId }) => transactionId))
    const charged = moves
      .map((move) => ({ move, charge: chargeOfMove(move.lines) }))
      .filter(({ charge }) => totalOf(charge) !== 0)
    if (charged.every(({ move }) => isIssued.has(move.id))) return
    const who = await peopleAndFlight(tx, booking)
    for (const order of await listOrders(tx, booking)) {
      const paid = accounts.checkoutPaid(order.checkoutId)
      await issueForOrder(tx, {
        bookingId,
        order,
        who,
        issued,
        charged: charged.filter(({ move }) =>
          move.lines.some(({ account }) => account.code === paid.code),
        ),
      })
    }
  })
}

interface ChargedMove {
  move: BookedMove
  charge: Charge
}

interface OrderToBill {
  bookingId: number
  order: { checkoutId: number; seats: number; chargesVat: boolean | null }
  who: Awaited<ReturnType<typeof peopleAndFlight>>
  issued: readonly ReceiptRow[]
  charged: readonly ChargedMove[]
}

async function issueForOrder(tx: Db, { bookingId, order, who, issued, charged }: OrderToBill) {
  const former = new Map(issued.map((receipt) => [receipt.transactionId, receipt]))
  if (charged.every(({ move }) => former.has(move.id))) return
  const payment = await findPaymentOfCheckout(tx, order.checkoutId)
  if (!payment) throw new Error(`checkout ${order.checkoutId} was never paid`)
  const facts = { ...factsOfIssue(payment), flight: { ...who.flight, seats: order.seats } }
  const isSmallBusiness =
    order.chargesVat === null
      ? // collected before the order kept it: as its booking was taxed first
        (issued[0]?.facts.isSmallBusiness ?? facts.isSmallBusiness)
      : !order.chargesVat
  let before: Charge = { shareCents: 0, feeCents: 0, voucherCents: 0 }
  let correctsId: number | null = null
  for (const { move, charge } of charged) {
    const after = {
      shareCents: before.shareCents + charge.shareCents,
      feeCents: before.feeCents + charge.feeCents,
      voucherCents: 0,
    }
    const amounts = { ...charge, ...changeOf(before, after, payment, isSmallBusiness) }
    before = after
    const receipt: { id: number } =
      former.get(move.id) ??
      (await writeReceipt(tx, {
        ...amounts,
        kind: correctsId === null ? "booking" : "booking_correction",
        transactionId: move.id,
        issuedAt: move.at,
        correctsId,
        bookingId,
        voucherId: null,
        ...who.people,
        facts: {
          ...facts,
          isSmallBusiness,
          ...(await reasonOf(tx, payment.id, move.refundKey)),
        },
      }))
    correctsId ??= receipt.id
  }
}

// each order has its own invoice: the first one, and each of more seats that have joined the booking
async function listOrders(tx: Db, { id, seats, checkoutId, chargesVat }: BookingRow) {
  const more = await listJoinedOrders(tx, [id])
  const joined = more.reduce((sum, order) => sum + order.seats, 0)
  return [{ checkoutId, seats: Math.max(1, seats - joined), chargesVat }, ...more]
}

export function listReceiptsOfBooking(db: Db, bookingId: number): Promise<ReceiptRow[]> {
  return selectReceipts(db, { bookingId })
}

const selectReceipts = prepared((db, { bookingId }: { bookingId: number }) =>
  db
    .select()
    .from(receiptsTable)
    .where(eq(receiptsTable.bookingId, bookingId))
    .orderBy(asc(receiptsTable.id)),
)

// the difference of two sums, so that receipts without their corrections are one sum with its tax
function changeOf(before: Charge, after: Charge, payment: PaymentRow, isSmallBusiness: boolean) {
  const vat = ({ feeCents }: Charge) => vatOfFee(feeCents, isSmallBusiness)
  const paid = (charge: Charge) => splitPayment(totalOf(charge), payment.creditDueCents)
  const [from, to] = [paid(before), paid(after)]
  return {
    vatCents: vat(after) - vat(before),
    cardCents: to.cardCents - from.cardCents,
    creditCents: to.creditCents - from.creditCents,
  }
}

async function reasonOf(tx: Db, paymentId: number, key: string | null) {
  if (key === null) return {}
  const [refund] = await tx
    .select({ reason: refundsTable.reason })
    .from(refundsTable)
    .where(and(eq(refundsTable.paymentId, paymentId), eq(refundsTable.key, key)))
  return refund ? { reason: REFUND_REASON_LABELS[refund.reason] } : {}
}

const { firstName, lastName, email } = usersTable

async function peopleAndFlight(tx: Db, booking: BookingRow) {
  const detail = await findDetailOfBooking(tx, booking)
  if (!detail) throw new Error(`booking ${booking.id} has no flight`)
  const [buyer] = booking.passengerId
    ? await tx
        .select({ firstName, lastName, email })
        .from(usersTable)
        .where(eq(usersTable.id, booking.passengerId))
    : []
  const { flight, departure, destination, pilot } = detail
  return {
    people: {
      buyerId: booking.passengerId,
      buyerName: `${buyer?.firstName ?? ""} ${buyer?.lastName ?? ""}`.trim(),
      buyerEmail: buyer?.email ?? "",
      pilotName: pilot.name,
    },
    flight: {
      title: flight.title,
      departsAt: flight.departsAt.toISOString(),
      timeZone: flight.timeZone,
      way: `${departure.name} (${departure.code}) – ${destination.name} (${destination.code})`,
    },
  }
}
