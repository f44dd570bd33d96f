import { createServer, type RequestListener, type Server } from "node:http"
import { minutes, seconds } from "#platform/duration.ts"
import { env } from "#platform/server/env.ts"
import { log } from "#platform/server/log.ts"

/** How long whoever is connected may take, and how many may be; in milliseconds where it is a time. */
export interface HttpLimits {
  /** Until a head has come as a whole, counted from the connection or the head's first byte. */
  headMs: number
  /** Until a request has come as a whole. */
  requestMs: number
  /** Until a connection is cut off on which nothing moves in either direction. */
  stalledMs: number
  /** Until a connection is closed on which nobody asks for anything. */
  keepAliveMs: number
  connections: number
}

function usualLimits(): HttpLimits {
  const { KEEP_ALIVE_SECONDS, MAX_CONNECTIONS } = env()
  return {
    headMs: seconds(10),
    // the largest file (10 MB) by a line of 140 kbit/s; every other body has 30 s (`slow-bodies.ts`)
    requestMs: minutes(10),
    stalledMs: minutes(2),
    // With Node's 5 s a connection is closed in the moment in which a proxy or a provider sends on it, the sooner
    // the later the event loop is, and what was sent is lost.
    keepAliveMs: seconds(KEEP_ALIVE_SECONDS),
    connections: MAX_CONNECTIONS,
  }
}

/** In bytes; what proxies take by themselves. Node's own limit of 16 KB costs twice the time to read and to refuse. */
const MAX_HEAD_BYTES = 8_192
/** So often Node looks for who is too late; every half minute by itself. */
const LOOK_EVERY_MS = seconds(1)
const WARN_EVERY_MS = minutes(1)

/** A server that nobody holds up by being slow, and that takes no more connections than it can keep. */
export function createHttpServer(
  listener: RequestListener,
  limits: Partial<HttpLimits> = {},
): Server {
  const { headMs, requestMs, stalledMs, keepAliveMs, connections } = {
    ...usualLimits(),
    ...limits,
  }
  const server = createServer(
    {
      maxHeaderSize: MAX_HEAD_BYTES,
      headersTimeout: headMs,
      requestTimeout: requestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, headMs),
    },
    listener,
  )
  server.timeout = stalledMs
  server.maxConnections = connections
  server.on("drop", warnNowAndThen(connections))
  return server
}

function warnNowAndThen(connections: number) {
  let next = 0
  let dropped = 0
  return () => {
    dropped += 1
    if (performance.now() < next) return
    log.warn({ connections, dropped }, "more connections than MAX_CONNECTIONS")
    next = performance.now() + WARN_EVERY_MS
    dropped = 0
  }
}
