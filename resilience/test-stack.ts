import { spawn } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { type Db, openDatabase } from "#platform/server/db.ts"
import { layoutOf } from "#platform/server/postgres/data-dir-layout.ts"
import { startPostgres } from "#platform/server/postgres/start-postgres.ts"
import { prepareDatabase } from "#platform/server/prepare-database.ts"
import { followTestClock } from "#platform/server/test-clock.ts"
import { waitUntil } from "./wait.ts"

/** A PostgreSQL that outlives the built server before it, which may be killed at any moment. */
export interface TestStack {
  url: string
  /** What the server says about itself. */
  metricsUrl: string
  db: Db
  /** Of the server's role, past whatever a trial puts in between. */
  databaseUrl: string
  /** Where PostgreSQL keeps its data. */
  cluster: string
  /** Where the points are named at which the server is killed (FAILPOINTS). */
  failpoints: string
  /** Of the server that runs now. */
  pid(): number | undefined
  /** Resolves with the end of the server that runs now. */
  ended(): Promise<unknown>
  start(): Promise<void>
  /**
   * One more process of the product on the same database, with settings of its own; whoever starts it ends it. `folder`:
   * where its build lies, if it is another one.
   */
  launch(settings: Record<string, string>, folder?: string): ServerProcess
  /** Runs a command of the build on the same database, and answers what it has printed; rejects where it fails. */
  run(command: string[], settings?: Record<string, string>): Promise<string>
  /** kill -9, and what its jobs held is free for the next one. */
  kill(): Promise<void>
  /** Frees the jobs of a server that is dead, as the queue does by itself after 45 seconds. */
  freeJobs(): Promise<void>
  /** kill -9 of PostgreSQL; resolves when it has been started again, which it is by itself. */
  killPostgres(): Promise<void>
  /** A minute passes at once, so that nobody waits for what a killed process has left open. */
  passTime(): void
  stop(): Promise<void>
}

export interface ServerProcess {
  pid: number | undefined
  /** Resolves when it has begun all its work, rejects when it ends before. */
  ready: Promise<void>
  ended: Promise<unknown>
  kill(signal: NodeJS.Signals): void
}

/** A PostgreSQL that a trial brings; else the embedded one starts. */
interface OwnPostgres {
  url: string
  ownerUrl: string
}

export async function startTestStack(given?: OwnPostgres): Promise<TestStack> {
  const folder = mkdtempSync(join(tmpdir(), "aufwind-resilience-"))
  const failpoints = join(folder, "failpoints")
  const testClock = join(folder, "clock")
  mkdirSync(failpoints)
  writeFileSync(testClock, "0")
  followTestClock(testClock)
  const dataDir = join(folder, "data")
  const port = await freePort()
  const metricsPort = await freePort()
  const url = `http://localhost:${port}`
  // both processes sign with the same secret and for the same address
  Object.assign(process.env, { DATA_DIR: dataDir, PUBLIC_URL: url })
  const started = given ?? (await startPostgres({ dataDir: join(folder, "database") }))
  const embedded = "pid" in started ? started : undefined
  const postgres: OwnPostgres = started
  await prepareDatabase(postgres.ownerUrl, postgres.url)
  const database = openDatabase(postgres.url, { max: 8 })
  let server: ServerProcess | undefined
  let minutesAhead = 0

  const environment = (settings: Record<string, string>) => ({
    ...process.env,
    NODE_ENV: "production",
    DEMO: "1",
    DATABASE_URL: postgres.url,
    PORT: String(port),
    DATA_DIR: dataDir,
    TEST_CLOCK: testClock,
    FAILPOINTS: failpoints,
    LOG_LEVEL: process.env.LOG_LEVEL ?? "silent",
    // every person comes from an address of their own
    TRUSTED_PROXIES: "127.0.0.1,::1",
    ...settings,
  })

  async function run(command: string[], settings: Record<string, string> = {}): Promise<string> {
    const child = spawn(process.execPath, ["server/launch/command.mjs", ...command], {
      env: environment(settings),
      stdio: ["ignore", "pipe", "inherit"],
    })
    const [output, code] = await Promise.all([
      text(child.stdout),
      new Promise((resolve) => child.once("exit", resolve)),
    ])
    if (code !== 0) throw new Error(`${command.join(" ")} ended with ${code}: ${output}`)
    return output
  }

  function launch(settings: Record<string, string> = {}, folder?: string): ServerProcess {
    const child = spawn(process.execPath, ["server/launch/command.mjs", "serve"], {
      cwd: folder,
      env: environment(settings),
      stdio: ["ignore", "pipe", "inherit"],
    })
    // it listens before its workers do, and greets when all of it runs
    let hasGreeted = false
    child.stdout.on("data", () => {
      hasGreeted = true
    })
    const ended = new Promise((resolve) => child.once("exit", resolve))
    const ready = waitUntil("the server is ready", async () => {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
      // killed at a point that it passes while it starts
      if (child.signalCode !== null) return true
      return hasGreeted
    })
    return { pid: child.pid, ended, ready, kill: (signal) => void child.kill(signal) }
  }

  async function start() {
    server = launch({ METRICS_PORT: String(metricsPort) })
    await server.ready
  }

  async function freeJobs() {
    await database.pool.query(
      "update pgboss.job set state = 'retry', start_after = now() where state = 'active'",
    )
  }

  return {
    url,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    db: database.db,
    databaseUrl: postgres.url,
    cluster: layoutOf(join(folder, "database")).cluster,
    failpoints,
    pid: () => server?.pid,
    ended: () => server?.ended ?? Promise.resolve(),
    start,
    launch,
    run,
    freeJobs,
    async kill() {
      server?.kill("SIGKILL")
      await server?.ended
      await freeJobs()
    },
    async killPostgres() {
      if (!embedded) throw new Error("whoever brings a PostgreSQL kills it")
      const former = embedded.pid
      process.kill(former, "SIGKILL")
      await waitUntil("PostgreSQL runs again", async () => embedded.pid !== former)
    },
    passTime() {
      minutesAhead += 1
      writeFileSync(testClock, String(minutesAhead))
    },
    async stop() {
      server?.kill("SIGTERM")
      await server?.ended
      await database.close()
      await embedded?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export function freePort(): Promise<number> {
  const given = process.env.STRENGTH_PORT
  if (given) return Promise.resolve(Number(given))
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once("error", reject)
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0))
    })
  })
}
