import { createHash, randomBytes } from "node:crypto"
import { seal, unseal } from "#platform/server/seal.ts"
import { secretFor } from "#platform/server/secrets.ts"

/** 256 bits that nobody can guess, as they stand in an address. */
export function newFeedSecret(): string {
  return randomBytes(32).toString("base64url")
}

/** By which an address is found; nobody gets back from it to the address. */
export function hashFeedSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url")
}

export function sealFeedSecret(userId: number, secret: string): string {
  return seal(sealingKey(), String(userId), secret)
}

export function unsealFeedSecret(userId: number, sealed: string): string {
  return unseal(sealingKey(), String(userId), sealed)
}

function sealingKey(): Buffer {
  return secretFor("calendar-feeds")
}
