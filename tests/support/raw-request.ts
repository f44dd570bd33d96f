import { connect } from "node:net"

export interface RawAnswer {
  status: number
  headers: Headers
  text: string
}

/**
 * Sends a request exactly as it is written: fetch and browsers tidy addresses and headers up first.
 * `target` and `headers` are Latin-1; `from` is an address of this machine.
 */
export function sendRaw(
  url: string,
  target: string,
  options: { method?: string; headers?: readonly string[]; body?: string; from?: string } = {},
): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(url)
  const { method = "GET", headers = [`Host: ${host}`], body = "", from } = options
  const lines = [`${method} ${target} HTTP/1.1`, ...headers, "Connection: close", "", body]
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host: hostname, localAddress: from })
    const chunks: Buffer[] = []
    socket.on("data", (chunk) => chunks.push(chunk))
    socket.on("error", reject)
    socket.on("close", () => resolve(parse(Buffer.concat(chunks).toString("latin1"))))
    socket.setTimeout(20_000, () => socket.destroy(new Error(`no answer to ${target}`)))
    socket.write(Buffer.from(lines.join("\r\n"), "latin1"))
  })
}

function parse(answer: string): RawAnswer {
  const [head = "", ...rest] = answer.split("\r\n\r\n")
  const [first = "", ...lines] = head.split("\r\n")
  const headers = new Headers()
  for (const line of lines) {
    const colon = line.indexOf(":")
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return { status: Number(first.split(" ")[1]), headers, text: rest.join("\r\n\r\n") }
}
