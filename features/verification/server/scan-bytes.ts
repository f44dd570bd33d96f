import { once } from "node:events"
import { connect, type Socket } from "node:net"
import { seconds } from "#platform/duration.ts"
import { env } from "#platform/server/env.ts"
import { log } from "#platform/server/log.ts"

/** `none`: no scanner is configured. `unreachable`: it did not answer, or not in time. */
export type ScanResult = "none" | "clean" | "infected" | "unreachable"

const DEADLINE_MS = seconds(20)
/** Less than any StreamMaxLength; clamd takes a file in pieces. */
const PIECE_BYTES = 64 * 1024
const MAX_ANSWER_LENGTH = 1_000

/** Asks the malware scanner at CLAMAV_URL about a file (clamd, command INSTREAM). */
export async function scanBytes(bytes: Uint8Array): Promise<ScanResult> {
  const url = env().CLAMAV_URL
  if (url === undefined) return "none"
  try {
    return resultOf(await askScanner(new URL(url), bytes))
  } catch (error) {
    log.warn({ err: error }, "the malware scanner did not answer")
    return "unreachable"
  }
}

async function askScanner({ hostname, port }: URL, bytes: Uint8Array): Promise<string> {
  const signal = AbortSignal.timeout(DEADLINE_MS)
  const socket = connect(Number(port), hostname)
  const abort = () => socket.destroy(new Error("no answer within the deadline"))
  signal.addEventListener("abort", abort)
  try {
    await once(socket, "connect", { signal })
    const answer = readAnswer(socket)
    // whoever stops sending because the answer has come must not fail for it
    sendFile(socket, bytes).catch(() => undefined)
    return await answer
  } finally {
    signal.removeEventListener("abort", abort)
    socket.destroy()
  }
}

/** Pieces with their length before them, and one of length zero. */
async function sendFile(socket: Socket, bytes: Uint8Array): Promise<void> {
  socket.write("zINSTREAM\0")
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    const piece = bytes.subarray(start, start + PIECE_BYTES)
    socket.write(lengthOf(piece))
    if (!socket.write(piece)) await once(socket, "drain")
  }
  socket.write(lengthOf(new Uint8Array()))
}

function lengthOf({ length }: Uint8Array): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(length)
  return head
}

async function readAnswer(socket: Socket): Promise<string> {
  let answer = ""
  for await (const piece of socket) {
    answer += String(piece)
    if (answer.includes("\0") || answer.length > MAX_ANSWER_LENGTH) break
  }
  return answer
}

function resultOf(answer: string): ScanResult {
  const text = answer.replace(/\0.*$/s, "").trim()
  if (/^stream: OK$/.test(text)) return "clean"
  if (/^stream: .+ FOUND$/.test(text)) return "infected"
  throw new Error(`the malware scanner says: ${text.slice(0, 100)}`)
}
