/**
 * What the honeypot is called in a page. Programs fill in a field that looks like theirs to fill, and
 * skip one that says what it is; so only the page calls it by this name, and the rest `honeypot`.
 */
export const HONEYPOT_FIELD = "website"

/** Whether a program has filled it in; it then gets a fake answer. */
export function isHoneypotFilled(honeypot: unknown): boolean {
  return (honeypot ?? "") !== ""
}
