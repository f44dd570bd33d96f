import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, expect, test } from "vitest"
import { env } from "#platform/server/env.ts"
import { networksOf } from "#platform/server/networks.ts"
import { type SpanStart, traceWith } from "#platform/server/telemetry/spans.ts"
import { withNotes } from "./answered.ts"

const CALLER = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"

test("a trace is believed from a trusted proxy, and from nobody else", async () => {
  const begun: SpanStart[] = []
  traceWith((start) => {
    begun.push(start)
    return { traceparent: "", name() {}, end() {} }
  })
  const proxies = env().TRUSTED_PROXIES
  const server = createServer(
    withNotes(
      (_, response) => void response.end(),
      () => "/de",
      [],
    ),
  )
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  afterAll(() => {
    server.close()
    traceWith(undefined)
    env().TRUSTED_PROXIES = proxies
  })
  const { port } = server.address() as AddressInfo
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/de`, { headers: { traceparent: CALLER } }).then((answer) =>
      answer.text(),
    )
  env().TRUSTED_PROXIES = networksOf([])
  await ask()
  env().TRUSTED_PROXIES = networksOf(["127.0.0.1"])
  await ask()
  expect(begun.map(({ parent }) => parent)).toEqual([undefined, CALLER])
})
