import { randomBytes } from "node:crypto"
import { get } from "node:http"
import { connect } from "node:net"
import { deflateSync } from "node:zlib"
import sharp from "sharp"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { seconds } from "#platform/duration.ts"
import { makePdf, packedObject } from "#tests/support/pdf.ts"
import { pngBomb } from "#tests/support/png-bomb.ts"
import { brokenRules } from "./books.ts"
import { type Finding, tried } from "./finding.ts"
import { inBrowser, type Person, signedIn } from "./person.ts"
import type { TestStack } from "./test-stack.ts"
import { pause } from "./wait.ts"

/** So long the main thread may work at a stretch, in milliseconds: everybody else waits meanwhile. */
const MAX_TURN_MS = 50
/** So long anybody may wait for a page while somebody attacks, in milliseconds. */
const MAX_PATIENCE_MS = seconds(5)
const MB = 1_000_000

/** What is loud: the worst of files, floods and hoarding, against a server that serves others meanwhile. */
export async function attack(ground: TestStack): Promise<Finding[]> {
  // what the first requests compile is no attack
  for (let count = 0; count < 20; count += 1) await ask(ground)
  const findings = [
    await measured(ground, "the worst of PDFs", worstPdfs),
    await measured(ground, "the worst of pictures", worstPictures),
    await measured(ground, "300 PDFs of one person at once", manyPdfs),
    await measured(ground, "500 wrong passwords", wrongPasswords),
    await measured(ground, "seats of 175 flights held by eleven guests", hoarders),
    await measured(ground, "200 bodies that trickle in", slowBodies),
    await measured(ground, "headers without end", endlessHeaders),
  ]
  const broken = await tried("the books after it", async () => ({
    runs: 1,
    findings: await brokenRules(ground.db),
  }))
  return [...findings, broken]
}

interface Outcome {
  runs: number
  findings: string[]
  /** What is worth knowing beside it. */
  said?: string
}

/** Attacks, asks for a page all the while, and reads how long the event loop stood. */
async function measured(
  ground: TestStack,
  what: string,
  work: (ground: TestStack) => Promise<Outcome>,
): Promise<Finding> {
  await readMetrics(ground)
  return tried(what, async () => {
    const visitor = keepAsking(ground)
    const { runs, findings, said } = await work(ground)
    const slowest = await visitor.stop()
    const { turn, lag } = await readMetrics(ground)
    if (turn > MAX_TURN_MS) findings.push(`${what}: the main thread worked ${turn} ms at a stretch`)
    if (slowest > MAX_PATIENCE_MS) findings.push(`${what}: a visitor waited for ${slowest} ms`)
    const measures = `longest turn ${turn} ms, timers up to ${lag} ms late, slowest page ${slowest} ms`
    process.stdout.write(`  ${what}: ${measures}${said ? `; ${said}` : ""}\n`)
    return { runs, findings }
  })
}

async function readMetrics({ url }: TestStack): Promise<{ turn: number; lag: number }> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const of = (name: string) => {
    const line = text.split("\n").find((one) => one.startsWith(`${name} `))
    return Math.round(Number(line?.split(" ")[1] ?? Number.NaN) * 1_000)
  }
  return {
    turn: of("nodejs_eventloop_longest_turn_seconds"),
    lag: of("nodejs_eventloop_lag_max_seconds"),
  }
}

/** How long a page takes for somebody with a connection of their own. */
function ask({ url }: TestStack): Promise<number> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const request = get(`${url}/healthz`, { agent: false }, (answer) => {
      answer.resume()
      answer.once("end", () => resolve(Math.round(performance.now() - begun)))
    })
    request.once("error", reject)
  })
}

function keepAsking(ground: TestStack) {
  let isOver = false
  const asking = (async () => {
    let slowest = 0
    while (!isOver) {
      const waited = await ask(ground).catch(() => Number.POSITIVE_INFINITY)
      slowest = Math.max(slowest, waited)
      await pause(50)
    }
    return slowest
  })()
  return {
    stop() {
      isOver = true
      return asking
    },
  }
}

