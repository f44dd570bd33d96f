import { type ChildProcess, spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Client } from "pg"
import { expect, onTestFinished } from "vitest"
import type { Binaries } from "#platform/server/postgres/binaries.ts"
import type { Account } from "./accounts.ts"

const PROGRAM = join(import.meta.dirname, "run-server.ts")
const PATIENCE = { timeout: 30_000, interval: 20 }

type RunOptions = {
  account: Account
  binaries?: Binaries
  /** Goes before the search path, for programs that take the place of the system's. */
  path?: string
}

/** One run of `run-server.ts`; killed at the end of the test if it is still there. */
type ServerProcess = {
  child: ChildProcess
  /** Its log and its errors. */
  said(): string
  /** The owner's address, once PostgreSQL answers; throws what the process said when it ends before. */
  url(): Promise<string>
  /** That of the role as which the product connects. */
  serverUrl(): Promise<string>
  /** Its exit code or the signal that killed it. */
  ended: Promise<number | string | null>
}

export function run(
  command: "start" | "attach",
  dataDir: string,
  { account, binaries, path }: RunOptions,
): ServerProcess {
  const words = binaries ? [binaries.dir, String(binaries.major)] : []
  const child = spawn(process.execPath, [PROGRAM, command, dataDir, ...words], {
    ...account.ids,
    cwd: "/",
    env: { PATH: [path, process.env.PATH].filter(Boolean).join(":") },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  let said = ""
  child.stdout.on("data", (text) => {
    output += text
  })
  child.stderr.on("data", (text) => {
    said += text
  })
  const ended = new Promise<number | string | null>((resolve) => {
    child.once("close", (code, signal) => resolve(signal ?? code))
  })
  onTestFinished(() => {
    child.kill("SIGKILL")
  })
  const addresses = async (): Promise<{ url: string; serverUrl: string }> => {
    await eventually(() => output.includes("\n") || child.exitCode !== null)
    if (!output) throw new Error(`The server process ended: ${said}`)
    return JSON.parse(output)
  }
  return {
    child,
    said: () => said,
    ended,
    url: async () => (await addresses()).url,
    serverUrl: async () => (await addresses()).serverUrl,
  }
}

/** Starts the server and waits until it answers. */
export async function start(dataDir: string, options: RunOptions) {
  const server = run("start", dataDir, options)
  return { ...server, url: await server.url(), serverUrl: await server.serverUrl() }
}

/** One statement on a connection of its own. */
export async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on("error", () => {})
  try {
    await client.connect()
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

export function postmasterOf(dataDir: string): number {
  const [pid] = readFileSync(join(dataDir, "postgres/data/postmaster.pid"), "utf8").split("\n")
  return Number(pid)
}

/** Alive and no zombie: a container's first process need not collect its dead. */
export function isAlive(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8") !== ""
  } catch {
    return false
  }
}

export function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
  return expect.poll(condition, PATIENCE).toBe(true)
}
