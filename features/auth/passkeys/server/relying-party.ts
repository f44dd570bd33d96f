import { createHmac } from "node:crypto"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import { secretFor } from "#platform/server/secrets.ts"

/** Ed25519, ECDSA and RSA: every authenticator has one of them (COSE numbers). */
export const PASSKEY_ALGORITHMS = [-8, -7, -257]

/** For whom passkeys are made: the host of the public address (WebAuthn, section 5.1.2). */
export function relyingParty() {
  const { origin, hostname } = new URL(env().PUBLIC_URL)
  return { rpName: PRODUCT_NAME, rpID: hostname, origin }
}

/** Names an account to authenticators without telling anything about it (WebAuthn, section 14.6.1). */
export function userHandleOf(userId: number): Uint8Array<ArrayBuffer> {
  const hmac = createHmac("sha256", secretFor("passkey-user")).update(String(userId)).digest()
  return new Uint8Array(hmac)
}