/** Nothing may end in a fault of ours; says how often each status came. */
function judged(statuses: readonly number[]): Outcome {
  const counts = Map.groupBy(statuses, (status) => status)
  const said = [...counts]
    .map(([status, { length }]) => `${length} × ${status === CLOSED ? "closed" : status}`)
    .join(", ")
  const isFault = statuses.some((status) => status >= 500)
  return { runs: statuses.length, findings: isFault ? [`answers: ${said}`] : [], said }
}

async function pilot(ground: TestStack): Promise<Person & { upload: Upload }> {
  const { id } = await makePilot(ground.db)
  const person = await signedIn(ground, id, false)
  return { ...person, upload: uploadBy(ground, person) }
}

type Upload = (bytes: Uint8Array<ArrayBuffer>, type: string) => Promise<number>

function uploadBy(ground: TestStack, { cookie }: Person): Upload {
  return async (bytes, type) => {
    const answer = await fetch(`${ground.url}/api/document-files`, {
      method: "POST",
      headers: { cookie, "content-type": type, "x-forwarded-for": randomAddress() },
      body: bytes,
    }).catch(() => undefined)
    await answer?.text().catch(() => undefined)
    return answer?.status ?? CLOSED
  }
}

/** Whoever is refused before the body has come may find the connection closed. */
const CLOSED = 0

function randomAddress(): string {
  return `10.${[...randomBytes(3)].join(".")}`
}

/** Ten megabytes of the same words, as nothing in a PDF repeats them. */
function pdfOf(words: string): Uint8Array<ArrayBuffer> {
  return makePdf({ objects: words.repeat(Math.floor((9.9 * MB) / words.length)) })
}

const PDF_WORDS = [
  "stream\n",
  "/ObjStm /FlateDecode stream\n",
  "/a",
  "/#4a",
  "obj endobj ",
  "((((",
  "#",
]

async function worstPdfs(ground: TestStack): Promise<Outcome> {
  const { upload } = await pilot(ground)
  const bomb = makePdf({
    objects: packedObject("", { bytes: deflateSync(Buffer.alloc(31 * MB)) }).repeat(50),
  })
  const files = [...PDF_WORDS.map(pdfOf), bomb]
  return judged(await Promise.all(files.map((file) => upload(file, "application/pdf"))))
}

async function worstPictures(ground: TestStack): Promise<Outcome> {
  const { upload } = await pilot(ground)
  // as many pixels as may come, and nothing in them that packs well enough to be quick
  const large = sharp({
    create: { width: 8_100, height: 6_100, channels: 3, background: "#357", noise: NOISE },
  })
  const small = sharp({
    create: { width: 1_900, height: 1_700, channels: 3, background: "#357", noise: NOISE },
  })
  const files: [string, Buffer][] = [
    ["image/png", pngBomb(60_000, 60_000)],
    ["image/png", pngBomb(7_000, 7_000)],
    ["image/png", await small.clone().png().toBuffer()],
    ["image/jpeg", await large.clone().jpeg({ quality: 20, progressive: true }).toBuffer()],
    ["image/webp", await large.clone().webp({ quality: 1, effort: 0 }).toBuffer()],
    ["image/avif", await small.clone().avif({ quality: 30, effort: 0 }).toBuffer()],
  ]
  const statuses = files.map(([type, file]) => upload(new Uint8Array(file), type))
  return judged(await Promise.all(statuses))
}

const NOISE = { type: "gaussian", mean: 120, sigma: 60 } as const

async function manyPdfs(ground: TestStack): Promise<Outcome> {
  const { upload } = await pilot(ground)
  const other = await pilot(ground)
  const worst = pdfOf("stream\n")
  const flood = Promise.all(Array.from({ length: 300 }, () => upload(worst, "application/pdf")))
  await pause(200)
  const begun = performance.now()
  const honest = await other.upload(makePdf(), "application/pdf")
  const waited = Math.round(performance.now() - begun)
  const outcome = judged(await flood)
  if (honest !== 201) outcome.findings.push(`somebody else's PDF was answered with ${honest}`)
  return { ...outcome, said: `${outcome.said}; somebody else's took ${waited} ms` }
}

