const MAX_LENGTH = 2000

// resolves paths only; no host of this name can be reached
const OWN_ORIGIN = "https://own.invalid"

/**
 * Where a visitor may be sent by a text that came from outside: our own pages below /de, or
 * /redirect, which checks for itself. Answers the path in its normal form (dots resolved, only
 * ASCII), or undefined for everything else: foreign hosts, `//`, backslashes, control characters.
 */
export function safeRedirectPath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith("/") || text.length > MAX_LENGTH) return undefined
  if (!text.isWellFormed() || /[\\\p{C}\s]/u.test(text)) return undefined
  if (!URL.canParse(text, OWN_ORIGIN)) return undefined
  const { origin, pathname, search, hash } = new URL(text, OWN_ORIGIN)
  const isOwn = origin === OWN_ORIGIN && /^\/(de|redirect)(\/|$)/.test(pathname)
  return isOwn && !pathname.includes("//") ? pathname + search + hash : undefined
}
