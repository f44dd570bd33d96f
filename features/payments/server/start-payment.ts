import { accounts } from "#features/ledger/ledger.ts"
import { listBalances } from "#features/ledger/server/ledger-queries.ts"
import { lockAccount } from "#features/ledger/server/lock-account.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { newRef } from "#platform/ids.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { isFinal, type PaymentMeans } from "../payment.ts"
import { cardPart } from "../payment-parts.ts"
import { REPORT_PATIENCE_MS } from "../poll-time.ts"
import { applyPaymentReport } from "./apply-payment-report.ts"
import { askProvider } from "./ask-provider.ts"
import { creditProvider } from "./credit/credit-provider.ts"
import { failUnheard } from "./fail-unheard.ts"
import { listPaymentsOfCheckout, type PaymentRow } from "./payments-queries.ts"
import { paymentsTable } from "./payments-tables.ts"
import { currentProvider, providerNamed } from "./providers.ts"

export interface StartedPayment {
  ref: string
}

interface PayableOrder {
  checkoutId: number
  checkoutRef: string
  amountCents: number
  /** What vouchers pay of it; it lies with the checkout already. */
  creditCents: number
  /** Only a voucher may be paid by debit; everything else is reserved first. */
  means?: PaymentMeans
}

/**
 * Opens the payment of an order at the provider, outside of any transaction. A repeat finds the
 * open payment again; after a failed one the next attempt gets a payment of its own. Our row comes
 * first, so that nothing is ever reported that we do not know. What vouchers pay alone is authorised
 * at once.
 */
export async function startPayment(db: Db, order: PayableOrder): Promise<StartedPayment> {
  const former = await dropOtherMeans(db, order)
  const payment =
    former.find(isOpen) ??
    (await insertPayment(db, order, former.length + 1)) ??
    // another tab was quicker, or vouchers have paid it
    (await listPaymentsOfCheckout(db, order.checkoutId)).find(isOpen)
  if (payment?.creditCents !== order.creditCents) throw otherOrder()
  if (payment.status === "created") {
    await openAtProvider(db, payment)
  }
  return { ref: payment.ref }
}

// what the provider could not open is over: the next press is another attempt, and not the dead one again
async function openAtProvider(db: Db, payment: PaymentRow): Promise<void> {
  try {
    await providerNamed(payment.provider).create(db, {
      providerRef: payment.providerRef,
      amountCents: cardPart(payment).amountCents,
      means: payment.means,
      paymentRef: payment.ref,
      openedAt: payment.createdAt,
    })
  } catch (error) {
    await failUnheard(db, payment)
    throw error
  }
}

// who wants to pay in another way cannot pay in the former one any more, unless they just have
async function dropOtherMeans(
  db: Db,
  { checkoutId, means = "card" }: PayableOrder,
): Promise<PaymentRow[]> {
  const payments = await listPaymentsOfCheckout(db, checkoutId)
  const open = payments.find(isOpen)
  if (open?.status !== "created" || open.means === means) return payments
  await providerNamed(open.provider).void(db, open.providerRef)
  await askProvider(db, open)
  return listPaymentsOfCheckout(db, checkoutId)
}

async function insertPayment(
  db: Db,
  order: PayableOrder,
  attempt: number,
): Promise<PaymentRow | undefined> {
  const { checkoutId, checkoutRef, amountCents, creditCents, means = "card" } = order
  const cardCents = amountCents - creditCents
  const provider = cardCents === 0 ? creditProvider : currentProvider()
  const key = `${checkoutRef}/${attempt}`
  // another part by card is another payment
  const providerRef = provider.nameFor(creditCents === 0 ? key : `${key}/${cardCents}`)
  const now = clock.now()
  const write = async (tx: Db) => {
    if (creditCents > 0) await refuseMissingCredit(tx, order)
    const [payment] = await tx
      .insert(paymentsTable)
      .values({
        ref: newRef(),
        provider: provider.name,
        providerRef,
        checkoutId,
        means,
        status: "created",
        amountCents,
        dueCents: amountCents,
        creditCents,
        creditDueCents: creditCents,
        createdAt: now,
        nextPollAt: new Date(now.getTime() + REPORT_PATIENCE_MS),
      })
      .onConflictDoNothing()
      .returning()
    if (cardCents > 0 || !payment) return payment
    const eventId = `authorised/${providerRef}`
    await applyPaymentReport(tx, payment, {
      eventId,
      kind: "authorised",
      providerRef,
      amountCents: 0,
    })
    // authorised by now
    return undefined
  }
  return creditCents > 0 ? inTransaction(db, write) : write(db)
}

function isOpen({ status }: PaymentRow): boolean {
  return !isFinal(status)
}

// another tab may have ordered the same with other vouchers meanwhile
async function refuseMissingCredit(tx: Db, { checkoutId, creditCents }: PayableOrder) {
  const account = accounts.checkoutCredit(checkoutId)
  await lockAccount(tx, account)
  const balances = await listBalances(tx, [account])
  if (-(balances.get(account.code) ?? 0) !== creditCents) throw otherOrder()
}

function otherOrder(): DomainError {
  return new DomainError(
    "other-order",
    "invalid",
    "Deine Bestellung hat sich gerade geändert. Lade die Seite neu und prüfe sie noch einmal.",
  )
}
