import { randomUUID } from "node:crypto"
import type { RequestListener } from "node:http"
import { currentRequestId, withRequestId } from "#platform/server/request-id.ts"
import { isFromProxy } from "#server/http/request-info.ts"

/** What proxies write: UUIDs, hex, `Root=1-67891233-abcdef012345678912345678`. */
const WELL_FORMED = /^[\w.:=-]{8,128}$/

/**
 * Gives every request an id, for its answer and all that is said of it in the log: the one under which a configured
 * proxy knows it, else one of our own. From anybody else it could be that of another request.
 */
export function withRequestIds(inner: RequestListener): RequestListener {
  return (request, response) => {
    const given = request.headers["x-request-id"]
    const isKnown = typeof given === "string" && WELL_FORMED.test(given) && isFromProxy(request)
    withRequestId(isKnown ? given : randomUUID(), () => inner(request, response))
  }
}

/** Names an answer in the log and for whoever asks about it. */
export function requestId(): string {
  return currentRequestId() ?? randomUUID()
}
