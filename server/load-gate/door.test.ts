import { createHash } from "node:crypto"
import { createServer, type RequestListener } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { setTimeout } from "node:timers/promises"
import { afterAll, expect, test } from "vitest"
import { env } from "#platform/server/env.ts"
import { apiEndpoints } from "#server/api-list.ts"
import { signedRoutes } from "#server/declared-routes.ts"
import { leaveUnread } from "#server/security/leave-unread.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { withDeadline } from "./deadline.ts"
import { createDoor } from "./door.ts"
import { createGate } from "./gate.ts"
import { PRIORITIES } from "./priority.ts"
import { createRefusal } from "./refusal.tsx"

const db = await testDatabase()
const { app } = testApplication(db, apiEndpoints, async (c) => c.html("<h1>eine Seite</h1>"))
const refuse = await createRefusal()
const isSigned = signedRoutes(apiEndpoints)
const { host } = new URL(env().PUBLIC_URL)

/** The real application behind a gate that lets in one at a time. */
async function serve({ answer = app.fetch as Parameters<typeof createDoor>[0]["answer"] } = {}) {
  const gate = createGate({ limit: 1 })
  const server = createServer(leaveUnread(createDoor({ gate, refuse, isSigned, answer })))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  afterAll(() => server.close())
  return { gate, port: (server.address() as AddressInfo).port }
}

/** The only place is taken, and so many wait that nobody else may. */
async function serveShut() {
  const served = await serve()
  await served.gate.enter("checkout")
  for (const priority of PRIORITIES) {
    while (served.gate.hasRoom(priority)) void served.gate.enter(priority)
  }
  return served
}

interface Answer {
  status: number
  headers: string
  text: string
}

function send(port: number, head: string, body = ""): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1")
    let all = ""
    socket.setEncoding("utf8").on("data", (text) => {
      all += text
    })
    socket.on("error", reject)
    socket.on("close", () => {
      const [headers = "", ...rest] = all.split("\r\n\r\n")
      resolve({ status: Number(headers.split(" ")[1]), headers, text: rest.join("\r\n\r\n") })
    })
    socket.write(`${head}\r\nHost: ${host}\r\nConnection: close\r\n\r\n${body}`)
  })
}

const posted = (path: string, more = "") =>
  `POST ${path} HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 2${more}`

test("a shut gate shows people a page of their language, with the headers of every page", async () => {
  const { port } = await serveShut()
  const { status, headers, text } = await send(port, "GET /de/suche HTTP/1.1\r\nAccept: text/html")
  expect(status).toBe(503)
  expect(headers).toMatch(/^retry-after: \d+\r?$/m)
  expect(headers).toMatch(/^cache-control: no-store\r?$/m)
  expect(headers).toMatch(/^x-frame-options: DENY\r?$/m)
  const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(text) ?? []
  const name = createHash("sha256").update(style).digest("base64")
  expect(style).not.toBe("")
  expect(headers).toContain(`style-src 'self' 'sha256-${name}'`)
  expect(headers).not.toContain("nonce-")
  expect(text).toContain("<h1>Gerade ist viel los</h1>")
  expect(text).toContain("prefers-color-scheme: dark")
  expect(text).not.toContain("<script")
})

test("whoever sent a form is told how to send it again", async () => {
  const { port } = await serveShut()
  const head = posted("/de/widerruf", "\r\nAccept: text/html")
  const { status, text } = await send(port, head, "{}")
  expect(status).toBe(503)
  expect(text).toContain("lade diese Seite neu")
})

test("a shut gate answers calls in the form of the API, and others with a line", async () => {
  const { port } = await serveShut()
  const call = await send(port, "GET /api/airports?q=bonn HTTP/1.1\r\nAccept: text/html")
  expect([call.status, JSON.parse(call.text)]).toEqual([
    503,
    {
      statusCode: 503,
      code: "busy",
      error: "Service Unavailable",
      message: "Gerade ist viel los. Versuch es in ein paar Sekunden noch einmal.",
    },
  ])
  expect(call.headers).toMatch(/^retry-after: \d+\r?$/m)
  const data = await send(port, "GET /de/suche.data HTTP/1.1\r\nAccept: */*")
  expect([data.status, data.text]).toEqual([
    503,
    "Gerade ist viel los. Versuch es in ein paar Sekunden noch einmal.",
  ])
})

