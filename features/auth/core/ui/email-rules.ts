import { canonicalEmail } from "#features/users/core/email-address.ts"

/** What react-hook-form asks of an address; the server asks the same. */
export const EMAIL_RULES = {
  required: "Bitte gib eine E-Mail-Adresse an",
  validate: (text: string) =>
    canonicalEmail(text) !== undefined || "Bitte gib eine gültige E-Mail-Adresse an",
}
