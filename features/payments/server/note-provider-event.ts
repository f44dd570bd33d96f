import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import type { PaymentProviderName } from "../payment.ts"
import type { ProviderEvent } from "./payment-provider.ts"
import { paymentProviderEventsTable } from "./payments-tables.ts"

/**
 * Keeps an event of a provider.
 * @returns false when it was seen before
 */
export async function noteProviderEvent(
  tx: Db,
  provider: PaymentProviderName,
  { eventId, kind, providerRef }: ProviderEvent,
): Promise<boolean> {
  const seen = await tx
    .insert(paymentProviderEventsTable)
    .values({ provider, eventId, kind, providerRef, receivedAt: clock.now() })
    .onConflictDoNothing()
    .returning({ eventId: paymentProviderEventsTable.eventId })
  return seen.length > 0
}

export function otherAmount(): DomainError {
  return new DomainError("other-amount", "invalid", "Der Betrag gehört nicht zu dieser Zahlung.")
}
