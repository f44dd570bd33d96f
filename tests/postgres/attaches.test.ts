import { describe, expect, test } from "vitest"
import { layoutOf } from "#platform/server/postgres/data-dir-layout.ts"
import { findServerProcesses } from "#platform/server/postgres/server-processes.ts"
import { accounts } from "./support/accounts.ts"
import { newDataDir, usedDataDir } from "./support/data-dirs.ts"
import { eventually, query, run, start } from "./support/server-process.ts"

describe.each(accounts)("as $name", (account) => {
  test("a command-line program uses the server that runs and leaves it running", async () => {
    const dataDir = await usedDataDir(account)
    const server = await start(dataDir, { account })
    const program = run("attach", dataDir, { account })
    expect(await program.url()).toBe(server.url)
    program.child.kill("SIGTERM")
    expect(await program.ended).toBe(0)
    expect(await query(server.url, "SELECT 1 AS one")).toEqual([{ one: 1 }])
  })

  test("without one it starts one for its own time", async () => {
    const dataDir = newDataDir(account)
    const program = run("attach", dataDir, { account })
    expect(await query(await program.url(), "SELECT 1 AS one")).toEqual([{ one: 1 }])
    program.child.kill("SIGTERM")
    expect(await program.ended).toBe(0)
    expect(findServerProcesses(layoutOf(dataDir))).toEqual([])
  })

  test("programs started at the same moment share one server, which ends with the last", async () => {
    const dataDir = newDataDir(account)
    const programs = [1, 2, 3].map(() => run("attach", dataDir, { account }))
    const [url = "", ...others] = await Promise.all(programs.map((program) => program.url()))
    expect(new Set(others)).toEqual(new Set([url]))
    // the last one waits for as long as the others need
    const database = new URL(url).pathname.slice(1)
    await query(url, `ALTER ROLE CURRENT_USER IN DATABASE "${database}" SET lock_timeout = 50`)

    const starter = programs.find((program) => program.said() !== "")
    const guests = programs.filter((program) => program !== starter)
    starter?.child.kill("SIGTERM")
    const waiting =
      "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND waitstart < clock_timestamp() - interval '200 ms'"
    await eventually(async () => (await query(url, waiting)).length === 1)
    for (const guest of guests) {
      guest.child.kill("SIGTERM")
      expect(await guest.ended).toBe(0)
    }
    expect(await starter?.ended).toBe(0)
    expect(findServerProcesses(layoutOf(dataDir))).toEqual([])
  })

  test("a program that attached survives the end of its server and can let go", async () => {
    const dataDir = await usedDataDir(account)
    const server = await start(dataDir, { account })
    const program = run("attach", dataDir, { account })
    await program.url()
    server.child.kill("SIGTERM")
    expect(await server.ended).toBe(0)
    program.child.kill("SIGTERM")
    expect(await program.ended).toBe(0)
    expect(program.said()).toBe("")
  })
})
