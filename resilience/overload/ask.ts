import { Agent, request } from "node:http"

/** One request, as somebody sends it. */
export interface Asked {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

export interface Heard {
  /** 0: none came. */
  status: number
  ms: number
}

/** After that time people have left. */
const PATIENCE_MS = 40_000

// browsers keep their connections; everybody has their own
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

/** Sends it and reads the whole answer. */
export function ask(url: string, { method, path, headers, body }: Asked): Promise<Heard> {
  const { host, port } = new URL(url)
  const begun = performance.now()
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, ms: performance.now() - begun })
    const sent = request(
      // a name would have to be looked up
      { host: "127.0.0.1", port, method, path, agent, headers: { host, ...headers } },
      (answer) => {
        answer.resume()
        answer.once("error", () => end(0))
        answer.once("end", () => end(answer.statusCode ?? 0))
      },
    )
    sent.setTimeout(PATIENCE_MS, () => sent.destroy())
    sent.once("error", () => end(0))
    sent.end(body)
  })
}
