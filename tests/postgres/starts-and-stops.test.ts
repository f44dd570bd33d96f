import { statSync } from "node:fs"
import { connect } from "node:net"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { layoutOf } from "#platform/server/postgres/data-dir-layout.ts"
import { findServerProcesses } from "#platform/server/postgres/server-processes.ts"
import { accounts } from "./support/accounts.ts"
import { newDataDir, usedDataDir } from "./support/data-dirs.ts"
import { query, run, start } from "./support/server-process.ts"

describe.each(accounts)("as $name", (account) => {
  test("the first start creates a UTF-8 database that keeps its data", async () => {
    const { url } = await start(newDataDir(account), { account })
    expect(new URL(url).pathname).toBe("/aufwind")
    const settings = ["server_encoding", "TimeZone", "fsync", "shared_buffers", "max_connections"]
    expect(
      await query(
        url,
        `SELECT ${settings.map((name) => `current_setting('${name}') AS "${name}"`).join(", ")}`,
      ),
    ).toEqual([
      {
        server_encoding: "UTF8",
        TimeZone: "UTC",
        fsync: "on",
        shared_buffers: "256MB",
        max_connections: "100",
      },
    ])
    expect(await query(url, "SELECT upper('grüße') AS upper")).toEqual([{ upper: "GRÜßE" }])
  })

  test("only this machine and only who knows the password gets in", async () => {
    const dataDir = await usedDataDir(account)
    const { url } = await start(dataDir, { account })
    const folder = join(dataDir, "postgres")
    expect(modeOf(folder)).toBe("700")
    expect(modeOf(join(folder, "data"))).toBe("700")
    expect(modeOf(join(folder, "connection.json"))).toBe("600")

    const stranger = new URL(url)
    stranger.password = "guessed"
    await expect(query(stranger.href, "SELECT 1")).rejects.toThrow("password authentication failed")
    const [hba] = await query(
      url,
      "SELECT array_agg(DISTINCT auth_method) AS methods FROM pg_hba_file_rules",
    )
    expect(hba).toEqual({ methods: ["scram-sha-256"] })

    const port = Number(new URL(url).port)
    expect(await accepts("127.0.0.1", port)).toBe(true)
    expect(await accepts("127.0.0.2", port)).toBe(false)
    expect(await accepts("::1", port)).toBe(false)
  })

  test("a second start on the same folder refuses and names the first, which keeps working", async () => {
    const dataDir = await usedDataDir(account)
    const first = await start(dataDir, { account })
    const second = run("start", dataDir, { account })
    expect(await second.ended).toBe(1)
    expect(second.said()).toBe(
      `DataDirInUseError: ${dataDir} is in use by process ${first.child.pid}; ` +
        "stop it or set another DATA_DIR\n",
    )
    expect(await query(first.url, "SELECT 1 AS one")).toEqual([{ one: 1 }])
  })

  test("of two starts at the same moment one wins", async () => {
    const dataDir = newDataDir(account)
    const both = [run("start", dataDir, { account }), run("start", dataDir, { account })]
    const outcomes = await Promise.allSettled(both.map((server) => server.url()))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
    const said = both.map((server) => server.said()).join("")
    expect(said.match(/DataDirInUseError/g)).toHaveLength(1)
  })

  test("SIGTERM stops PostgreSQL with it, open transactions or not, and frees the folder", async () => {
    const dataDir = await usedDataDir(account)
    const first = await start(dataDir, { account })
    const sleeper = query(first.url, "SELECT pg_sleep(600)").catch((error) => error.code)
    const asleep = "SELECT FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%'"
    await expect.poll(() => query(first.url, asleep)).toHaveLength(1)
    first.child.kill("SIGTERM")
    expect(await sleeper).toBe("57P01")
    expect(await first.ended).toBe(0)
    expect(findServerProcesses(layoutOf(dataDir))).toEqual([])
    const second = await start(dataDir, { account })
    expect(second.url).toBe(first.url)
  })
})

function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8)
}

function accepts(host: string, port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect(port, host)
  socket.once("connect", () => resolve(true)).once("error", () => resolve(false))
  return promise.finally(() => socket.destroy())
}
