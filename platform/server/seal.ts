import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"

const ALGORITHM = "aes-256-gcm"
const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a text at rest by a 256-bit key (`secretFor`); it opens only as that of `owner`. */
export function seal(key: Buffer, owner: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final()])
  return Buffer.concat([sealed, cipher.getAuthTag()]).toString("base64url")
}

/** The text again; throws where it was written for another owner or with another key. */
export function unseal(key: Buffer, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url")
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-TAG_BYTES))
  const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, "utf8")
  return text + decipher.final("utf8")
}
