import type { Server } from "node:http"
import { type AddressInfo, connect, type Socket } from "node:net"
import { getRequestListener } from "@hono/node-server"
import { Hono } from "hono"
import { afterAll, expect, test } from "vitest"
import { createLog } from "#platform/server/log.ts"
import { currentRequestId } from "#platform/server/request-id.ts"
import { apiEndpoints } from "#server/api-list.ts"
import { uploadRoutes } from "#server/declared-routes.ts"
import { createHttpServer, type HttpLimits } from "#server/http/http-server.ts"
import { withRequestIds } from "#server/http/request-id.ts"
import { clientAddress } from "#server/http/request-info.ts"
import { leaveUnread } from "#server/security/leave-unread.ts"
import { cutOffSlowBodies } from "#server/security/slow-bodies.ts"

const lines: { requestId?: string; msg: string }[] = []
const log = createLog("info", { write: (line) => lines.push(JSON.parse(line)) })

const LARGE = new Uint8Array(30_000_000)

/** Tells whoever asks what was made of their request, after it has come as a whole. */
const app = new Hono()
  .get("/large", (c) => c.body(LARGE))
  .all("*", async (c) => {
    const { byteLength } = await c.req.arrayBuffer()
    log.info(`${byteLength} bytes`)
    return c.json({ byteLength, address: clientAddress(c), requestId: currentRequestId() })
  })

async function serve(
  limits: Partial<HttpLimits> = {},
  { bodyMs = 60_000, host = "127.0.0.1" } = {},
) {
  const answer = leaveUnread(getRequestListener(app.fetch, { autoCleanupIncoming: false }))
  const inTime = cutOffSlowBodies(answer, uploadRoutes(apiEndpoints), bodyMs)
  const server = createHttpServer(withRequestIds(inTime), limits)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return server
}

interface Connection {
  socket: Socket
  /** All that has come until the server closed it. */
  closed: Promise<string>
}

function open(server: Server, from = "127.0.0.1"): Connection {
  const { port } = server.address() as AddressInfo
  const socket = connect({ port, host: from === "::1" ? "::1" : "127.0.0.1", localAddress: from })
  let all = ""
  socket.setEncoding("utf8").on("data", (text) => {
    all += text
  })
  socket.on("error", () => {})
  return { socket, closed: new Promise((resolve) => socket.on("close", () => resolve(all))) }
}

