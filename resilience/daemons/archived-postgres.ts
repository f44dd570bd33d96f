import { appendFileSync, chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { ensureServerRole } from "#platform/server/postgres/server-role.ts"
import { freePort } from "../test-stack.ts"
import { waitUntil } from "../wait.ts"
import {
  type Daemon,
  makeFolderOfDaemon,
  requirePrograms,
  runProgram,
  startDaemon,
  versionOf,
} from "./daemon.ts"
import { findPostgres } from "./find-postgres.ts"

const PASSWORD = "resilience"
/** As docs/operations.md says: what may be lost where nothing else is written. */
const ARCHIVE_TIMEOUT_SECONDS = 60

/** A PostgreSQL that pgBackRest backs up, and each of whose segments it keeps. */
export interface ArchivedPostgres {
  /** By the role that owns the tables. */
  ownerUrl: string
  url: string
  versions: string
  backUp(): void
  /** The machine is gone, with everything that had not left it. */
  lose(): Promise<void>
  /** Back at that moment, or as late as it can be; answers when it takes what is written. */
  restore(moment?: Date): Promise<void>
  stop(): Promise<void>
}

export async function startArchivedPostgres(): Promise<ArchivedPostgres> {
  requirePrograms({ pgbackrest: "pgbackrest" })
  const { bin, version } = findPostgres()
  const folder = makeFolderOfDaemon(mkdtempSync(join(tmpdir(), "aufwind-archive-")))
  const data = join(folder, "data")
  const port = await freePort()
  const config = join(folder, "pgbackrest.conf")
  writeFileSync(config, backRestSettings({ folder, data, port }))
  const backRest = (...args: string[]) => [`--config=${config}`, "--stanza=aufwind", ...args]

  const passwordFile = join(folder, "password")
  writeFileSync(passwordFile, PASSWORD)
  // its reader is somebody else
  chmodSync(passwordFile, 0o644)
  runProgram(
    join(bin, "initdb"),
    [
      ...["-D", data, "-U", "postgres", "-E", "UTF8", "--locale=C.UTF-8", "--data-checksums"],
      ...["--auth-local=trust", "--auth-host=scram-sha-256", `--pwfile=${passwordFile}`],
    ],
    { folder },
  )
  const push = ["pgbackrest", ...backRest("archive-push", "%p")].join(" ")
  appendFileSync(join(data, "postgresql.conf"), postgresSettings({ folder, port, push }))

  const address = (database: string) =>
    `postgresql://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`
  const start = async () => {
    const daemon = startDaemon(join(bin, "postgres"), ["-D", data], { folder, log: "postgres.log" })
    await waitUntil("PostgreSQL takes what is written", () => takesWrites(address("postgres")))
    return daemon
  }
  let postgres: Daemon = await start()
  await run(address("postgres"), "create database aufwind")
  runProgram("pgbackrest", backRest("stanza-create"), { folder })
  const ownerUrl = address("aufwind")
  return {
    ownerUrl,
    url: await ensureServerRole(ownerUrl),
    versions: `PostgreSQL ${version}, pgBackRest ${versionOf("pgbackrest", "version")}`,
    backUp: () => runProgram("pgbackrest", backRest("--type=full", "backup"), { folder }),
    async lose() {
      postgres.kill("SIGKILL")
      await postgres.ended
      rmSync(data, { recursive: true, force: true })
    },
    async restore(moment) {
      makeFolderOfDaemon(data)
      // a restore before this one has begun a timeline of its own
      const until = moment
        ? [
            "--type=time",
            `--target=${moment.toISOString().replace("T", " ").replace("Z", "+00")}`,
            "--target-action=promote",
            "--target-timeline=current",
          ]
        : []
      runProgram("pgbackrest", backRest(...until, "restore"), { folder })
      postgres = await start()
    },
    async stop() {
      postgres.kill("SIGINT")
      await postgres.ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function takesWrites(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on("error", () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ isStill: boolean }>(
      `select pg_is_in_recovery() as "isStill"`,
    )
    return rows[0]?.isStill === false
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

interface Place {
  folder: string
  data: string
  port: number
}

/** As docs/operations.md says, with folders of its own. */
function backRestSettings({ folder, data, port }: Place): string {
  return `[global]
repo1-path=${folder}/repository
repo1-retention-full=2
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=a-long-passphrase-of-this-trial
start-fast=y
compress-type=zst
log-path=${folder}
lock-path=${folder}/lock
spool-path=${folder}/spool

[aufwind]
pg1-path=${data}
pg1-port=${port}
pg1-socket-path=${folder}
pg1-user=postgres
`
}

function postgresSettings({ folder, port, push }: Omit<Place, "data"> & { push: string }): string {
  return `
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = '${folder}'
archive_mode = on
archive_timeout = ${ARCHIVE_TIMEOUT_SECONDS}
archive_command = '${push}'
`
}
