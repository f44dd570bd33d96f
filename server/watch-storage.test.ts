import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import S3rver from "@20minutes/s3rver"
import { afterAll, expect, test } from "vitest"
import { openStorage } from "#platform/server/storage.ts"
import { health } from "#server/health.ts"
import { watchStorage } from "#server/watch-storage.ts"

const folder = mkdtempSync(join(tmpdir(), "aufwind-readiness-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What a load balancer is told whose process keeps its files there. */
async function watch(url: string, options: { patienceMs?: number } = {}) {
  const disk = await openStorage({ STORAGE_URL: url, DATA_DIR: folder })
  const { fault, stop } = await watchStorage(disk, { everyMs: 20, ...options })
  afterAll(stop)
  const routes = health(async () => fault())
  return async () => {
    const answer = await routes.request("/readyz")
    return `${answer.status} ${await answer.text()}`
  }
}

const NOT_WRITABLE = "503 storage not writable"

test("a folder that is not there yet is made", async () => {
  expect(await (await watch(`file:${folder}/deep/files`))()).toBe("200 ready")
})

test("a folder that cannot be made is no place for files, until it can", async () => {
  const inTheWay = join(folder, "in-the-way")
  writeFileSync(inTheWay, "")
  const tell = await watch(`file:${inTheWay}/files`)
  expect(await tell()).toBe(NOT_WRITABLE)
  rmSync(inTheWay)
  await expect.poll(tell).toBe("200 ready")
})

test("a folder that is taken away from a running process is missed", async () => {
  const tell = await watch(`file:${folder}/lost/files`)
  expect(await tell()).toBe("200 ready")
  rmSync(join(folder, "lost"), { recursive: true })
  writeFileSync(join(folder, "lost"), "")
  await expect.poll(tell).toBe(NOT_WRITABLE)
})

test("where nobody may write, whoever they are, is no place for files", async () => {
  expect(await (await watch("file:///sys/aufwind"))()).toBe(NOT_WRITABLE)
})

test("an S3 server that goes away and comes back takes its readers with it", async () => {
  const start = async (port: number) => {
    const server = new S3rver({
      port,
      silent: true,
      allowMismatchedSignatures: true,
      directory: join(folder, "s3"),
      configureBuckets: [{ name: "aufwind", configs: [] }],
    })
    const { port: own } = await server.run()
    const close = () => {
      const closed = server.close()
      server.httpServer.closeAllConnections()
      return closed
    }
    return { port: own, close }
  }
  const first = await start(0)
  const urlOf = (bucket: string) => `s3:http://S3RVER:S3RVER@127.0.0.1:${first.port}/${bucket}`
  const tell = await watch(urlOf("aufwind"))
  expect(await tell()).toBe("200 ready")
  expect(await (await watch(urlOf("missing")))()).toBe(NOT_WRITABLE)
  await first.close()
  await expect.poll(tell, { timeout: 5_000 }).toBe(NOT_WRITABLE)
  const second = await start(first.port)
  await expect.poll(tell, { timeout: 5_000 }).toBe("200 ready")
  await second.close()
})

test("an S3 server that says nothing is not waited for", async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket))
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve))
  const address = silent.address()
  const port = typeof address === "object" ? address?.port : undefined
  const tell = await watch(`s3:http://KEY:SECRET@127.0.0.1:${port}/aufwind`, { patienceMs: 50 })
  expect(await tell()).toBe(NOT_WRITABLE)
  await expect.poll(() => sockets.length).toBeGreaterThan(0)
  // one attempt, however often it was looked at
  expect(sockets.length).toBe(1)
  for (const socket of sockets) socket.destroy()
  silent.close()
})
