import type { RequestListener } from "node:http"
import { HINTS_PATH } from "#features/chat/live/hint.ts"
import { seconds } from "#platform/duration.ts"
import type { Refuse } from "./refusal.tsx"

/** So long after a request has come as a whole it is answered, whatever has become of the work. */
const DEADLINE_MS = seconds(15)

/**
 * Answers 503 to what is not answered in time, and cuts off what has begun and does not go on. Whoever still sends,
 * or reads slower than we write, takes their own time; so does a file that is made while it is sent, as long as more
 * of it comes.
 */
export function withDeadline(
  inner: RequestListener,
  refuse: Refuse,
  deadlineMs = DEADLINE_MS,
): RequestListener {
  return (request, response) => {
    if (request.url === HINTS_PATH) return inner(request, response)
    const sent = () => response.socket?.bytesWritten ?? 0
    let sentBefore = sent()
    const timer = setTimeout(() => {
      if (!request.complete) timer.refresh()
      else if (!response.headersSent) refuse(request, response)
      else if (sent() !== sentBefore) {
        sentBefore = sent()
        timer.refresh()
      } else if (!response.writableEnded && !response.writableNeedDrain) response.destroy()
    }, deadlineMs)
    response.once("close", () => clearTimeout(timer))
    inner(request, response)
  }
}
