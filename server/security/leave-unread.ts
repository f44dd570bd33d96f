import type { RequestListener } from "node:http"
import { seconds } from "#platform/duration.ts"

/** So long whoever still sends may take to see that they were answered. */
const GRACE_MS = seconds(0.5)

/**
 * Reads nothing more of what was answered before it had come as a whole. Node would pull it off the wire, to keep
 * the connection: of three hundred refused uploads three gigabytes. What fits into a buffer is taken, so that small
 * bodies end as they should; who goes on sending is cut off when they have had time to read the answer.
 */
export function leaveUnread(inner: RequestListener): RequestListener {
  return (request, response) => {
    // from here on it is ours to read, and Node leaves it alone when the answer has gone out
    request.read(0)
    response.once("finish", () => {
      if (request.complete) return
      request.pause()
      const cutOff = setTimeout(() => request.socket.destroy(), GRACE_MS)
      request.once("close", () => clearTimeout(cutOff))
    })
    inner(request, response)
  }
}
