import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"
import { lookAtSecretsAgain, sealingSecretsFor, secretFor } from "./secrets.ts"

const ALGORITHM = "aes-256-gcm"
const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a text at rest, for one purpose (`secretFor`); it opens only as that of `owner`. */
export function seal(purpose: string, owner: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, secretFor(purpose), iv).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final()])
  return Buffer.concat([sealed, cipher.getAuthTag()]).toString("base64url")
}

/** The text again; throws where it was written for another owner or with a secret that is gone. */
export function unseal(purpose: string, owner: string, sealed: string): string {
  return open(purpose, owner, sealed).text
}

/** The same sealed by the key that seals now; undefined where it is already. */
export function reseal(purpose: string, owner: string, sealed: string): string | undefined {
  const { text, isByNewest } = open(purpose, owner, sealed)
  return isByNewest ? undefined : seal(purpose, owner, text)
}

function open(purpose: string, owner: string, sealed: string) {
  try {
    return openByKnown(purpose, owner, sealed)
  } catch (error) {
    // another process may have sealed it by a secret that has just come
    if (!lookAtSecretsAgain()) throw error
    return openByKnown(purpose, owner, sealed)
  }
}

function openByKnown(purpose: string, owner: string, sealed: string) {
  const [newest, ...others] = sealingSecretsFor(purpose)
  let refusal: unknown
  for (const key of [newest, ...others]) {
    try {
      if (key) return { text: openBy(key, owner, sealed), isByNewest: key === newest }
    } catch (error) {
      refusal = error
    }
  }
  throw refusal
}

function openBy(key: Buffer, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url")
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-TAG_BYTES))
  const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, "utf8")
  return text + decipher.final("utf8")
}
