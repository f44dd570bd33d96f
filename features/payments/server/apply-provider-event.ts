import { eq } from "drizzle-orm"
import { accounts, type LedgerLine } from "#features/ledger/ledger.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canMovePayment, type PaymentProviderName } from "../payment.ts"
import type { ProviderEvent, ProviderEventKind } from "./payment-provider.ts"
import { paymentProviderEventsTable, paymentsTable } from "./payments-tables.ts"

/**
 * The one door through which a provider moves a payment. An event that was seen before, or whose
 * step lies behind, changes nothing; an amount that is not the order's is refused.
 */
export async function applyProviderEvent(
  db: Db,
  provider: PaymentProviderName,
  event: ProviderEvent,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [payment] = await tx
      .select()
      .from(paymentsTable)
      .where(eq(paymentsTable.providerRef, event.providerRef))
      .for("update")
    if (!payment || payment.provider !== provider) {
      throw new DomainError("unknown-payment", "not-found", "Diese Zahlung gibt es hier nicht.")
    }
    if (event.amountCents !== payment.amountCents) {
      throw new DomainError("other-amount", "invalid", "Der Betrag gehört nicht zu dieser Zahlung.")
    }
    const seen = await tx
      .insert(paymentProviderEventsTable)
      .values({
        provider,
        eventId: event.eventId,
        kind: event.kind,
        providerRef: event.providerRef,
        receivedAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ eventId: paymentProviderEventsTable.eventId })
    if (seen.length === 0 || !canMovePayment(payment.status, event.kind)) return
    await tx
      .update(paymentsTable)
      .set({
        status: event.kind,
        ...(event.kind === "captured" && { capturedCents: payment.amountCents }),
      })
      .where(eq(paymentsTable.id, payment.id))
    const lines = linesFor(event.kind, payment, payment.status === "authorised")
    if (lines.length > 0) {
      await postMove(tx, {
        businessKey: `payment/${payment.id}/${event.kind}`,
        kind: `payment.${event.kind}`,
        lines,
      })
    }
    await recordEvent(tx, {
      kind: `payment.${event.kind}`,
      entityId: payment.id,
      actor: SYSTEM,
      role: "system",
      from: payment.status,
      to: event.kind,
      data: { checkoutId: payment.checkoutId },
    })
  })
}

interface MovedPayment {
  provider: PaymentProviderName
  checkoutId: number
  amountCents: number
}

function linesFor(
  kind: ProviderEventKind,
  payment: MovedPayment,
  wasAuthorised: boolean,
): readonly LedgerLine[] {
  const { amountCents, checkoutId } = payment
  const release: LedgerLine[] = wasAuthorised
    ? [
        { account: accounts.authorised(payment.provider), amountCents: -amountCents },
        { account: accounts.checkoutReserved(checkoutId), amountCents },
      ]
    : []
  if (kind === "authorised") {
    return [
      { account: accounts.authorised(payment.provider), amountCents },
      { account: accounts.checkoutReserved(checkoutId), amountCents: -amountCents },
    ]
  }
  if (kind === "captured") {
    return [
      ...release,
      { account: accounts.captured(payment.provider), amountCents },
      { account: accounts.checkoutPaid(checkoutId), amountCents: -amountCents },
    ]
  }
  return release
}