async function wrongPasswords(ground: TestStack): Promise<Outcome> {
  const { email } = await makeUser(ground.db)
  const guess = () =>
    inBrowser(ground, false).send("POST", "/api/auth/login/password", {
      email,
      password: randomBytes(9).toString("base64url"),
    })
  const statuses: number[] = []
  for (let count = 0; count < 25; count += 1) {
    const answers = await Promise.all(Array.from({ length: 20 }, guess))
    statuses.push(...answers.map(({ status }) => status))
  }
  const outcome = judged(statuses)
  if (!statuses.includes(429)) outcome.findings.push("500 wrong passwords were all looked at")
  return outcome
}

async function hoarders(ground: TestStack): Promise<Outcome> {
  const flights: number[] = []
  for (let count = 0; count < 175; count += 1) flights.push((await makeFlight(ground.db)).id)
  const guests = Array.from({ length: 11 }, () => inBrowser(ground, false))
  const answers = await Promise.all(
    guests.map(async (guest) => {
      const own: { status: number; seats: number }[] = []
      for (const flightId of flights) {
        const hold = { flightId, seats: 3, shownTotalCents: 3 * 6_875 }
        const { status } = await guest.send("POST", "/api/checkouts", hold)
        own.push({ status, seats: status === 201 ? hold.seats : 0 })
      }
      return own
    }),
  )
  const all = answers.flat()
  const held = all.reduce((sum, { seats }) => sum + seats, 0)
  const outcome = judged(all.map(({ status }) => status))
  return { ...outcome, said: `${outcome.said}; ${held} seats held` }
}

/** A request whose bytes are written by hand; resolves with the status line, or nothing. */
function rawRequest(
  { url }: TestStack,
  write: (send: (text: string) => void) => void,
): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let answer = ""
    const end = () => {
      socket.destroy()
      resolve(answer.split("\r\n")[0] ?? "")
    }
    socket.setTimeout(seconds(12), end)
    socket.on("data", (bytes) => {
      answer += bytes
      end()
    })
    socket.on("error", end)
    socket.on("close", end)
    socket.on("connect", () => write((text) => socket.writable && socket.write(text)))
  })
}

async function slowBodies(ground: TestStack): Promise<Outcome> {
  const { host } = new URL(ground.url)
  const answers = Array.from({ length: 200 }, () =>
    rawRequest(ground, (send) => {
      send(
        `POST /api/auth/login/password HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`,
      )
      const drop = setInterval(() => send(" "), 500)
      setTimeout(() => clearInterval(drop), seconds(10))
    }),
  )
  await pause(seconds(2))
  const waited = await ask(ground)
  await Promise.all(answers)
  const findings = waited > MAX_PATIENCE_MS ? [`beside them a page took ${waited} ms`] : []
  return { runs: 200, findings }
}

async function endlessHeaders(ground: TestStack): Promise<Outcome> {
  const { host } = new URL(ground.url)
  const head = `GET /de HTTP/1.1\r\nHost: ${host}\r\n`
  const forms = [
    `${head}X-Long: ${"x".repeat(200_000)}\r\n\r\n`,
    `${head}${"X-Many: 1\r\n".repeat(20_000)}\r\n`,
    `${head}Cookie: ${"a=b; ".repeat(3_000)}\r\n\r\n`,
    `${head}Range: bytes=${"0-0,".repeat(3_000)}0-0\r\n\r\n`,
  ]
  const lines = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      rawRequest(ground, (send) => send(forms[index % forms.length] ?? "")),
    ),
  )
  // a connection that is closed before anybody answers is an answer, too
  return judged(lines.map((line) => Number(line.split(" ")[1] ?? 0)))
}
