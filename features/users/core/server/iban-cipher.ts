import { seal, unseal } from "#platform/server/seal.ts"
import { secretFor } from "#platform/server/secrets.ts"

// by key id: a new key gets a new id, rows that were written before keep theirs
const PURPOSE_OF_KEY: Readonly<Record<string, string>> = { "1": "bank-account" }
const CURRENT_KEY = "1"

/** Encrypts an IBAN at rest; readable only together with the person whose it is. */
export function sealIban(userId: number, iban: string): string {
  return `${CURRENT_KEY}.${seal(keyOf(CURRENT_KEY), owner(userId), iban)}`
}

/** The IBAN again; throws where it was written for somebody else or with another secret. */
export function openIban(userId: number, sealed: string): string {
  const [keyId = "", content = ""] = sealed.split(".")
  return unseal(keyOf(keyId), owner(userId), content)
}

function keyOf(keyId: string): Buffer {
  const purpose = PURPOSE_OF_KEY[keyId]
  if (!purpose) throw new Error(`no key ${keyId} for bank accounts`)
  return secretFor(purpose)
}

function owner(userId: number): string {
  return `bank-account/${userId}`
}
