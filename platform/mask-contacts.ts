/** What stands where somebody has typed a way to be reached. */
export const HIDDEN_CONTACT = "[Kontaktdaten verborgen]"

const DOT = String.raw`(?:\.|\s?(?:\(dot\)|\[dot\]|\(punkt\))\s?|\s(?:punkt|dot)\s)`

const MAIL = new RegExp(
  String.raw`[\p{L}\d._%+-]+(?:@|\s?(?:\(at\)|\[at\])\s?|\s(?:at|ät)\s)[\p{L}\d-]+(?:${DOT}[\p{L}\d-]+)*${DOT}[a-z]{2,}\b`,
  "giu",
)

const WEB =
  /(?:\bhttps?:\/\/|\bwww\.|\b(?:[a-z0-9äöüß-]+\.)+(?:de|com|net|org|info|eu|at|ch|li|io|me|app|biz|shop|online)\b\/)[^\s,;]*[^\s,;.!?)]|\b(?:[a-z0-9äöüß-]+\.)+(?:de|com|net|org|info|eu|at|ch|li|io|me|app|biz|shop|online)\b/giu

const IBAN = /\b[a-z]{2}\d{2}(?:\s?[a-z0-9]{4}){3,7}(?:\s?[a-z0-9]{1,3})?\b/giu

/**
 * A number that begins as telephone numbers do, or one that is too long for anything else here; what
 * stands inside of a code in groups (a UUID) does not begin there.
 */
const PHONE =
  /(?<![\p{L}\d.,]|[\da-f]{4}-)(?:(?:\+|00)\s?[1-9]|\(?0\s?[1-9])[\d\s./()–-]{5,}\d|(?<![\p{L}\d.,])\d[\d ]{8,}\d/gu

/** „05.12.2026“, „08.06. – 09.06.“: as many digits as a telephone number, and none. */
const DAYS = /^(?:\d{1,2}\.\s?\d{1,2}\.?(?:\s?\d{4})?\s*[–/-]?\s*)+$/

const MIN_DIGITS = 7

/**
 * A text as strangers read it: mail addresses, web addresses, IBANs and telephone numbers are hidden,
 * also where „at“ and „punkt“ are spelled out. Days, times, prices, registrations and codes stay.
 */
export function maskContacts(text: string): string {
  return text
    .replace(IBAN, HIDDEN_CONTACT)
    .replace(MAIL, HIDDEN_CONTACT)
    .replace(WEB, HIDDEN_CONTACT)
    .replace(PHONE, (found) => (isPhone(found) ? HIDDEN_CONTACT : found))
}

function isPhone(found: string): boolean {
  if (DAYS.test(found)) return false
  return found.replace(/\D/g, "").length >= MIN_DIGITS
}
