import type { RequestListener } from "node:http"
import { getRequestListener } from "@hono/node-server"
import { health, type NotReady } from "#server/health.ts"

/** What a process says that only works on jobs: whether it lives and works, and nothing else. */
export function answerProbes(notReady: () => Promise<NotReady | undefined>): RequestListener {
  return getRequestListener(health(notReady).fetch)
}
