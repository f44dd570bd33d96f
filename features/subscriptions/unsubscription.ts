import type { RadiusKm } from "./subscription.ts"

/** What a link in a mail would end, or has ended. */
export interface Unsubscription {
  towns: string[]
  radiusKm: RadiusKm
  isDone: boolean
}
