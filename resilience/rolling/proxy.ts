import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import { pause } from "../wait.ts"

/*
 * What stands in front of several processes, in a process of its own: asks each whether it is ready, sends requests to
 * those that are in turn, and never tries one again. What it could not pass on is lost.
 */

export interface ProxyTask {
  port: number
  /** Ports of the processes. */
  backends: readonly number[]
}

export interface ProxyReport {
  requests: number
  /** What became of them instead of an answer. */
  lost: string[]
}

const ASK_EVERY_MS = 250
const PATIENCE_MS = 2_000
/** Of one connection, not of both. */
const HOP_BY_HOP = ["connection", "keep-alive", "transfer-encoding"]

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

function startProxy({ port, backends }: ProxyTask) {
  const report: ProxyReport = { requests: 0, lost: [] }
  const ready = new Set<number>()
  let turn = 0

  async function watch(backend: number) {
    for (;;) {
      if (await isReady(backend)) ready.add(backend)
      else ready.delete(backend)
      await pause(ASK_EVERY_MS)
    }
  }

  function forward(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { method = "GET", url = "/" } = incoming
    const begun = performance.now()
    report.requests += 1
    turn += 1
    const backend = [...ready][turn % ready.size]
    const note = (why: string) => {
      const ms = Math.round(performance.now() - begun)
      report.lost.push(`${method} ${url} at ${backend}: ${why} after ${ms} ms`)
    }
    const lose = (why: string) => {
      note(why)
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end()
    }
    if (backend === undefined) return lose("nobody was ready")
    const headers = withoutHops(incoming.headers)
    const passedOn = request(
      { host: "127.0.0.1", port: backend, method, path: url, headers, agent },
      (answer) => {
        const { statusCode = 0 } = answer
        if (statusCode >= 500) note(String(statusCode))
        outgoing.writeHead(statusCode, withoutHops(answer.headers))
        answer.on("error", ({ message }) => !outgoing.destroyed && lose(message))
        answer.pipe(outgoing)
      },
    )
    passedOn.on("error", ({ message }) => !outgoing.destroyed && lose(message))
    // who has left needs no answer
    outgoing.on("close", () => passedOn.destroy())
    incoming.pipe(passedOn)
  }

  for (const backend of backends) void watch(backend)
  const server = createServer({ keepAliveTimeout: 75_000 }, forward)
  server.listen(port, "127.0.0.1", () => process.send?.("listening"))
  return report
}

function withoutHops<Headers extends Record<string, unknown>>(headers: Headers): Headers {
  const entries = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name))
  return Object.fromEntries(entries) as Headers
}

/** Asked on a connection of its own, as most do. */
function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`, {
    headers: { connection: "close" },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    async (answer) => {
      await answer.text()
      return answer.ok
    },
    () => false,
  )
}

process.once("message", (task: ProxyTask) => {
  const report = startProxy(task)
  process.once("message", () => process.send?.(report, () => process.exit(0)))
})
