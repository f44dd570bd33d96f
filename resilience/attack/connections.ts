import { connect } from "node:net"
import { seconds } from "#platform/duration.ts"
import type { TestStack } from "../test-stack.ts"
import { CLOSED, exactly, judge, type Step, together, upTo } from "./step.ts"

const CONNECTIONS = 200
/** A connection that trickles is dropped by ourselves then. */
const PATIENCE_MS = seconds(12)
const OPEN = "open"

/** A request whose bytes are written by hand; resolves with the status of its answer, or how it ended. */
function rawRequest(
  { url }: TestStack,
  write: (send: (text: string) => void) => void,
): Promise<string> {
  const { port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), "127.0.0.1")
    let answer = ""
    let hasEnded = false
    const end = (how: string) => {
      if (hasEnded) return
      hasEnded = true
      clearTimeout(patience)
      socket.destroy()
      resolve(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? how)
    }
    const patience = setTimeout(() => end(OPEN), PATIENCE_MS)
    socket.on("data", (bytes) => {
      answer += bytes
      end(CLOSED)
    })
    socket.on("error", () => end(CLOSED))
    socket.on("close", () => end(CLOSED))
    socket.on("connect", () => write((text) => socket.writable && socket.write(text)))
  })
}

const manyRaw = (ground: TestStack, count: number, write: (send: (text: string) => void) => void) =>
  Promise.all(Array.from({ length: count }, () => rawRequest(ground, write)))

/** A body that comes a byte at a time holds its connection and nothing else. */
export const slowBodies: Step = {
  what: `${CONNECTIONS} bodies that trickle in`,
  async prepare(ground) {
    const { host } = new URL(ground.url)
    const head = `POST /api/auth/login/password HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`
    return async () => {
      const answers = await manyRaw(ground, CONNECTIONS, (send) => {
        send(head)
        const drop = setInterval(() => send(" "), 500)
        setTimeout(() => clearInterval(drop), PATIENCE_MS)
      })
      return judge(answers, { [OPEN]: exactly(CONNECTIONS) })
    }
  },
}

/** Heads of more than 8 KB are refused; the longest below are answered. */
export const endlessHeaders: Step = {
  what: "headers without end",
  async prepare(ground) {
    const { host } = new URL(ground.url)
    const head = `GET /de HTTP/1.1\r\nHost: ${host}\r\n`
    const tooLong = [
      `${head}X-Long: ${"x".repeat(200_000)}\r\n\r\n`,
      `${head}${"X-Many: 1\r\n".repeat(20_000)}\r\n`,
    ]
    const longest = [
      `${head}Cookie: ${"a=b; ".repeat(1_500)}\r\n\r\n`,
      `${head}Range: bytes=${"0-0,".repeat(1_900)}0-0\r\n\r\n`,
    ]
    const share = CONNECTIONS / 4
    const all = (heads: readonly string[]) =>
      Promise.all(heads.map((one) => manyRaw(ground, share, (send) => send(one))))
    return async () => {
      const [refused, answered] = await Promise.all([all(tooLong), all(longest)])
      return together([
        // whoever goes on writing may find it closed before they read why
        judge(refused.flat(), { 431: upTo(2 * share), [CLOSED]: upTo(2 * share) }),
        judge(answered.flat(), { 200: exactly(2 * share) }),
      ])
    }
  },
}

/** Bodies as large as a call takes, and as deep. */
export const deepJson: Step = {
  what: `${CONNECTIONS} deep bodies of JSON`,
  async prepare(ground) {
    const { host } = new URL(ground.url)
    const deep = "[".repeat(32_000) + "]".repeat(32_000)
    const wide = `{${Array.from({ length: 5_000 }, (_, at) => `"k${at}":{}`).join(",")}}`
    const posted = (body: string) =>
      `POST /api/auth/login/password HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    return async () => {
      const answers = await Promise.all(
        [deep, wide].map((body) => manyRaw(ground, CONNECTIONS / 2, (send) => send(posted(body)))),
      )
      return judge(answers.flat(), { 400: exactly(CONNECTIONS) })
    }
  },
}
