import type { Db } from "#platform/server/db.ts"
import { handleProviderEvent } from "./handle-provider-event.ts"
import type { PaymentRow } from "./payments-queries.ts"
import { providerNamed } from "./providers.ts"

/** Asks the provider how far a payment is and takes the answer as if it had been reported. */
export async function askProvider(db: Db, payment: PaymentRow): Promise<void> {
  const { provider, providerRef } = payment
  for (const event of await providerNamed(provider).ask(db, providerRef)) {
    await handleProviderEvent(db, provider, event)
  }
}
