import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { Agent, request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromium } from "playwright-core"
import { DEMO_PASSWORD, PILOT_EMAIL } from "#db/seed/people/demo-logins.ts"
import { httpVisitor } from "#tests/support/http-visitor.ts"
import { type BareElement, bareTreeOf } from "./bare-tree.ts"
import { type Figure, ratioFigure } from "./figure.ts"
import type { Product } from "./product.ts"

/*
 * Pages of a signed-in person against node:http that writes the same elements by React alone (no
 * components, no data, no session): requests a second, each measured in turns with the other, so that
 * whatever else the machine does slows both.
 */

const CONNECTIONS = 8
const TURN_MS = 2_000
const TURNS = 5

export async function signedInBench(product: Product): Promise<Figure[]> {
  const visitor = httpVisitor(product.url)
  const credentials = { email: PILOT_EMAIL, password: DEMO_PASSWORD }
  await visitor.call("POST", "/api/auth/login/password", credentials)
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  })
  try {
    const figures: Figure[] = []
    for (const [name, path] of await pagesOf(product)) {
      const answer = await visitor.get(path)
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
      const tree = await bareTreeOf(browser, await answer.text())
      figures.push(await measure(product, { name, path, cookie, tree }))
    }
    return figures
  } finally {
    await browser.close()
  }
}

async function pagesOf({ db }: Product): Promise<[string, string][]> {
  const only = async (statement: string) => {
    const { rows } = await db.query<{ id: number }>(statement, [PILOT_EMAIL])
    if (!rows[0]) throw new Error(`nothing found by ${statement}`)
    return rows[0].id
  }
  const flight = await only(
    `select f.id from flights f join users u on u.id = f.pilot_id
     where u.email <> $1 and f.status = 'published' and f.departs_at > now() + interval '7 days'
     order by f.departs_at limit 1`,
  )
  const thread = await only(
    `select m.conversation_id as id from conversation_members m join users u on u.id = m.user_id
     where u.email = $1 order by m.conversation_id limit 1`,
  )
  return [
    ["home", "/de"],
    ["search", "/de/suche?ort=Bonn"],
    ["flight", `/de/flug/${flight}`],
    ["cockpit", "/de/cockpit"],
    ["thread", `/de/cockpit/nachrichten/${thread}`],
  ]
}

interface Asked {
  name: string
  path: string
  cookie: string
}

async function measure(
  { url }: Product,
  { name, path, cookie, tree }: Asked & { tree: BareElement },
): Promise<Figure> {
  const bare = await startBare(tree)
  try {
    // both are warm, as servers are
    for (const [at, turn] of [
      [url + path, TURN_MS],
      [bare.url, TURN_MS],
    ] as const)
      await answersWithin(at, cookie, turn)
    let [ours, baseline] = [0, 0]
    for (let turn = 0; turn < TURNS; turn += 1) {
      ours += await answersWithin(url + path, cookie, TURN_MS)
      baseline += await answersWithin(bare.url, cookie, TURN_MS)
    }
    const perSecond = (answers: number) => (answers * 1_000) / (TURNS * TURN_MS)
    return ratioFigure({
      what: `${name}, signed in, against renderToPipeableStream of the same elements`,
      ours: perSecond(ours),
      baseline: perSecond(baseline),
      unit: "/s",
      least: 0.4,
    })
  } finally {
    bare.stop()
  }
}

async function startBare(tree: BareElement) {
  const folder = mkdtempSync(join(tmpdir(), "aufwind-bare-"))
  const file = join(folder, "tree.json")
  writeFileSync(file, JSON.stringify(tree))
  const server = spawn(process.execPath, ["bench/bare-react-server.ts", file], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  })
  const [port] = await once(server.stdout, "data")
  return {
    url: `http://127.0.0.1:${Number(String(port))}/`,
    stop() {
      server.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** How many whole answers come over some connections that ask again as soon as they are answered. */
async function answersWithin(url: string, cookie: string, ms: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const end = performance.now() + ms
  let answers = 0
  const ask = async () => {
    while (performance.now() < end) {
      await get(url, cookie, agent)
      if (performance.now() < end) answers += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, ask))
  agent.destroy()
  return answers
}

async function get(url: string, cookie: string, agent: Agent): Promise<void> {
  const asked = request(url, { agent, headers: { cookie, accept: "text/html" } }).end()
  const [answer] = await once(asked, "response")
  answer.resume()
  await once(answer, "end")
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
}
