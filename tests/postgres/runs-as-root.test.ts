import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, onTestFinished, test } from "vitest"
import { root } from "./support/accounts.ts"
import { newDataDir } from "./support/data-dirs.ts"
import { postmasterOf, query, run, start } from "./support/server-process.ts"

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const account = root

/** PostgreSQL refuses uid 0; every way around that, as root only. */
describe.runIf(isRoot)("as root", () => {
  test.each([
    ["everybody may pass through", 0o755],
    ["only root may open", 0o700],
  ])(
    "where namespaces are refused the database runs as the user nobody, below a folder that %s",
    async (_, mode) => {
      const dataDir = newDataDir(account, mode)
      const path = refusing("unshare")
      const first = await start(dataDir, { account, path })
      await query(first.url, "CREATE TABLE kept AS SELECT 42 AS answer")
      expect(statSync(clusterOf(dataDir)).uid).toBe(NOBODY)
      expect(statSync(`/proc/${postmasterOf(dataDir)}`).uid).toBe(NOBODY)
      first.child.kill("SIGKILL")
      const second = await start(dataDir, { account, path })
      expect(await query(second.url, "SELECT answer FROM kept")).toEqual([{ answer: 42 }])
    },
  )

  test("the files stay root's where namespaces are allowed, until they are not", async () => {
    const dataDir = newDataDir(account)
    const first = await start(dataDir, { account })
    expect(statSync(clusterOf(dataDir)).uid).toBe(0)
    expect(statSync(`/proc/${postmasterOf(dataDir)}`).uid).toBe(0)
    await query(first.url, "CREATE TABLE kept AS SELECT 42 AS answer")
    first.child.kill("SIGTERM")
    expect(await first.ended).toBe(0)
    const second = await start(dataDir, { account, path: refusing("unshare") })
    expect(await query(second.url, "SELECT answer FROM kept")).toEqual([{ answer: 42 }])
  })

  test("where nothing works it says so in one line that names DATA_DIR", async () => {
    const dataDir = newDataDir(account)
    const server = run("start", dataDir, { account, path: refusing("unshare", "setpriv") })
    expect(await server.ended).toBe(1)
    expect(server.said()).toMatch(/^DataDirUnusableError: DATA_DIR .+ cannot be used: .+\n$/)
    expect(server.said()).toContain(dataDir)
  })
})

function clusterOf(dataDir: string): string {
  return join(dataDir, "postgres/data")
}

/** A folder for the search path in which these programs refuse, as they do inside a container. */
function refusing(...programs: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "aufwind-refusing-"))
  for (const program of programs) {
    const file = join(folder, program)
    writeFileSync(file, `#!/bin/sh\necho "${program}: Operation not permitted" >&2\nexit 1\n`)
    chmodSync(file, 0o755)
  }
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
