import { createHash } from "node:crypto"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, expect, test } from "vitest"
import { env } from "#platform/server/env.ts"
import { sendRaw } from "#tests/support/raw-request.ts"
import { withVisitorPages } from "./visitor-pages.ts"

async function serveKept(pages: Parameters<typeof withVisitorPages>[0]): Promise<string> {
  const server = createServer(withVisitorPages(pages))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  afterAll(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const HEADERS = [`Host: ${new URL(env().PUBLIC_URL).host}`]

test("a page that the database has no time for is not made for each who wants it", async () => {
  let rendered = 0
  let madeForOne = 0
  const url = await serveKept({
    inner: (_, response) => {
      madeForOne += 1
      response.end()
    },
    isForEverybody: () => true,
    refuse: (_, response) => response.end(),
    render: async () => {
      rendered += 1
      return new Response("gleich noch einmal", { status: 503, headers: { "retry-after": "5" } })
    },
  })
  const visit = () => sendRaw(url, "/de/suche", { headers: HEADERS })

  const answers = await Promise.all(Array.from({ length: 20 }, visit))
  for (const answer of answers) {
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"])
  }
  expect(madeForOne).toBe(0)
  expect(rendered).toBeLessThan(answers.length)
})

test("a script that somebody brought into a kept page is not among those that may run", async () => {
  const sha256 = (script: string) => createHash("sha256").update(script).digest("base64")
  const url = await serveKept({
    inner: (_, response) => response.end(),
    isForEverybody: () => true,
    refuse: (_, response) => response.end(),
    render: async () =>
      new Response(
        `<script nonce="n0nce">ours()</script><h1>Flug</h1><script>theirs()</script><script nonce="guess">guessed()</script>`,
        { headers: { "content-security-policy": "script-src 'self' 'nonce-n0nce'" } },
      ),
  })
  const { headers, text } = await sendRaw(url, "/de/suche", { headers: HEADERS })
  expect(headers.get("content-security-policy")).toBe(
    `script-src 'self' 'sha256-${sha256("ours()")}'`,
  )
  expect(text).toContain("<script>ours()</script>")
})
