import { useUserStore } from "#features/users/core/ui/user-store.ts"
import { api } from "#platform/api-client.ts"
import type { RadiusKm } from "../subscription.ts"
import type { ListedSubscription, Subscription } from "../subscription-schemas.ts"

/** What the call takes (specification, section 7); who is signed in sends no address. */
export interface SubscriptionInput {
  name: string
  coordinates: { lat: number; lng: number }
  radiusKm: RadiusKm
  email?: string | undefined
  subscribeNewsletter: boolean
  redirectAfterSuccessfulRegistration: string
  /** Empty for people. */
  honeypot: string
}

export function callSubscribe(options: SubscriptionInput, intent: string): Promise<Subscription> {
  return api.post("/api/subscriptions", options, { intent })
}

/** Fetches the list anew and keeps it in the user store. */
export async function refetchSubscriptions(): Promise<void> {
  const { user, setSubscriptions } = useUserStore.getState()
  if (!user) return
  setSubscriptions(await api.get<ListedSubscription[]>(`/api/users/${user.id}/subscriptions`))
}

/** Ends a subscription: out of the list at once, then the list is fetched anew. */
export async function callUnsubscribe(subscription: {
  id: number
  deleteActivation: string
}): Promise<void> {
  const { id, deleteActivation } = subscription
  await api.delete(`/api/subscriptions/${id}`, { deleteActivation })
  const { subscriptions, setSubscriptions } = useUserStore.getState()
  setSubscriptions(subscriptions.filter((other) => other.id !== id))
  await refetchSubscriptions()
}
