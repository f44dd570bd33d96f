import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"
import { secretFor } from "#platform/server/secrets.ts"

const ALGORITHM = "aes-256-gcm"
const IV_BYTES = 12
const TAG_BYTES = 16

// by key id: a new key gets a new id, rows that were written before keep theirs
const PURPOSE_OF_KEY: Readonly<Record<string, string>> = { "1": "bank-account" }
const CURRENT_KEY = "1"

/** Encrypts an IBAN at rest; readable only together with the person whose it is. */
export function sealIban(userId: number, iban: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(CURRENT_KEY), iv).setAAD(owner(userId))
  const sealed = Buffer.concat([iv, cipher.update(iban, "utf8"), cipher.final()])
  return `${CURRENT_KEY}.${Buffer.concat([sealed, cipher.getAuthTag()]).toString("base64url")}`
}

/** The IBAN again; throws where it was written for somebody else or with another secret. */
export function openIban(userId: number, sealed: string): string {
  const [keyId = "", content = ""] = sealed.split(".")
  const bytes = Buffer.from(content, "base64url")
  const decipher = createDecipheriv(ALGORITHM, keyOf(keyId), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(owner(userId)).setAuthTag(bytes.subarray(-TAG_BYTES))
  const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, "utf8")
  return text + decipher.final("utf8")
}

function keyOf(keyId: string): Buffer {
  const purpose = PURPOSE_OF_KEY[keyId]
  if (!purpose) throw new Error(`no key ${keyId} for bank accounts`)
  return secretFor(purpose)
}

function owner(userId: number): Buffer {
  return Buffer.from(`bank-account/${userId}`)
}
