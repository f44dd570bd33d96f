import type { Db } from "#platform/server/db.ts"
import { cardPart } from "../payment-parts.ts"
import { applyProviderEvent } from "./apply-provider-event.ts"
import type { PaymentRow } from "./payments-queries.ts"
import { providerNamed } from "./providers.ts"

/**
 * A payment that its provider has never heard of (it failed while it was to be opened) has no page on
 * which anybody could pay it: it has failed, and what vouchers were to pay of it is free again. The next
 * attempt is a payment of its own.
 */
export async function failUnheard(db: Db, payment: PaymentRow): Promise<void> {
  const { status, provider, providerRef } = payment
  if (status !== "created" || (await providerNamed(provider).isKnown(db, providerRef))) return
  await applyProviderEvent(db, provider, {
    eventId: `unheard/${providerRef}`,
    kind: "failed",
    providerRef,
    amountCents: cardPart(payment).amountCents,
  })
}