const HOST = "Host: localhost\r\n"
const posted = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\n${HOST}Content-Length: ${length}\r\n\r\n`
const UPLOAD = "/api/planes/7/photos"

interface Told {
  head: string
  byteLength: number
  address: string
  requestId: string
}

/** What one request is told, with these headers and from this address of this machine. */
async function ask(server: Server, headers: readonly string[] = [], from?: string): Promise<Told> {
  const { socket, closed } = open(server, from)
  const own = headers.map((header) => `${header}\r\n`).join("")
  socket.write(`GET / HTTP/1.1\r\n${HOST}${own}Connection: close\r\n\r\n`)
  const [head = "", body = ""] = (await closed).split("\r\n\r\n")
  return { head, ...JSON.parse(body) }
}

test("a head that trickles in is refused, however much of it keeps coming", async () => {
  const server = await serve({ headMs: 300 })
  const { socket, closed } = open(server)
  socket.write(`GET / HTTP/1.1\r\n${HOST}`)
  let sent = 0
  const drop = setInterval(() => {
    sent += 1
    socket.write(`X-${sent}: 1\r\n`)
  }, 20)
  expect(await closed).toMatch(/^HTTP\/1\.1 408 /)
  clearInterval(drop)
  expect(sent).toBeGreaterThan(5)
})

test("who connects and says nothing is cut off in the same time", async () => {
  const server = await serve({ headMs: 200 })
  const begun = performance.now()
  expect(await open(server).closed).toMatch(/^HTTP\/1\.1 408 /)
  expect(performance.now() - begun).toBeGreaterThan(150)
})

test("the body of a call that trickles in is cut off, with an answer", async () => {
  const server = await serve({}, { bodyMs: 300 })
  const { socket, closed } = open(server)
  socket.write(posted("/api/auth/login/password", 60_000))
  const drop = setInterval(() => socket.write(" "), 20)
  const answer = await closed
  clearInterval(drop)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toMatch(/^x-request-id: [\w-]{36}\r$/m)
})

test("a body without a length that trickles in is cut off as well", async () => {
  const server = await serve({}, { bodyMs: 300 })
  const { socket, closed } = open(server)
  socket.write(`POST /de/login HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n`)
  const drop = setInterval(() => socket.write("1\r\nx\r\n"), 20)
  expect(await closed).toMatch(/^HTTP\/1\.1 408 /)
  clearInterval(drop)
})

test("an upload by a slow line takes longer than any other body may", async () => {
  const server = await serve({}, { bodyMs: 200 })
  const { socket } = open(server)
  const begun = performance.now()
  const answered = new Promise<string>((resolve) =>
    socket.once("data", (text) => resolve(`${text}`)),
  )
  socket.write(posted(UPLOAD, 20))
  let left = 20
  const drop = setInterval(() => {
    socket.write("x")
    left -= 1
    if (left === 0) clearInterval(drop)
  }, 30)
  expect(await answered).toMatch(/^HTTP\/1\.1 200 [\s\S]*"byteLength":20/)
  expect(performance.now() - begun).toBeGreaterThan(400)
  socket.destroy()
})

test("an upload that never ends is cut off, too", async () => {
  const server = await serve({ headMs: 200, requestMs: 400 }, { bodyMs: 100 })
  const { socket, closed } = open(server)
  socket.write(posted(UPLOAD, 1_000_000))
  const drop = setInterval(() => socket.write("x"), 20)
  expect(await closed).toMatch(/^HTTP\/1\.1 408 /)
  clearInterval(drop)
})

test("who asks for much and reads nothing of it is cut off", async () => {
  const server = await serve({ stalledMs: 300 })
  const { socket } = open(server)
  socket.pause().write(`GET /large HTTP/1.1\r\n${HOST}\r\n`)
  await expect.poll(() => connectionsOf(server)).toBe(1)
  await expect.poll(() => connectionsOf(server), { timeout: 5_000 }).toBe(0)
  socket.destroy()
})

test("a connection that nobody uses is kept, and closed in the end", async () => {
  const server = await serve({ headMs: 100, keepAliveMs: 1_000 })
  const { socket, closed } = open(server)
  const get = () =>
    new Promise<string>((resolve) => {
      socket.once("data", (text) => resolve(`${text}`))
      socket.write(`GET / HTTP/1.1\r\n${HOST}\r\n`)
    })
  expect(await get()).toMatch(/^HTTP\/1\.1 200 /)
  // longer than a head may take
  await expect.poll(() => headTimedOut(server)).toBe(true)
  expect(await get()).toMatch(/^HTTP\/1\.1 200 /)
  const begun = performance.now()
  expect(await closed).not.toContain("HTTP/1.1 408")
  expect(performance.now() - begun).toBeGreaterThan(800)
})

/** Whether somebody who said nothing from now on has been cut off. */
async function headTimedOut(server: Server): Promise<boolean> {
  return (await open(server).closed).includes("HTTP/1.1 408")
}

test("whoever comes when all places are taken is cut off, and the others are served", async () => {
  const server = await serve({ connections: 3 })
  const early = [1, 2, 3].map(() => open(server))
  await expect.poll(() => connectionsOf(server)).toBe(3)
  expect(await open(server).closed).toBe("")
  for (const { socket } of early) {
    const answered = new Promise((resolve) => socket.once("data", (text) => resolve(`${text}`)))
    socket.write(`GET / HTTP/1.1\r\n${HOST}\r\n`)
    expect(await answered).toMatch(/^HTTP\/1\.1 200 /)
  }
  early[0]?.socket.destroy()
  await expect.poll(() => connectionsOf(server)).toBe(2)
  expect((await ask(server)).head).toMatch(/^HTTP\/1\.1 200 /)
  for (const { socket } of early) socket.destroy()
})

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

// TRUSTED_PROXIES of the tests is 127.0.0.1, and this machine has all of 127.0.0.0/8
const PROXY = "127.0.0.1"
const STRANGER = "127.0.0.9"

test.each([
  { what: "a stranger who names another", from: STRANGER, is: STRANGER, hops: "192.0.2.1" },
  {
    what: "a stranger who names a proxy",
    from: STRANGER,
    is: STRANGER,
    hops: "192.0.2.1, 127.0.0.1",
  },
  { what: "a proxy's caller", from: PROXY, is: "192.0.2.1", hops: "192.0.2.1" },
  {
    what: "one who has made up another",
    from: PROXY,
    is: "192.0.2.1",
    hops: "10.0.0.7, 192.0.2.1",
  },
  {
    what: "one behind two proxies",
    from: PROXY,
    is: "192.0.2.1",
    hops: "10.7.7.7, 192.0.2.1, 127.0.0.1",
  },
  { what: "one of IPv6", from: PROXY, is: "2001:db8::7", hops: "10.0.0.7, 2001:db8::7" },
  { what: "one with a port", from: PROXY, is: "192.0.2.1", hops: "192.0.2.1:55000" },
  { what: "one of IPv6 with a port", from: PROXY, is: "2001:db8::7", hops: "[2001:db8::7]:55000" },
  { what: "one of IPv4 written as IPv6", from: PROXY, is: "192.0.2.1", hops: "::ffff:192.0.2.1" },
  { what: "one who is not named", from: PROXY, is: PROXY, hops: "10.0.0.7, unknown" },
  { what: "one whose entry is empty", from: PROXY, is: "192.0.2.1", hops: "192.0.2.1, , " },
])("$what is known as $is", async ({ from, is, hops }) => {
  const server = await serve()
  expect((await ask(server, [`X-Forwarded-For: ${hops}`], from)).address).toBe(is)
})

test("an address in a second line of the header is the nearer one", async () => {
  const server = await serve()
  const both = ["X-Forwarded-For: 10.0.0.7", "X-Forwarded-For: 192.0.2.1"]
  expect((await ask(server, both)).address).toBe("192.0.2.1")
})

test("a proxy's id names the request, its answer and what is said of it in the log", async () => {
  const server = await serve()
  const id = "Root=1-67891233-abcdef012345678912345678"
  const { head, requestId } = await ask(server, [`X-Request-Id: ${id}`])
  expect(requestId).toBe(id)
  expect(head).toMatch(/^HTTP\/1\.1 200 /)
  expect(lines.filter((line) => line.requestId === id)).toEqual([
    expect.objectContaining({ msg: "0 bytes", requestId: id }),
  ])
})

const OWN_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

test.each([
  { what: "a stranger's", from: STRANGER, ids: ["abcdef0123456789"] },
  { what: "one that is too short", from: PROXY, ids: ["abc"] },
  { what: "one that is too long", from: PROXY, ids: ["a".repeat(129)] },
  { what: "one with markup", from: PROXY, ids: ["<b>abcdefgh</b>"] },
  { what: "one of two", from: PROXY, ids: ["abcdef0123456789", "abcdef0123456780"] },
])("$what id is not taken", async ({ from, ids }) => {
  const server = await serve()
  const told = await ask(
    server,
    ids.map((id) => `X-Request-Id: ${id}`),
    from,
  )
  expect(told.requestId).toMatch(OWN_ID)
})

test("requests that are worked on side by side keep their ids", async () => {
  const server = await serve()
  const ids = Array.from({ length: 20 }, (_, number) => `request-${number}`)
  const told = await Promise.all(ids.map((id) => ask(server, [`X-Request-Id: ${id}`])))
  expect(told.map(({ requestId }) => requestId)).toEqual(ids)
})
