import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { type Env, env } from "#platform/server/env.ts"
import { log } from "#platform/server/log.ts"
import { figuresOfDatabase, figuresOfProcess, type Watched } from "./figures.ts"
import { writeMetrics } from "./metrics.ts"

/**
 * `/metrics` on METRICS_HOST and METRICS_PORT (0: any that is free), where the public does not come. Without a port
 * there is none.
 */
export async function serveMetrics(
  watched: Watched,
  { METRICS_PORT: port, METRICS_HOST: host }: Pick<Env, "METRICS_PORT" | "METRICS_HOST"> = env(),
): Promise<{ port: number | undefined; close(): Promise<void> }> {
  if (port === undefined) return { port, close: async () => {} }
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end()
      return
    }
    writeMetrics([...figuresOfProcess(watched), ...figuresOfDatabase(watched)]).then(
      (text) =>
        response
          .writeHead(200, {
            "content-type": "text/plain; version=0.0.4; charset=utf-8",
            "cache-control": "no-store",
          })
          .end(text),
      (error: unknown) => {
        log.error({ err: error }, "metrics could not be written")
        response.writeHead(500).end()
      },
    )
  })
  await listen(server, port, host)
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, resolve)
  })
}
