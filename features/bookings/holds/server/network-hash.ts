import { createHmac } from "node:crypto"
import { networkOf } from "#platform/network.ts"
import { secretFor } from "#platform/server/secrets.ts"

/** By what a network is known while a guest in it holds seats: no address can be read out of it. */
export function hashNetwork(address: string): string {
  return createHmac("sha256", secretFor("hold-network"))
    .update(networkOf(address))
    .digest("base64url")
}
