import { RequestError } from "@hono/node-server"
import { log } from "#platform/server/log.ts"

const HEADERS = {
  "cache-control": "no-store",
  "content-type": "text/plain; charset=utf-8",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
}

/** Answers what can not even be read as a request: no host, an odd one, a backslash in the path. */
export function answerUnreadable(error: unknown): Response {
  if (error instanceof RequestError) {
    return new Response("Diese Anfrage ist nicht lesbar.\n", { status: 400, headers: HEADERS })
  }
  log.error({ err: error }, "no answer")
  return new Response("Das hat nicht geklappt, und es liegt an uns.\n", {
    status: 500,
    headers: HEADERS,
  })
}
