import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, expect, test } from "vitest"
import { type AnswerTag, createApiClient } from "./api-client.ts"

const asked: (string | undefined)[] = []
let version = 1

const server = createServer((request, response) => {
  asked.push(request.headers["if-none-match"])
  const etag = `W/"${version}"`
  if (request.headers["if-none-match"] === etag) {
    response.writeHead(304, { etag }).end()
    return
  }
  response.writeHead(200, { etag, "content-type": "application/json" })
  response.end(JSON.stringify({ version }))
})
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
const { port } = server.address() as AddressInfo
afterAll(() => server.close())

const api = createApiClient({ baseUrl: `http://127.0.0.1:${port}`, readableCookies: () => "" })

test("a tagged call answers undefined until there is something newer", async () => {
  const tag: AnswerTag = {}
  const ask = () => api.get<{ version: number } | undefined>("/api/thing", { tag })
  expect(await ask()).toEqual({ version: 1 })
  expect(await ask()).toBeUndefined()
  version = 2
  expect(await ask()).toEqual({ version: 2 })
  expect(await ask()).toBeUndefined()
  expect(asked).toEqual([undefined, 'W/"1"', 'W/"1"', 'W/"2"'])
})
