const LINK = /https?:\/\/[^\s<>"'()[\]]+/g
/** Longer words of an address are keys that let somebody in. */
const MAX_PLAIN_LENGTH = 20

/**
 * A mail's text for eyes that it was not written for: what a link carries beyond its page, such as a key
 * that signs somebody in or shows a boarding pass, is „…“.
 */
export function hideLinkSecrets(text: string): string {
  return text.replaceAll(LINK, (link) => {
    const url = URL.parse(link)
    if (!url) return "…"
    const path = url.pathname
      .split("/")
      .map((part) => (part.length > MAX_PLAIN_LENGTH || /[@%.]/.test(part) ? "…" : part))
      .join("/")
    return `${url.origin}${path}${url.search || url.hash ? "?…" : ""}`
  })
}
