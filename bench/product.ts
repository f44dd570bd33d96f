import { type ChildProcess, spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import pg from "pg"
import { connectionUrl, readConnection } from "#platform/server/postgres/connection-file.ts"
import { layoutOf } from "#platform/server/postgres/data-dir-layout.ts"

const START_DEADLINE_MS = 120_000

/** A built server of its own, with the demo world in a fresh folder. */
export interface Product {
  url: string
  /** The database behind it, where figures are checked. */
  db: pg.Pool
  stop(): Promise<void>
}

/**
 * Starts the product as `npm start` does. It trusts this machine as a proxy, so that a bench may
 * come from many addresses (`x-forwarded-for`).
 */
export async function startProduct(): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), "aufwind-bench-"))
  const port = await freePort()
  const server = spawn(process.execPath, ["server/launch/command.mjs", "serve"], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      TRUSTED_PROXIES: "127.0.0.1,::1",
    },
    stdio: ["ignore", "ignore", "inherit"],
  })
  const url = `http://127.0.0.1:${port}`
  try {
    await untilReady(url, server)
  } catch (error) {
    server.kill("SIGTERM")
    throw error
  }
  const connection = readConnection(layoutOf(dataDir).connectionFile)
  if (!connection) throw new Error("the product left no address of its database")
  const db = new pg.Pool({ connectionString: connectionUrl(connection), max: 4 })
  return {
    url,
    db,
    async stop() {
      await db.end()
      const ended = new Promise((resolve) => server.once("exit", resolve))
      server.kill("SIGTERM")
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilReady(url: string, server: ChildProcess) {
  const deadline = Date.now() + START_DEADLINE_MS
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`the product ended with ${server.exitCode}`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await delay(200)
  }
  throw new Error("the product did not start in time")
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once("error", reject)
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0))
    })
  })
}
