import { reseal, seal, unseal } from "#platform/server/seal.ts"
import type { SealedColumn } from "#platform/server/sealed-column.ts"

// by key id: another way to encrypt gets a new one, rows that were written before keep theirs
const PURPOSE_OF_KEY: Readonly<Record<string, string>> = { "1": "bank-account" }
const CURRENT_KEY = "1"

/** Encrypts an IBAN at rest; readable only together with the person whose it is. */
export function sealIban(userId: number, iban: string): string {
  return `${CURRENT_KEY}.${seal(purposeOf(CURRENT_KEY), owner(userId), iban)}`
}

/** The IBAN again; throws where it was written for somebody else or with another secret. */
export function openIban(userId: number, sealed: string): string {
  const [keyId = "", content = ""] = sealed.split(".")
  return unseal(purposeOf(keyId), owner(userId), content)
}

export const sealedIbans: SealedColumn = {
  table: "bank_accounts",
  id: "user_id",
  owner: "user_id",
  column: "iban_encrypted",
  reseal(userId, sealed) {
    const [keyId = "", content = ""] = sealed.split(".")
    const next = reseal(purposeOf(keyId), owner(Number(userId)), content)
    return next && `${keyId}.${next}`
  },
}

function purposeOf(keyId: string): string {
  const purpose = PURPOSE_OF_KEY[keyId]
  if (!purpose) throw new Error(`no key ${keyId} for bank accounts`)
  return purpose
}

function owner(userId: number): string {
  return `bank-account/${userId}`
}
