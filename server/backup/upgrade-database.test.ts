import { existsSync, rmSync } from "node:fs"
import { join } from "node:path"
import pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { openDatabase } from "#platform/server/db.ts"
import { findBinaries } from "#platform/server/postgres/binaries.ts"
import { startPostgres } from "#platform/server/postgres/start-postgres.ts"
import { prepareDatabase } from "#platform/server/prepare-database.ts"
import { makeScratchFolder } from "#tests/support/scratch-folder.ts"
import { upgradeDatabase } from "./upgrade-database.ts"

/** Two of them are made, and all tables in both. */
const LONG = { timeout: 240_000 }

/** The oldest server the product supports; its package exists for this platform only. */
const hasOldest = process.platform === "linux" && process.arch === "x64"

test.runIf(hasOldest)(
  "an older embedded database moves into this PostgreSQL, and stays beside it",
  LONG,
  async () => {
    const dataDir = makeScratchFolder("aufwind-upgrade-")
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    const old = await startPostgres({ dataDir, binaries: findBinaries("postgres-15") })
    await prepareDatabase(old.ownerUrl, old.url)
    const before = openDatabase(old.url, { max: 1 })
    const user = await makeUser(before.db, { firstName: "Käthe" })
    await before.close()
    await old.stop()

    const upgraded = await upgradeDatabase(dataDir, { version: "0.1.0" })
    expect(upgraded).toMatchObject({
      to: findBinaries().major,
      former: join(dataDir, "postgres-15"),
    })
    expect(existsSync(join(dataDir, "postgres-15/data/PG_VERSION"))).toBe(true)
    expect(existsSync(join(dataDir, "upgrade"))).toBe(false)

    const running = await startPostgres({ dataDir })
    const client = new pg.Client({ connectionString: running.url })
    await client.connect()
    const { rows } = await client.query(
      "select id, first_name, current_setting('server_version_num')::int / 10000 as major from users",
    )
    expect(rows).toEqual([{ id: user.id, first_name: "Käthe", major: findBinaries().major }])
    await client.end()
    await running.stop()
    expect(await upgradeDatabase(dataDir, { version: "0.1.0" })).toBeUndefined()
  },
)
