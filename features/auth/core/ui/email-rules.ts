import { canonicalEmail, EMAIL_INVALID, EMAIL_MISSING } from "#features/users/core/email-address.ts"

/** What react-hook-form asks of an address; the server asks the same. */
export const EMAIL_RULES = {
  required: EMAIL_MISSING,
  validate: (text: string) => canonicalEmail(text) !== undefined || EMAIL_INVALID,
}
