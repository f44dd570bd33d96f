import type { RequestListener } from "node:http"
import { seconds } from "#platform/duration.ts"
import type { IsRoute } from "#server/declared-routes.ts"
import { earlyHeaders } from "#server/http/unreadable-request.ts"

/** So long the body of a form or a call may take, of 64 KB at most: a line of 20 kbit/s has brought it by then. */
const BODY_MS = seconds(30)
const TOO_SLOW = "Das hat zu lange gedauert. Versuch es noch einmal.\n"

/**
 * Cuts off whoever takes too long over a body, so that a trickle holds its connection for half a minute and not for
 * as long as a file may take. A body that is refused before is left unread (`leave-unread.ts`).
 */
export function cutOffSlowBodies(
  inner: RequestListener,
  isUpload: IsRoute,
  patienceMs = BODY_MS,
): RequestListener {
  return (request, response) => {
    const { method = "", url = "", headers } = request
    const hasBody = "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > 0
    const [path = ""] = url.split("?", 1)
    if (hasBody && !isUpload(method, path)) {
      const timer = setTimeout(() => {
        if (request.complete) return
        if (response.headersSent) request.socket.destroy()
        else response.writeHead(408, { ...earlyHeaders(), connection: "close" }).end(TOO_SLOW)
      }, patienceMs)
      request.once("close", () => clearTimeout(timer))
    }
    inner(request, response)
  }
}
