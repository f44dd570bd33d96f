import { createHmac } from "node:crypto"
import { isSameSecret } from "#platform/server/is-same-secret.ts"
import { secretFor } from "#platform/server/secrets.ts"

/** What a link ends: this subscription, or every one that the account had when it was made. */
export type UnsubscribeScope = "one" | "all"

/** The key that deletes a subscription without a login: nobody else can compute it. */
export function deleteActivationOf(subscriptionId: number, scope: UnsubscribeScope = "one") {
  return createHmac("sha256", secretFor("subscription-delete"))
    .update(`${scope}/${subscriptionId}`)
    .digest("base64url")
}

/** What `activation` may end; undefined where it is no key of this subscription. */
export function parseDeleteActivation(
  subscriptionId: number,
  activation: string,
): UnsubscribeScope | undefined {
  const scopes: readonly UnsubscribeScope[] = ["one", "all"]
  return scopes.find((scope) => isSameSecret(deleteActivationOf(subscriptionId, scope), activation))
}
