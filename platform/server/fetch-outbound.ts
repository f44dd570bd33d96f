/** What a call that leaves the server must say: until when it waits. */
interface OutboundRequest extends Omit<RequestInit, "redirect" | "signal"> {
  signal: AbortSignal
}

/**
 * Asks an address that the operator has named, and no other: whoever answers there must not send us
 * on into a network that only we reach, so that a redirect fails (OWASP ASVS 15.3.2).
 */
export function fetchOutbound(url: string | URL, request: OutboundRequest): Promise<Response> {
  return fetch(url, { ...request, redirect: "error" })
}
