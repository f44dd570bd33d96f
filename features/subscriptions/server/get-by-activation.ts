import { eq } from "drizzle-orm"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { parseDeleteActivation } from "./delete-activation.ts"
import { subscriptionsTable } from "./subscriptions-tables.ts"

export interface DeleteSubscriptionInput {
  id: number
  /** From the list or a mail; it is what proves the right to delete. */
  deleteActivation: string
}

/** The subscription that a key belongs to; a wrong key looks like a missing subscription. */
export async function getByActivation(db: Db, { id, deleteActivation }: DeleteSubscriptionInput) {
  const scope = parseDeleteActivation(id, deleteActivation)
  if (!scope) throw unknownSubscription()
  const [subscription] = await db
    .select()
    .from(subscriptionsTable)
    .where(eq(subscriptionsTable.id, id))
  if (!subscription) throw unknownSubscription()
  return { subscription, scope }
}

function unknownSubscription(): DomainError {
  return new DomainError("unknown-subscription", "not-found", "Diesen Suchagenten gibt es nicht.")
}
