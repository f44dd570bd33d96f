import { execFileSync } from "node:child_process"
import { randomUUID } from "node:crypto"
import { Agent, type IncomingMessage, request } from "node:http"
import { text } from "node:stream/consumers"
import { makeConversation } from "#db/seed/factories/make-conversation.ts"
import type { MessageList } from "#features/chat/core/conversations-schemas.ts"
import { HINTS_PATH } from "#features/chat/live/hint.ts"
import { type Db, openDatabase } from "#platform/server/db.ts"
import { serverUrlOf } from "#platform/server/postgres/server-role.ts"
import { launchProduct } from "#tests/support/product.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"
import { countFigure, type Figure } from "./figure.ts"
import type { Product } from "./product.ts"

/*
 * A thousand people who have their messages open, half of them at one process and half at another, and
 * who write to each other: how long it takes from the press until the other side has the message, which
 * is the hint and the answer to the question for what is new.
 */

const STREAMS = 1_000
const MESSAGES = 1_000
const PER_SECOND = 25
const OPENED_AT_ONCE = 50
/** For what the server has thrown away while streams were opened. */
const SETTLE_MS = 5_000
const MAX_P99_MS = 150
/** A hint that has not come after so long is lost. */
const LOST_MS = 10_000

interface Talker {
  conversationId: number
  cookie: string
  url: string
  /** Called with each hint about the conversation. */
  onHint: () => void
  response?: IncomingMessage
}

export async function chatBench(product: Product): Promise<Figure[]> {
  Object.assign(process.env, { DATA_DIR: product.dataDir, PUBLIC_URL: product.url })
  const databaseUrl = serverUrlOf(String(product.db.options.connectionString))
  const other = await launchProduct({
    DEMO: "1",
    DATABASE_URL: databaseUrl,
    DATA_DIR: product.dataDir,
    PUBLIC_URL: product.url,
    LOG_LEVEL: "error",
    TEST_CLOCK: "",
  })
  const { db, close } = openDatabase(databaseUrl, { max: 8 })
  const pairs: (readonly [Talker, Talker])[] = []
  try {
    for (let count = 0; count < STREAMS / 2; count += 1) {
      pairs.push(await makePair(db, [product.url, other.url]))
    }
    const talkers = pairs.flat()
    const [before, memory] = await memoryOfStreams([product.pid, other.pid], talkers)
    const waits = await writeToEachOther(pairs)
    const p99 = quantile(waits, 0.99)
    const lost = waits.filter((wait) => wait >= LOST_MS).length
    return [
      countFigure("open streams at two processes", talkers.length, `${STREAMS}`, true),
      countFigure("messages that did not arrive", lost, "0", lost === 0),
      countFigure("press to open receiver, median, ms", quantile(waits, 0.5), "-", true),
      countFigure("press to open receiver, p99, ms", p99, `<= ${MAX_P99_MS}`, p99 <= MAX_P99_MS),
      countFigure("memory of both processes before, MB", Math.round(before / 1_024), "-", true),
      countFigure("memory per stream, kB", Math.round(memory / STREAMS), "-", true),
    ]
  } finally {
    for (const { response } of pairs.flat()) response?.destroy()
    await close()
    await other.stop()
  }
}

async function makePair(
  db: Db,
  urls: readonly [string, string],
): Promise<readonly [Talker, Talker]> {
  const { id: conversationId, pilotId, personId } = await makeConversation(db)
  const talker = async (userId: number, url: string): Promise<Talker> => ({
    conversationId,
    cookie: await accessCookieFor(db, userId),
    url,
    onHint: () => {},
  })
  return [await talker(pilotId, urls[0]), await talker(personId ?? 0, urls[1])]
}

/** In kilobytes: of the processes before any stream is open, and what all streams add to it. */
async function memoryOfStreams(pids: readonly number[], talkers: readonly Talker[]) {
  const total = () => pids.reduce((sum, pid) => sum + memoryOf(pid), 0)
  await pause(SETTLE_MS)
  const before = total()
  for (let from = 0; from < talkers.length; from += OPENED_AT_ONCE) {
    await Promise.all(talkers.slice(from, from + OPENED_AT_ONCE).map(openStream))
  }
  await pause(SETTLE_MS)
  return [before, total() - before] as const
}

/** Resident memory, in kilobytes. */
function memoryOf(pid: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }))
}

/** Resolves once the server has said that the stream is open. */
async function openStream(talker: Talker): Promise<void> {
  const response = await ask(talker, HINTS_PATH, { agent: false })
  if (response.statusCode !== 200) throw new Error(`a stream was answered ${response.statusCode}`)
  talker.response = response
  response.setEncoding("utf8")
  response.on("error", () => undefined)
  await new Promise<void>((resolve) => {
    response.on("data", (part: string) => {
      if (part.includes("event: open")) resolve()
      if (part.includes(`"conversationId":${talker.conversationId}`)) talker.onHint()
    })
  })
}

/** One message after the other at a steady pace; in milliseconds, how long each took to arrive. */
async function writeToEachOther(pairs: readonly (readonly [Talker, Talker])[]): Promise<number[]> {
  const waits: Promise<number>[] = []
  const begun = performance.now()
  for (let count = 0; count < MESSAGES; count += 1) {
    const [one, other] = pairs[count % pairs.length] ?? []
    if (!one || !other) throw new Error("nobody is here to write")
    const isReply = count >= pairs.length
    waits.push(arrival(isReply ? other : one, isReply ? one : other))
    await pause(begun + ((count + 1) * 1_000) / PER_SECOND - performance.now())
  }
  return Promise.all(waits)
}

async function arrival(sender: Talker, receiver: Talker): Promise<number> {
  // without digits, which might be masked as a number
  const words = `Nachricht ${randomUUID().replace(/\d/g, "x")}`
  const pressed = performance.now()
  const arrived = new Promise<number>((resolve) => {
    receiver.onHint = () => {
      void has(receiver, words).then((isThere) => {
        if (isThere) resolve(performance.now() - pressed)
      })
    }
  })
  await send(sender, words)
  const wait = await Promise.race([arrived, pause(LOST_MS).then(() => LOST_MS)])
  receiver.onHint = () => {}
  return wait
}

async function send(talker: Talker, words: string): Promise<void> {
  const body = JSON.stringify({ key: randomUUID(), text: words })
  const response = await ask(talker, messagesPath(talker), { method: "POST", body })
  const answer = await text(response)
  if (response.statusCode !== 201) throw new Error(`${response.statusCode} ${answer}`)
}

async function has(talker: Talker, words: string): Promise<boolean> {
  const response = await ask(talker, `${messagesPath(talker)}?after=0`)
  const { messages } = JSON.parse(await text(response)) as MessageList
  return messages.some((message) => message.text === words)
}

const messagesPath = ({ conversationId }: Talker) => `/api/conversations/${conversationId}/messages`

const keptAlive = new Agent({ keepAlive: true })

/** Both processes stand behind one address, as behind a proxy. */
function ask(
  { url, cookie }: Talker,
  path: string,
  { method = "GET", body = "", agent = keptAlive as Agent | false } = {},
): Promise<IncomingMessage> {
  const { host } = new URL(process.env.PUBLIC_URL ?? url)
  const headers = { host, cookie, "content-type": "application/json" }
  return new Promise((resolve, reject) => {
    request(url + path, { method, agent, headers }, resolve)
      .on("error", reject)
      .end(body)
  })
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
}
