import { createServer, request } from "node:http"
import type { AddressInfo } from "node:net"
import { Writable } from "node:stream"
import { afterAll, expect, test } from "vitest"
import { createLog } from "#platform/server/log.ts"
import { withRequestIds } from "#server/http/request-id.ts"
import { accessLog } from "./access-log.ts"
import { withNotes } from "./answered.ts"
import { rememberedRoutes } from "./route-of.ts"

function linesOf(share: number, draw?: () => number) {
  const lines: Record<string, unknown>[] = []
  const to = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  return { lines, note: accessLog(createLog("info", to), share, draw) }
}

const answered = { method: "GET", route: "/de", status: 200, ms: 12.4, bytes: 900 }

test("a share of the answers is a line each", () => {
  let drawn = 0
  const { lines, note } = linesOf(0.25, () => (drawn++ % 100) / 100)
  for (let count = 0; count < 400; count += 1) note(answered)
  expect(lines).toHaveLength(100)
  expect(lines[0]).toMatchObject({ msg: "request", why: "sample", ...answered, ms: 12 })
})

test("what failed or took longer than a second is one in any case", () => {
  const { lines, note } = linesOf(0)
  note(answered)
  note({ ...answered, status: 404 })
  note({ ...answered, status: 500 })
  note({ ...answered, status: 503 })
  note({ ...answered, ms: 1_000.5 })
  note({ ...answered, ms: 1_000 })
  expect(lines.map(({ why, status }) => [why, status])).toEqual([
    ["error", 500],
    ["error", 503],
    ["slow", 200],
  ])
})

test("a line names request, route and answer, and nothing of who asked or for what", async () => {
  const { lines, note } = linesOf(1)
  const routeOf = rememberedRoutes({
    callPattern: () => undefined,
    pagePattern: () => "/de/direct-login/:email/:token",
  })
  const server = createServer(
    withRequestIds(withNotes((_, response) => void response.end("kommt an"), routeOf, [note])),
  )
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  afterAll(() => server.close())
  const { port } = server.address() as AddressInfo
  const headers = {
    cookie: "Authorization=eyJ-secret",
    authorization: "Bearer secret-too",
    "x-forwarded-for": "203.0.113.77",
    "x-request-id": "0123456789abcdef",
    "user-agent": "Lenas Browser",
    referer: "https://lena.example/",
  }
  await new Promise<void>((resolve, reject) => {
    const path = "/de/direct-login/lena@example.org/482913?von=lena"
    request({ port, host: "127.0.0.1", path, headers }, (response) =>
      response.resume().once("end", resolve),
    )
      .once("error", reject)
      .end()
  })
  await expect.poll(() => lines).toHaveLength(1)
  const [line = {}] = lines
  expect(Object.keys(line).toSorted()).toEqual(
    [
      "level",
      "time",
      "instance",
      "requestId",
      "why",
      "method",
      "route",
      "status",
      "ms",
      "bytes",
      "msg",
    ].toSorted(),
  )
  expect(line).toMatchObject({
    requestId: "0123456789abcdef",
    route: "/de/direct-login/:email/:token",
    status: 200,
  })
  // the body, and the head before it
  expect(line.bytes).toBeGreaterThan("kommt an".length)
  expect(JSON.stringify(line)).not.toMatch(/lena|482913|secret|203\.0\.113|127\.0\.0\.1/i)
})
