import { rmSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { accounts } from "./support/accounts.ts"
import { usedDataDir } from "./support/data-dirs.ts"
import { query, run, start } from "./support/server-process.ts"

const WHO = "SELECT current_user::text AS who, rolsuper FROM pg_roles WHERE rolname = current_user"
const SERVER = [{ who: "aufwind_server", rolsuper: false }]

describe.each(accounts)("as $name", (account) => {
  test("the product gets an address of its own, whose role may do nothing until it is let", async () => {
    const dataDir = await usedDataDir(account)
    const server = await start(dataDir, { account })
    expect(await query(server.serverUrl, WHO)).toEqual(SERVER)
    expect(await query(server.url, WHO)).toEqual([{ who: "aufwind", rolsuper: true }])
    await query(server.url, "DROP TABLE IF EXISTS kept; CREATE TABLE kept AS SELECT 42 AS answer")
    for (const statement of ["SELECT * FROM kept", "CREATE TABLE mine ()", "DROP TABLE kept"]) {
      await expect(query(server.serverUrl, statement)).rejects.toThrow(/permission denied|owner/)
    }
  })

  test("a data folder of the version before gets the role, and keeps what is in it", async () => {
    const dataDir = await usedDataDir(account)
    const before = await start(dataDir, { account })
    await query(before.url, "DROP TABLE IF EXISTS kept; CREATE TABLE kept AS SELECT 42 AS answer")
    await query(before.url, "DROP OWNED BY aufwind_server; DROP ROLE aufwind_server")
    // a command-line program of this version beside a server of the version before
    const program = run("attach", dataDir, { account })
    expect(await query(await program.serverUrl(), WHO)).toEqual(SERVER)
    program.child.kill("SIGTERM")
    expect(await program.ended).toBe(0)
    await query(before.url, "DROP ROLE aufwind_server")
    before.child.kill("SIGTERM")
    expect(await before.ended).toBe(0)

    const after = await start(dataDir, { account })
    expect(await query(after.serverUrl, WHO)).toEqual(SERVER)
    expect(await query(after.url, "SELECT * FROM kept")).toEqual([{ answer: 42 }])
  })

  test("with the owner's password its own changes", async () => {
    const dataDir = await usedDataDir(account)
    const before = await start(dataDir, { account })
    before.child.kill("SIGTERM")
    expect(await before.ended).toBe(0)
    rmSync(join(dataDir, "postgres/connection.json"))
    const after = await start(dataDir, { account })
    expect(await query(after.serverUrl, WHO)).toEqual(SERVER)
    expect(new URL(after.serverUrl).password).not.toBe(new URL(before.serverUrl).password)
  })
})
