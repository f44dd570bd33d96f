import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import type { PaymentProviderName } from "../payment.ts"
import type { ProviderEvent } from "./payment-provider.ts"
import { paymentProviderEventsTable } from "./payments-tables.ts"

/**
 * Keeps an event of a provider.
 * @returns false when it was seen before
 */
export async function recordProviderEvent(
  tx: Db,
  provider: PaymentProviderName,
  { eventId, kind, providerRef }: ProviderEvent,
): Promise<boolean> {
  const receivedAt = clock.now()
  const seen = await insertEvent(tx, { provider, eventId, kind, providerRef, receivedAt })
  return seen.length > 0
}

type NotedEvent = Pick<ProviderEvent, "eventId" | "kind" | "providerRef"> & {
  provider: PaymentProviderName
  receivedAt: Date
}

const insertEvent = prepared((tx, event: NotedEvent) =>
  tx
    .insert(paymentProviderEventsTable)
    .values({
      provider: event.provider,
      eventId: event.eventId,
      kind: event.kind,
      providerRef: event.providerRef,
      receivedAt: event.receivedAt,
    })
    .onConflictDoNothing()
    .returning({ eventId: paymentProviderEventsTable.eventId }),
)

export function otherAmount(): DomainError {
  return new DomainError("other-amount", "invalid", "Der Betrag gehört nicht zu dieser Zahlung.")
}
