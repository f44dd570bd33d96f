import { isMacFor, macFor } from "#platform/server/mac.ts"

const PURPOSE = "subscription-delete"

/** What a link ends: this subscription, or every one that the account had when it was made. */
export type UnsubscribeScope = "one" | "all"

/** The key that deletes a subscription without a login: nobody else can compute it. */
export function deleteActivationOf(subscriptionId: number, scope: UnsubscribeScope = "one") {
  return macFor(PURPOSE, `${scope}/${subscriptionId}`)
}

/** What `activation` may end; undefined where it is no key of this subscription. */
export function parseDeleteActivation(
  subscriptionId: number,
  activation: string,
): UnsubscribeScope | undefined {
  const scopes: readonly UnsubscribeScope[] = ["one", "all"]
  return scopes.find((scope) => isMacFor(PURPOSE, `${scope}/${subscriptionId}`, activation))
}
