import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, expect, test } from "vitest"
import { env } from "#platform/server/env.ts"
import { sendRaw } from "#tests/support/raw-request.ts"
import { withVisitorPages } from "./visitor-pages.ts"

test("a page that the database has no time for is not made for each who wants it", async () => {
  let rendered = 0
  let madeForOne = 0
  const server = createServer(
    withVisitorPages({
      inner: (_, response) => {
        madeForOne += 1
        response.end()
      },
      isForEverybody: () => true,
      render: async () => {
        rendered += 1
        return new Response("gleich noch einmal", { status: 503, headers: { "retry-after": "5" } })
      },
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  afterAll(() => server.close())
  const { port } = server.address() as AddressInfo
  const headers = [`Host: ${new URL(env().PUBLIC_URL).host}`]
  const visit = () => sendRaw(`http://127.0.0.1:${port}`, "/de/suche", { headers })

  const answers = await Promise.all(Array.from({ length: 20 }, visit))
  for (const answer of answers) {
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"])
  }
  expect(madeForOne).toBe(0)
  expect(rendered).toBeLessThan(answers.length)
})
