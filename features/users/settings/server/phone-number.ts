import { parsePhoneNumberFromString } from "libphonenumber-js/min"

/** Parses a typed number to E.164, undefined where it is invalid. Without + it is German. */
export function parsePhone(text: string): string | undefined {
  // with its area code, and nothing but what people put around it: letters would be read as keys
  if (!/^\s*(?:\+|\(?0)[\d\s()/.–-]+$/.test(text)) return undefined
  const number = parsePhoneNumberFromString(text, "DE")
  return number?.isValid() ? number.number : undefined
}

/** „+49 170 1234567“ */
export function formatPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone
}
