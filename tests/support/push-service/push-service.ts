import { once } from "node:events"
import { readFileSync } from "node:fs"
import type { IncomingHttpHeaders } from "node:http"
import { createServer } from "node:https"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { getCACertificates, setDefaultCACertificates } from "node:tls"

interface ReceivedPush {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8")
const cert = read("localhost-certificate.pem")

const received: ReceivedPush[] = []
let status = 201

const server = createServer({ cert, key: read("localhost-key.pem") }, async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { url: path = "", headers } = request
  received.push({ path, headers, body: Buffer.concat(chunks) })
  response.writeHead(status).end()
})
server.listen(0, "localhost")
await once(server, "listening")
server.unref()

const host = `localhost:${(server.address() as AddressInfo).port}`

/**
 * A push service that this process trusts and may reach; call before anything reads the environment.
 * One for the whole process, since the product reads its settings once.
 */
export function startPushService() {
  process.env.PUSH_EXTRA_HOST = host
  setDefaultCACertificates([...getCACertificates("default"), cert])
  return {
    received,
    origin: `https://${host}`,
    /** What it says to every push from now on. */
    answerWith(next: number) {
      status = next
    },
  }
}
