import { chmodSync, cpSync, rmSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import pg from "pg"
import { findBinaries } from "#platform/server/postgres/binaries.ts"
import {
  connectionUrl,
  readConnection,
  writeConnection,
} from "#platform/server/postgres/connection-file.ts"
import { createLayout, layoutOf } from "#platform/server/postgres/data-dir-layout.ts"
import { lockDataDir } from "#platform/server/postgres/data-dir-lock.ts"
import { choosePort } from "#platform/server/postgres/free-port.ts"
import { launchServer } from "#platform/server/postgres/launch-server.ts"
import { setUpServer } from "#platform/server/postgres/server-setup.ts"
import { makeScratchFolder } from "#tests/support/scratch-folder.ts"

/** A copy of a server that follows it by streaming. */
interface Standby {
  /** By the superuser. */
  ownerUrl: string
  /** SIGKILL of its postmaster: connections break in the middle. */
  kill(): void
  stop(): Promise<void>
}

/** What a copy of a running server does not take along. */
const ITS_OWN = new Set(["postmaster.pid", "postmaster.opts"])

/** Copies the cluster in the `DATA_DIR` of a running server, and follows it. */
export async function startStandby(primaryDir: string): Promise<Standby> {
  const primary = layoutOf(primaryDir)
  const connection = readConnection(primary.connectionFile)
  if (!connection) throw new Error("the primary left no address")
  const dataDir = makeScratchFolder("aufwind-standby-")
  const layout = createLayout(dataDir)
  const lock = lockDataDir(layout)
  const own = { ...connection, port: await choosePort() }
  writeConnection(layout.connectionFile, own)

  const client = new pg.Client({ connectionString: connectionUrl(connection) })
  await client.connect()
  await client.query("select pg_backup_start('standby', true)")
  cpSync(primary.cluster, layout.cluster, {
    recursive: true,
    filter: (path) => !ITS_OWN.has(basename(path)),
  })
  const { rows } = await client.query<{ labelfile: string }>(
    "select labelfile from pg_backup_stop(false)",
  )
  await client.end()

  writeFileSync(join(layout.cluster, "backup_label"), rows[0]?.labelfile ?? "")
  writeFileSync(join(layout.cluster, "standby.signal"), "")
  const { host, port, user, password } = connection
  writeFileSync(
    join(layout.cluster, "postgresql.auto.conf"),
    `primary_conninfo = 'host=${host} port=${port} user=${user} password=${password}'\n`,
  )
  chmodSync(layout.cluster, 0o700)
  const setup = setUpServer(layout, findBinaries(), () => {})
  const server = await launchServer(setup, own)
  return {
    ownerUrl: connectionUrl(own),
    kill: () => void process.kill(server.pid, "SIGKILL"),
    async stop() {
      server.program.cut()
      await server.program.exited
      lock.release()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
