import { safeRedirectPath } from "../redirect.ts"
import { isMacFor, macFor } from "./mac.ts"

const HOME = "/de"
const MAX_LENGTH = 2000

/**
 * The address of /redirect that leads to a foreign page: only this installation can make one.
 * Nothing of ours needs one yet; it is the only foreign link that the door lets through. Throws
 * where the target is no web address.
 */
export function signedRedirect(to: string): string {
  const target = webAddress(to)
  if (target === undefined) throw new Error("a signed redirect leads to a web address")
  return `/redirect?${new URLSearchParams({ to: target, signature: macFor("redirect", target) })}`
}

/** Where /redirect leads: an own page, a signed foreign one, or home. Never anywhere else. */
export function redirectTarget(query: URLSearchParams): string {
  const [to, ...others] = query.getAll("to")
  if (to === undefined || others.length > 0) return HOME
  const own = safeRedirectPath(to)
  // itself is no place to arrive at
  if (own !== undefined) return own.startsWith("/redirect") ? HOME : own
  return webAddress(to) === to && isMacFor("redirect", to, query.get("signature") ?? "") ? to : HOME
}

/** A web address in its normal form, in which it is ASCII and free of control characters. */
function webAddress(text: string): string | undefined {
  if (text.length > MAX_LENGTH || !URL.canParse(text)) return undefined
  const { protocol, href } = new URL(text)
  return protocol === "https:" || protocol === "http:" ? href : undefined
}
