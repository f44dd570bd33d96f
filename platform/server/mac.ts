import { createHmac } from "node:crypto"
import { isSameSecret } from "./is-same-secret.ts"
import { secretFor, secretsFor } from "./secrets.ts"

/** What only this installation can say of a text, for one purpose: HMAC-SHA-256, in base64url. */
export function macFor(purpose: string, text: string): string {
  return macBy(secretFor(purpose), text)
}

/** The same by every key that is good, the newest first: what was kept or sent may be by a former one. */
export function macsFor(purpose: string, text: string): string[] {
  return secretsFor(purpose).map((key) => macBy(key, text))
}

/** Whether `given` is one of them, or the first `characters` of one. */
export function isMacFor(purpose: string, text: string, given: string, characters = 43): boolean {
  return macsFor(purpose, text).some((mac) => isSameSecret(mac.slice(0, characters), given))
}

function macBy(key: Buffer, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url")
}
