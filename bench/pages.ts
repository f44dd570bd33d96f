import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Figure, ratioFigure } from "./figure.ts"
import type { Product } from "./product.ts"
import { SPECIFIED_ROUTES } from "./specified-routes.ts"

/*
 * Pages of visitors against node:http that answers the same bytes: requests a second, each measured
 * in turns with the other, so that whatever else the machine does slows both.
 */

const CONNECTIONS = 16
const TURN_MS = 2_000
const TURNS = 5

export async function pagesBench(product: Product): Promise<Figure[]> {
  const flight = SPECIFIED_ROUTES.find(({ route }) => route === "/de/flug/{flightId}")
  const flightPath = typeof flight?.at === "function" ? await flight.at(product) : ""
  const figures: Figure[] = []
  for (const [name, path] of [
    ["home", "/de"],
    ["search", "/de/suche?ort=Bonn"],
    ["flight", flightPath],
  ] as const) {
    figures.push(await measure(product, name, path))
  }
  return figures
}

async function measure({ url }: Product, name: string, path: string): Promise<Figure> {
  const { port } = new URL(url)
  const request = [
    `GET ${path} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    "Accept: text/html",
    "Accept-Encoding: gzip, br",
    "Cookie: i18n_redirected=de",
    "\r\n",
  ].join("\r\n")
  const plain = await startPlain(await answerTo(`${url}${path}`))
  try {
    let [ours, baseline] = [0, 0]
    for (let turn = 0; turn < TURNS; turn += 1) {
      ours += await answersWithin(Number(port), request, TURN_MS)
      baseline += await answersWithin(plain.port, request, TURN_MS)
    }
    const perSecond = (answers: number) => (answers * 1_000) / (TURNS * TURN_MS)
    return ratioFigure({
      what: `${name} for visitors against node:http with the same bytes`,
      ours: perSecond(ours),
      baseline: perSecond(baseline),
      unit: "/s",
      least: 0.8,
    })
  } finally {
    plain.stop()
  }
}

/** Head and body as they come over the line. */
async function answerTo(url: string): Promise<{ headers: string[]; body: Buffer }> {
  const { request } = await import("node:http")
  const asked = request(url, {
    headers: { "accept-encoding": "gzip, br", cookie: "i18n_redirected=de" },
  }).end()
  const [answer] = await once(asked, "response")
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  const own = ["date", "connection", "keep-alive"]
  const raw: string[] = answer.rawHeaders
  const headers = raw.filter(
    (_, index) => !own.includes(raw[index - (index % 2)]?.toLowerCase() ?? ""),
  )
  return { headers, body: Buffer.concat(parts) }
}

async function startPlain({ headers, body }: { headers: string[]; body: Buffer }) {
  const folder = mkdtempSync(join(tmpdir(), "aufwind-plain-"))
  const [headFile, bodyFile] = [join(folder, "head"), join(folder, "body")]
  writeFileSync(headFile, JSON.stringify(headers))
  writeFileSync(bodyFile, body)
  const server = spawn(process.execPath, ["bench/plain-server.ts", headFile, bodyFile], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  const [port] = await once(server.stdout, "data")
  return {
    port: Number(String(port)),
    stop() {
      server.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** How many answers come over some connections that ask again as soon as they are answered. */
async function answersWithin(port: number, request: string, ms: number): Promise<number> {
  let answers = 0
  let isOver = false
  const ask = async () => {
    const socket = connect(port, "127.0.0.1")
    await once(socket, "connect")
    let missing = 0
    socket.write(request)
    for await (const part of socket as AsyncIterable<Buffer>) {
      missing = missing === 0 ? lengthOf(part) - part.length : missing - part.length
      if (missing > 0) continue
      answers += 1
      if (isOver) break
      socket.write(request)
    }
  }
  const asking = Promise.all(Array.from({ length: CONNECTIONS }, ask))
  await new Promise((resolve) => setTimeout(resolve, ms))
  const done = answers
  isOver = true
  await asking
  return done
}

/** Head and body of an answer whose beginning holds the whole head. */
function lengthOf(beginning: Buffer): number {
  const head = beginning.subarray(0, beginning.indexOf("\r\n\r\n") + 4).toString("latin1")
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!length) throw new Error(`an answer without a length: ${head.slice(0, 200)}`)
  return head.length + Number(length)
}
