import { PASSWORD_LENGTH } from "./auth.ts"

/** What a person sees before they choose; no kinds of characters are asked for (OWASP ASVS 5.0, 6.2.5). */
export const PASSWORD_RULE = `Mindestens ${PASSWORD_LENGTH.least} Zeichen, am besten ein paar Wörter, die nur dir einfallen.`

/** Length as people count it: an accent or an emoji is one, however it is stored. */
export function passwordLength(password: string): number {
  return [...password.normalize("NFC")].length
}

/** The sentence for a password of the wrong length; whether it is well known, the server tells. */
export function lengthProblem(password: string): string | undefined {
  const length = passwordLength(password)
  const { least, most } = PASSWORD_LENGTH
  if (length === 0) return "Bitte gib ein Passwort ein"
  if (length < least) {
    const missing = least - length
    return `Noch ${missing} Zeichen mehr, mindestens ${least}`
  }
  return length > most ? `Höchstens ${most} Zeichen` : undefined
}
