import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, onTestFinished, test } from "vitest"
import { accounts } from "./support/accounts.ts"
import { newDataDir, usedDataDir } from "./support/data-dirs.ts"
import { childrenOf, parentOf } from "./support/process-tree.ts"
import { eventually, isAlive, postmasterOf, query, run, start } from "./support/server-process.ts"

const WRITE = "DROP TABLE IF EXISTS kept; CREATE TABLE kept AS SELECT 42 AS answer"
const READ = "SELECT answer FROM kept"
const KEPT = [{ answer: 42 }]

describe.each(accounts)("as $name", (account) => {
  test("when the server process is killed, PostgreSQL ends and the next start has the data", async () => {
    const dataDir = await usedDataDir(account)
    const first = await start(dataDir, { account })
    await query(first.url, WRITE)
    const postmaster = postmasterOf(dataDir)
    first.child.kill("SIGKILL")
    await eventually(() => !isAlive(postmaster))
    const second = await start(dataDir, { account })
    expect(await query(second.url, READ)).toEqual(KEPT)
  })

  test("the next start does not have to wait for the end of the killed one", async () => {
    const dataDir = await usedDataDir(account)
    const first = await start(dataDir, { account })
    await query(first.url, WRITE)
    first.child.kill("SIGKILL")
    const second = await start(dataDir, { account })
    expect(await query(second.url, READ)).toEqual(KEPT)
  })

  test("a killed postmaster is started again on the same port and has the data", async () => {
    const dataDir = await usedDataDir(account)
    const { url } = await start(dataDir, { account })
    await query(url, WRITE)
    const postmaster = postmasterOf(dataDir)
    process.kill(postmaster, "SIGKILL")
    await eventually(() => answers(url))
    expect(await query(url, READ)).toEqual(KEPT)
    expect(postmasterOf(dataDir)).not.toBe(postmaster)
  })

  test("a killed postmaster is started again although a child of it is busy and hangs on", async () => {
    const dataDir = await usedDataDir(account)
    const { url } = await start(dataDir, { account })
    const busy = query(url, "SELECT count(*) FROM generate_series(1, 1e12)").catch(() => "cut off")
    const count = "SELECT FROM pg_stat_activity WHERE query LIKE 'SELECT count%'"
    await eventually(async () => (await query(url, count)).length === 1)
    process.kill(postmasterOf(dataDir), "SIGKILL")
    expect(await busy).toBe("cut off")
    await eventually(() => answers(url))
  })

  test("the shell between both may be killed, too", async () => {
    const dataDir = await usedDataDir(account)
    const { url } = await start(dataDir, { account })
    await query(url, WRITE)
    const postmaster = postmasterOf(dataDir)
    process.kill(parentOf(postmaster), "SIGKILL")
    await eventually(() => !isAlive(postmaster))
    await eventually(() => answers(url))
    expect(await query(url, READ)).toEqual(KEPT)
  })

  test("both may be killed", async () => {
    const dataDir = await usedDataDir(account)
    const first = await start(dataDir, { account })
    await query(first.url, WRITE)
    process.kill(postmasterOf(dataDir), "SIGKILL")
    first.child.kill("SIGKILL")
    const second = await start(dataDir, { account })
    expect(await query(second.url, READ)).toEqual(KEPT)
  })

  test("an orphaned postmaster is taken down by the next start", async () => {
    const dataDir = await usedDataDir(account)
    const first = await start(dataDir, { account })
    await query(first.url, WRITE)
    const orphan = postmasterOf(dataDir)
    const shell = parentOf(orphan)
    first.child.kill("SIGSTOP")
    for (const pid of childrenOf(shell)) if (pid !== orphan) process.kill(pid, "SIGKILL")
    process.kill(shell, "SIGKILL")
    first.child.kill("SIGKILL")
    await first.ended
    expect(isAlive(orphan)).toBe(true)
    const second = await start(dataDir, { account })
    expect(isAlive(orphan)).toBe(false)
    expect(await query(second.url, READ)).toEqual(KEPT)
  })

  test("a start killed while it creates the database leaves nothing in the way", async () => {
    const dataDir = newDataDir(account)
    const folder = join(dataDir, "postgres")
    const first = run("start", dataDir, { account })
    await eventually(() => isInitialising(folder))
    first.child.kill("SIGKILL")
    await first.ended
    const second = await start(dataDir, { account })
    expect(await query(second.url, "SELECT 1 AS one")).toEqual([{ one: 1 }])
    expect(isInitialising(folder)).toBe(false)
  })

  test("a postmaster.pid that names a dead process does not matter", async () => {
    const dataDir = await usedDataDir(account)
    await stopAfterWriting(dataDir)
    const stranger = spawn("sleep", ["60"])
    stranger.kill("SIGKILL")
    await once(stranger, "exit")
    writePostmasterPid(dataDir, stranger.pid)
    const second = await start(dataDir, { account })
    expect(await query(second.url, READ)).toEqual(KEPT)
  })

  test("a postmaster.pid that names a stranger does not matter, nor to the stranger", async () => {
    const dataDir = await usedDataDir(account)
    await stopAfterWriting(dataDir)
    const stranger = spawn("sleep", ["600"], account.ids)
    onTestFinished(() => {
      stranger.kill("SIGKILL")
    })
    writePostmasterPid(dataDir, stranger.pid)
    const second = await start(dataDir, { account })
    expect(await query(second.url, READ)).toEqual(KEPT)
    expect(stranger.exitCode).toBeNull()
    expect(isAlive(stranger.pid ?? 0)).toBe(true)
  })

  test("a lost connection.json costs the password, not the data", async () => {
    const dataDir = await usedDataDir(account)
    const formerUrl = await stopAfterWriting(dataDir)
    rmSync(join(dataDir, "postgres/connection.json"))
    const second = await start(dataDir, { account })
    expect(await query(second.url, READ)).toEqual(KEPT)
    expect(new URL(second.url).password).not.toBe(new URL(formerUrl).password)
  })

  async function stopAfterWriting(dataDir: string): Promise<string> {
    const server = await start(dataDir, { account })
    await query(server.url, WRITE)
    server.child.kill("SIGTERM")
    expect(await server.ended).toBe(0)
    return server.url
  }
})

async function answers(url: string): Promise<boolean> {
  return (await query(url, "SELECT 1").catch(() => [])).length === 1
}

function isInitialising(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith("initialising-"))
}

/** The eight lines a postmaster leaves; only the number of the process is looked at. */
function writePostmasterPid(dataDir: string, pid: number | undefined): void {
  const cluster = join(dataDir, "postgres/data")
  const lines = [
    pid,
    cluster,
    1_700_000_000,
    25_432,
    "",
    "127.0.0.1",
    "  1234567     32768",
    "ready",
  ]
  writeFileSync(join(cluster, "postmaster.pid"), `${lines.join("\n")}\n`)
}
