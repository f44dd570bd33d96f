import { eq, sql } from "drizzle-orm"
import { accounts } from "#features/ledger/ledger.ts"
import { listBalances } from "#features/ledger/server/ledger-queries.ts"
import { paymentsTable, refundsTable } from "#features/payments/server/payments-tables.ts"
import { stripeCheckoutsTable } from "#features/payments/server/stripe/stripe-checkouts-table.ts"
import { transfersTable } from "#features/payments/server/transfers-table.ts"
import type { Db } from "#platform/server/db.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import type { StripeStandIn } from "#tests/support/stripe-stand-in/stand-in.ts"

/** What paid for a booking `b`: its first order, and those of more seats that have joined it. */
const PAYMENTS_OF_BOOKING = sql`from bookings o join payments p on p.checkout_id = o.checkout_id
  where (o.id = b.id or o.adds_to_id = b.id and o.status = 'joined')`

/**
 * Holds three books against each other, to the cent: Stripe's, our ledger, and what payments and
 * bookings say. Answers every difference; an empty list is good.
 */
export async function compareBooks(db: Db, stripe: StripeStandIn): Promise<unknown[]> {
  const differences: unknown[] = await brokenInvariants(db)
  const differ = (what: string, values: Record<string, unknown>) => {
    if (new Set(Object.values(values)).size > 1) differences.push({ what, ...values })
  }
  const captured = accounts.captured("stripe")
  const reserved = accounts.authorised("stripe")
  const balances = await listBalances(db, [captured, reserved])
  differ("collected", {
    stripe: stripe.book.balanceCents(),
    ledger: balances.get(captured.code) ?? 0,
  })
  differ("reserved", {
    stripe: stripe.book.reservedCents(),
    ledger: balances.get(reserved.code) ?? 0,
  })
  const rows = await db
    .select({ payment: paymentsTable, intentId: stripeCheckoutsTable.paymentIntentId })
    .from(paymentsTable)
    .leftJoin(stripeCheckoutsTable, eq(stripeCheckoutsTable.providerRef, paymentsTable.providerRef))
  const refunds = await db.select().from(refundsTable)
  for (const { payment, intentId } of rows) {
    const { id, capturedCents, creditDueCents } = payment
    const intent = stripe.book.intents.get(intentId ?? "")
    // what vouchers pay of it is no business of Stripe's
    differ(`collected of payment ${id}`, {
      stripe: intent?.amount_received ?? 0,
      payment: capturedCents === 0 ? 0 : capturedCents - creditDueCents,
    })
    const back = [...stripe.book.refunds.values()].filter(
      (refund) => refund.payment_intent === intentId && refund.status === "succeeded",
    )
    differ(`given back of payment ${id}`, {
      stripe: back.reduce((sum, { amount }) => sum + amount, 0),
      payment: refunds
        .filter(({ paymentId, status }) => paymentId === id && status === "done")
        .reduce((sum, { amountCents, creditCents }) => sum + amountCents - creditCents, 0),
    })
  }
  for (const transfer of await db.select().from(transfersTable)) {
    const sent = [...stripe.book.transfers.values()].filter(
      ({ transfer_group: group, reversed }) => group === transfer.ref && !reversed,
    )
    differ(`sent by transfer ${transfer.id}`, {
      stripe: sent.reduce((sum, { amount }) => sum + amount, 0),
      transfer: transfer.status === "done" ? transfer.amountCents : 0,
    })
  }
  const { rows: paid } = await db.execute<{ stripe: number; payouts: number }>(sql`
    select ${stripe.book.sentCents()}::int as stripe, coalesce((select sum(amount_cents) from payouts
      where status = 'paid'), 0)::int - coalesce((select sum(amount_cents) from payout_deductions), 0)::int as payouts`)
  if (paid[0] && !(await isAnyUnderWay(db))) differ("sent on for paid payouts", paid[0])
  const { rows: kept } = await db.execute<{ bookings: number; ledger: number }>(sql`
    select coalesce((select sum(kept_share_cents + kept_fee_cents
          + case status when 'cancelled_by_passenger' then 0 else seats * (seat_price_cents + fee_cents) end
          - coalesce((select sum(p.due_cents - coalesce((select sum(r.amount_cents) from refunds r where r.payment_id = p.id), 0))
            ${PAYMENTS_OF_BOOKING} and p.status = 'authorised'), 0)) from bookings b
        where status in ('confirmed', 'rebooking_offered', 'flown', 'no_show', 'disputed', 'cancelled_by_passenger')
          -- what was kept of who has left is divided with the flight
          and not exists (select from flights f where f.id = b.flight_id and f.status = 'closed') and exists (
          select 1 ${PAYMENTS_OF_BOOKING} and p.captured_cents > 0)), 0)::int as bookings,
      coalesce((select -sum(e.amount_cents) from ledger_entries e
        join ledger_accounts a on a.id = e.account_id where a.purpose in ('booking_share', 'booking_fee')), 0)::int as ledger`)
  if (kept[0]) differ("prepaid by bookings", kept[0])
  return differences
}

/** Of a payout in two parts one may have been sent while the other is not. */
async function isAnyUnderWay(db: Db): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from payouts where status in ('ordered', 'failed', 'held')`,
  )
  return rows.length > 0
}
