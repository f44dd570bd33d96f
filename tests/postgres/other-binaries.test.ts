import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { describe, expect, onTestFinished, test } from "vitest"
import { findBinaries } from "#platform/server/postgres/binaries.ts"
import { accounts } from "./support/accounts.ts"
import { newDataDir, usedDataDir } from "./support/data-dirs.ts"
import { snapshotOf } from "./support/folder-snapshot.ts"
import { query, run, start } from "./support/server-process.ts"

/** The oldest server the product supports; its package exists for this platform only. */
const hasOldest = process.platform === "linux" && process.arch === "x64"
const OLDEST = "postgres-15"

describe.each(accounts)("as $name", (account) => {
  test.runIf(hasOldest)("the oldest version runs, and a newer one refuses its data", async () => {
    const dataDir = newDataDir(account)
    const binaries = findBinaries(OLDEST)
    expect(binaries.major).toBe(15)
    const old = await start(dataDir, { account, binaries })
    await query(old.url, "CREATE TABLE kept AS SELECT upper('grüße') AS word")
    old.child.kill("SIGTERM")
    expect(await old.ended).toBe(0)

    const before = snapshotOf(dataDir)
    const newer = run("start", dataDir, { account })
    expect(await newer.ended).toBe(1)
    expect(newer.said()).toMatch(/^WrongMajorVersionError: .* was written by PostgreSQL 15, /)
    expect(newer.said().trim().split("\n")).toHaveLength(1)
    expect(snapshotOf(dataDir)).toEqual(before)

    const again = await start(dataDir, { account, binaries })
    expect(await query(again.url, "SELECT word FROM kept")).toEqual([{ word: "GRÜßE" }])
  })

  test("libraries whose short names are missing are found although the package is read-only", async () => {
    const binaries = findBinaries()
    const dir = join(readOnlyCopy(binaries.dir), "native")
    const { url } = await start(await usedDataDir(account), {
      account,
      binaries: { ...binaries, dir },
    })
    expect(await query(url, "SELECT 1 AS one")).toEqual([{ one: 1 }])
  })
})

test("a folder that says another version is left exactly as it is", async () => {
  for (const account of accounts) {
    const dataDir = newDataDir(account)
    mkdirSync(join(dataDir, "postgres/data"), { recursive: true })
    writeFileSync(join(dataDir, "postgres/data/PG_VERSION"), "12\n")
    const before = snapshotOf(dataDir)
    const server = run("start", dataDir, { account })
    expect(await server.ended).toBe(1)
    expect(server.said()).toContain("was written by PostgreSQL 12, this version runs PostgreSQL 18")
    expect(snapshotOf(dataDir)).toEqual(before)
  }
})

test("a folder with something else in it is left exactly as it is", async () => {
  for (const account of accounts) {
    const dataDir = newDataDir(account)
    mkdirSync(join(dataDir, "postgres/data"), { recursive: true })
    writeFileSync(join(dataDir, "postgres/data/thesis.odt"), "three years of work")
    const before = snapshotOf(dataDir)
    const server = run("start", dataDir, { account })
    expect(await server.ended).toBe(1)
    expect(server.said()).toContain("holds something that is not a PostgreSQL cluster")
    expect(snapshotOf(dataDir)).toEqual(before)
  }
})

/** As npm unpacks it where install scripts do not run, in a place nobody but root may write to. */
function readOnlyCopy(native: string): string {
  const folder = mkdtempSync(join(tmpdir(), "aufwind-binaries-"))
  const copy = join(folder, "native")
  const links: { target: string }[] = JSON.parse(
    readFileSync(join(native, "pg-symlinks.json"), "utf8"),
  )
  const left = new Set(links.map(({ target }) => join(dirname(native), target)))
  cpSync(native, copy, { recursive: true, filter: (path) => !left.has(path) })
  expect(existsSync(join(copy, "lib/libpq.so.5"))).toBe(false)
  chmodSync(folder, 0o755)
  chmodSync(join(copy, "lib"), 0o555)
  onTestFinished(() => {
    chmodSync(join(copy, "lib"), 0o755)
    rmSync(folder, { recursive: true })
  })
  return folder
}
