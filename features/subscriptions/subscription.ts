import { days } from "#platform/duration.ts"

/*
 * A subscription (Suchagent) watches the surroundings of one town for one account: flights that are
 * published there afterwards come in one mail a day. A visitor's is unconfirmed until the address
 * is; whoever is signed in has an active one at once. Deleted is the end, by a link in every mail.
 */

export type SubscriptionStatus = "unconfirmed" | "active" | "deleted"

/** Product decision 4. */
export const RADII_KM = [25, 50, 100] as const
export type RadiusKm = (typeof RADII_KM)[number]
export const DEFAULT_RADIUS_KM: RadiusKm = 50
export const MAX_SUBSCRIPTIONS = 10

/** An address that nobody confirms is not kept with what it was left for. */
export const UNCONFIRMED_LIFE_MS = days(7)

/** What a Suchagent is and how to get one, for pages without script. */
export const SUBSCRIPTION_HELP = "/de/hilfe#was-ist-ein-suchagent"

/** The radius of a subscription that is nearest to the one of a search. */
export function radiusFor(searchedKm: number): RadiusKm {
  return RADII_KM.find((km) => km >= searchedKm) ?? 100
}
