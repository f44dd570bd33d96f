import { MAX_LENGTHS } from "./profile-rules.ts"

export const EMAIL_MISSING = "Bitte gib eine E-Mail-Adresse an"
export const EMAIL_INVALID = "Bitte gib eine gültige E-Mail-Adresse an"

// one @, a local part without spaces, quotes or brackets, a domain with at least one dot
const SHAPE =
  /^[^\s@<>()[\],;:\\"\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u

/**
 * The one spelling of an address under which we know an account: trimmed, lower case, NFC.
 * Undefined where the text is no address. Mails go to this spelling too, never to the typed one,
 * so that two spellings that fall together can not reach somebody else's account.
 */
export function canonicalEmail(text: string): string | undefined {
  if (!text.isWellFormed()) return undefined
  const address = text.trim().normalize("NFC").toLowerCase().normalize("NFC")
  return address.length <= MAX_LENGTHS.email && SHAPE.test(address) ? address : undefined
}
