import { once } from "node:events"
import { createServer } from "node:net"
import { expect, onTestFinished, test } from "vitest"
import { choosePort, isPortFree } from "./free-port.ts"

test("the former port is kept while it is free, and left when it is not", async () => {
  const former = await choosePort()
  expect(await choosePort(former)).toBe(former)
  const server = createServer().listen(former, "127.0.0.1")
  onTestFinished(() => {
    server.close()
  })
  await once(server, "listening")
  expect(await isPortFree(former)).toBe(false)
  expect(await choosePort(former)).not.toBe(former)
})

test("a chosen port is none that the system gives to outgoing connections", async () => {
  expect(await choosePort()).toBeGreaterThanOrEqual(20_000)
  expect(await choosePort()).toBeLessThan(32_768)
})
