import { createServer } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { getRequestListener } from "@hono/node-server"
import { afterAll, beforeAll, expect, test } from "vitest"
import { leaveUnread } from "./leave-unread.ts"

const PIECE = Buffer.alloc(64 * 1024)
const PIECES = 160

const refusing = getRequestListener(() => new Response("zu viel", { status: 429 }), {
  autoCleanupIncoming: false,
})
let read = 0
const server = createServer(leaveUnread(refusing))
server.on("connection", (socket) => socket.on("close", () => (read += socket.bytesRead)))

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)))
afterAll(() => server.close())

function open() {
  const { port } = server.address() as AddressInfo
  return connect(port, "127.0.0.1")
}

const headOf = (length: number) =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`

test("who sends ten megabytes that are refused reads why, and next to nothing of it is taken in", async () => {
  const answer = await new Promise<string>((resolve) => {
    const socket = open()
    let text = ""
    socket.on("data", (bytes) => {
      text += bytes
    })
    // cut off while it still sends
    socket.on("error", () => {})
    socket.on("close", () => resolve(text))
    socket.write(headOf(PIECES * PIECE.length))
    for (let piece = 0; piece < PIECES; piece += 1) socket.write(PIECE)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 429 [\s\S]*zu viel$/)
  await expect.poll(() => read).toBeGreaterThan(0)
  expect(read).toBeLessThan(1_000_000)
})

test("a small body that comes after its answer ends, and the connection goes on", async () => {
  const socket = open()
  const answers: string[] = []
  const next = () =>
    new Promise<string>((resolve) => socket.once("data", (bytes) => resolve(`${bytes}`)))
  for (const body of ["{}", "[]"]) {
    socket.write(headOf(2))
    answers.push(await next())
    socket.write(body)
  }
  socket.destroy()
  expect(answers).toEqual([expect.stringContaining("429"), expect.stringContaining("429")])
})
