import type { RequestListener } from "node:http"
import { currentRequestId, withRequestId } from "#platform/server/request-id.ts"
import { beginSpan, withinSpan } from "#platform/server/telemetry/spans.ts"
import { isFromProxy } from "#server/http/request-info.ts"
import type { RouteOf } from "./route-of.ts"

/** What may be said of a request once it is over: nothing of who has asked, or for what of theirs. */
export interface Answered {
  method: string
  route: string
  status: number
  /** From the head to the end of the answer. */
  ms: number
  /** Of the whole answer, as it went over the line. */
  bytes: number
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"])
/** Stays open for as long as the page does. */
const STREAM = /^\/live\//

/**
 * Tells `notes` of every answer, whoever gives it, and lets it be a span: below that of a trusted proxy, whose
 * `traceparent` is believed as its id is.
 */
export function withNotes(
  inner: RequestListener,
  routeOf: RouteOf,
  notes: readonly ((answered: Answered) => void)[],
): RequestListener {
  return (request, response) => {
    const [path = ""] = (request.url ?? "").split("?", 1)
    if (STREAM.test(path)) return inner(request, response)
    const begun = performance.now()
    const { socket } = request
    const sentBefore = socket.bytesWritten
    const id = currentRequestId()
    const { traceparent } = request.headers
    const span = beginSpan({
      name: "request",
      kind: "server",
      parent: typeof traceparent === "string" && isFromProxy(request) ? traceparent : undefined,
    })
    response.once("close", () => {
      const method = METHODS.has(request.method ?? "") ? (request.method ?? "") : "other"
      const answered: Answered = {
        method,
        route: routeOf(method, path),
        // whoever has gone before the answer was complete got none
        status: response.writableFinished ? response.statusCode : 499,
        ms: performance.now() - begun,
        bytes: socket.bytesWritten - sentBefore,
      }
      const tell = () => notes.forEach((note) => void note(answered))
      // a socket closes for no request of its own
      if (id === undefined) tell()
      else withRequestId(id, tell)
      span?.name(`${method} ${answered.route}`, {
        "http.request.method": method,
        "http.route": answered.route,
        "http.response.status_code": answered.status,
        ...(id !== undefined && { "aufwind.request_id": id }),
      })
      span?.end(answered.status >= 500 ? answered.status : undefined)
    })
    return span ? withinSpan(span, () => inner(request, response)) : inner(request, response)
  }
}
