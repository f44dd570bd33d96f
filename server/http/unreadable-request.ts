import type { IncomingMessage, RequestListener } from "node:http"
import { RequestError } from "@hono/node-server"
import { INERT_FILE_POLICY } from "#platform/server/inert-file-policy.ts"
import { log } from "#platform/server/log.ts"
import { requestId } from "#server/http/request-id.ts"
import { STRICT_TRANSPORT_SECURITY } from "#server/security/transport-security.ts"

/** Of an answer that comes before everything that has headers of its own. */
export const earlyHeaders = () => ({
  "x-request-id": requestId(),
  "cache-control": "no-store",
  "content-type": "text/plain; charset=utf-8",
  "content-security-policy": INERT_FILE_POLICY,
  "referrer-policy": "no-referrer",
  "strict-transport-security": STRICT_TRANSPORT_SECURITY,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
})

const UNREADABLE = "Diese Anfrage ist nicht lesbar.\n"

/** Answers what can not even be read as a request: no host, an odd one, a backslash in the path. */
export function answerUnreadable(error: unknown): Response {
  if (error instanceof RequestError) {
    return new Response(UNREADABLE, { status: 400, headers: earlyHeaders() })
  }
  log.error({ err: error }, "no answer")
  return new Response("Das hat nicht geklappt, und es liegt an uns.\n", {
    status: 500,
    headers: earlyHeaders(),
  })
}

/**
 * Refuses a request that names two hosts (RFC 9112, 3.2). Node would take the first, and whoever
 * stands in front of us may have taken the second.
 */
export function refuseTwoHosts(inner: RequestListener): RequestListener {
  return (request, response) => {
    if (countHosts(request) < 2) return inner(request, response)
    response.writeHead(400, earlyHeaders()).end(UNREADABLE)
  }
}

// names and values stand there in turn
function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ""
    if (name.length === 4 && name.toLowerCase() === "host") count += 1
  }
  return count
}
