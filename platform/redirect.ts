const MAX_LENGTH = 2000

// resolves paths only; no host of this name can be reached
const OWN_ORIGIN = "https://own.invalid"

// what another server on the way might decode once too often: slashes, dots, control characters
const DISGUISED = /%(?:2f|5c|2e|[01][\da-f]|7f|(?![\da-f]{2}))/i

/**
 * Where a visitor may be sent by a text that came from outside: our own pages below /de, or
 * /redirect, which checks for itself. Answers the path in its normal form (dots resolved, only
 * ASCII), or undefined for everything else: foreign hosts, `//`, backslashes, control characters,
 * also in disguise.
 */
export function safeRedirectPath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith("/") || text.length > MAX_LENGTH) return undefined
  if (!text.isWellFormed() || /[\\\p{C}\s]/u.test(text)) return undefined
  if (!URL.canParse(text, OWN_ORIGIN)) return undefined
  const { origin, pathname, search, hash } = new URL(text, OWN_ORIGIN)
  const isOwn = origin === OWN_ORIGIN && /^\/(de|redirect)(\/|$)/.test(pathname)
  const isPlain = !pathname.includes("//") && !DISGUISED.test(pathname)
  return isOwn && isPlain ? pathname + search + hash : undefined
}
