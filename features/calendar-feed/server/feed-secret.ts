import { createHash, randomBytes } from "node:crypto"
import { reseal, seal, unseal } from "#platform/server/seal.ts"
import type { SealedColumn } from "#platform/server/sealed-column.ts"

const PURPOSE = "calendar-feeds"

/** 256 bits that nobody can guess, as they stand in an address. */
export function newFeedSecret(): string {
  return randomBytes(32).toString("base64url")
}

/** By which an address is found; nobody gets back from it to the address. */
export function hashFeedSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url")
}

export function sealFeedSecret(userId: number, secret: string): string {
  return seal(PURPOSE, String(userId), secret)
}

export function unsealFeedSecret(userId: number, sealed: string): string {
  return unseal(PURPOSE, String(userId), sealed)
}

export const sealedFeedSecrets: SealedColumn = {
  table: "calendar_feeds",
  id: "id",
  owner: "user_id",
  column: "secret_encrypted",
  reseal: (userId, sealed) => reseal(PURPOSE, userId, sealed),
}