test("probes, files and webhooks pass a gate that is shut", async () => {
  const { port } = await serveShut()
  for (const path of ["/healthz", "/startupz", "/readyz", "/build.json"]) {
    expect([path, (await send(port, `GET ${path} HTTP/1.1`)).status]).toEqual([path, 200])
  }
  for (const provider of ["stripe", "trial"]) {
    const { status, text } = await send(port, posted(`/api/webhooks/payments/${provider}`), "{}")
    // it has no signature, and was looked at
    expect([status, JSON.parse(text).code]).toEqual([400, "bad-signature"])
  }
})

test("who was sent away is counted by class", async () => {
  const { gate, port } = await serveShut()
  await send(port, "GET /de HTTP/1.1")
  await send(port, "GET /de HTTP/1.1\r\nSec-Purpose: prefetch")
  expect(gate.read().shed).toEqual({ checkout: 0, auth: 0, page: 1, polling: 1 })
})

test("bodies that trickle in keep nobody out, and are let in when they have come", async () => {
  const { gate, port } = await serve()
  const trickling = Array.from({ length: 20 }, () => connect(port, "127.0.0.1"))
  const answers = trickling.map(
    (socket) => new Promise<string>((resolve) => socket.once("data", (text) => resolve(`${text}`))),
  )
  const head = posted("/api/auth/login/password", `\r\nHost: ${host}`)
  for (const socket of trickling) socket.write(`${head}\r\n\r\n{`)
  expect((await send(port, "GET /de HTTP/1.1")).status).toBe(200)
  expect(gate.read().inFlight).toBe(0)
  for (const socket of trickling) socket.write("}")
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  for (const socket of trickling) socket.destroy()
  await expect.poll(() => gate.read()).toMatchObject({ inFlight: 0, waiting: 0 })
})

test("an answer that goes on and on holds no place", async () => {
  const { gate, port } = await serve({
    answer: () => new Response(new ReadableStream({ start: (c) => c.enqueue("der Anfang") })),
  })
  const reading = connect(port, "127.0.0.1")
  const begun = new Promise((resolve) => reading.once("data", resolve))
  reading.write(`GET /de HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
  await begun
  expect(gate.read().inFlight).toBe(0)
  reading.destroy()
})

test("nobody works for somebody who has gone while they waited", async () => {
  const asked: string[] = []
  const { gate, port } = await serve({
    answer: ({ url }: Request) => {
      asked.push(new URL(url).pathname)
      return new Response("da")
    },
  })
  const leave = await gate.enter("page")
  const gone = connect(port, "127.0.0.1")
  gone.write(`GET /de/gone HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
  await expect.poll(() => gate.read().waiting).toBe(1)
  const closed = new Promise((resolve) => gone.once("close", resolve))
  gone.destroy()
  await closed
  // it comes after the other one has been seen to be gone
  await send(port, "GET /healthz HTTP/1.1")
  leave?.()
  await send(port, "GET /de/here HTTP/1.1")
  expect(asked).toEqual(["/healthz", "/de/here"])
  expect(gate.read()).toMatchObject({ inFlight: 0, waiting: 0, shed: { page: 0 } })
})

test("what is not answered in time is told so, and what does not go on is cut off", async () => {
  const answer = (path: string) =>
    path === "/de/never"
      ? new Promise<Response>(() => {})
      : new Response(new ReadableStream({ start: (c) => c.enqueue("der Anfang") }))
  const gate = createGate()
  const door = createDoor({
    gate,
    refuse,
    isSigned,
    answer: ({ url }: Request) => answer(new URL(url).pathname),
  })
  const server = createServer(withDeadline(door, refuse, 20))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  afterAll(() => server.close())
  const { port } = server.address() as AddressInfo
  const never = await send(port, "GET /de/never HTTP/1.1\r\nAccept: text/html")
  expect([never.status, never.headers]).toEqual([503, expect.stringContaining("retry-after: ")])
  const begun = await send(port, "GET /de/begun HTTP/1.1")
  expect([begun.status, begun.text]).toEqual([200, expect.stringContaining("der Anfang")])
  expect(begun.text).not.toMatch(/0\r\n\r\n$/)
  expect(gate.read().inFlight).toBe(0)
})

test("what goes on for longer than the deadline is sent to its end", async () => {
  const listener: RequestListener = async (_, response) => {
    for (let at = 0; at < 20; at += 1) {
      response.write(`Stück ${at};`)
      await setTimeout(10)
    }
    response.end("das Ende")
  }
  const server = createServer(withDeadline(listener, refuse, 60))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  afterAll(() => server.close())
  const { port } = server.address() as AddressInfo
  const whole = await fetch(`http://127.0.0.1:${port}/de/lang`)
  expect(await whole.text()).toContain("Stück 19;das Ende")
})
