import { createHash, randomBytes } from "node:crypto"
import { pipeline } from "node:stream/promises"
import { createZstdCompress } from "node:zlib"
import type { Disk } from "flydrive"
import pg from "pg"
import { to as copyTo } from "pg-copy-streams"
import { clock } from "#platform/clock.ts"
import { seconds } from "#platform/duration.ts"
import { WITHOUT_TIMEOUTS } from "#platform/server/database-timeouts.ts"
import { secretFingerprints } from "#platform/server/secrets.ts"
import {
  jobTablesVersion,
  listMonthsOfEvents,
  listSequences,
  listTables,
  PLAIN_TEXT,
  type Table,
} from "./catalog.ts"
import { packFiles } from "./file-pack.ts"
import { hashed } from "./hashed-stream.ts"
import { type Manifest, type TableEntry, type Vault, writeManifest } from "./manifest.ts"
import { RowDigest } from "./row-digest.ts"
import { sealStream } from "./sealed-stream.ts"
import { writeParts } from "./stream-parts.ts"

// any constant: two backups at once would only slow each other down
const BACKUP_LOCK = 5_102_119
/** Who share the tables, beside one another: more would take what buyers need. */
const READERS = 2

interface Ground {
  /** Of a role that may read every table. */
  url: string
  storage: Disk | undefined
  vault: Vault
  version: string
}

/**
 * Copies every table in one snapshot, then the files, and publishes both by a manifest. Nobody waits for it: it only reads,
 * and holds in memory what is on its way.
 */
export async function takeBackup({ url, storage, vault, version }: Ground): Promise<Manifest> {
  const begun = performance.now()
  const takenAt = clock.now()
  const id = `${takenAt.toISOString().slice(0, 19).replaceAll(":", "-")}Z-${randomBytes(2).toString("hex")}`
  const leader = await connect(url)
  try {
    await leader.query("begin isolation level repeatable read read only")
    await leader.query(WITHOUT_TIMEOUTS)
    await refuseSecond(leader)
    const snapshot = await exportSnapshot(leader)
    const waiting = await listTables(leader)
    const tables = await inReaders(url, snapshot, (client) =>
      copyTables(client, waiting, vault, id),
    )
    const known = await aboutDatabase(leader)
    const files = await copyFiles(storage, vault, id)
    const manifest: Manifest = {
      id,
      takenAt: takenAt.toISOString(),
      seconds: (performance.now() - begun) / seconds(1),
      version,
      ...known,
      tables: tables.toSorted((one, other) => one.name.localeCompare(other.name)),
      files,
      fingerprints: secretFingerprints(),
    }
    await writeManifest(vault, manifest)
    return manifest
  } finally {
    await leader.end()
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: "aufwind-backup" })
  // a statement that runs learns of it as well
  client.on("error", () => {})
  await client.connect()
  return client
}

async function refuseSecond(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is_ours: boolean }>(
    "select pg_try_advisory_xact_lock($1) as is_ours",
    [BACKUP_LOCK],
  )
  if (!rows[0]?.is_ours) {
    throw new Error("Es läuft schon eine Sicherung (another backup is being taken).")
  }
}

async function exportSnapshot(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ snapshot: string }>(
    "select pg_export_snapshot() as snapshot",
  )
  return rows[0]?.snapshot ?? ""
}

/** The same work by several connections that all see the one snapshot. */
async function inReaders<T>(
  url: string,
  snapshot: string,
  work: (client: pg.Client) => Promise<T[]>,
): Promise<T[]> {
  const readers = await Promise.all(Array.from({ length: READERS }, () => connect(url)))
  try {
    const shares = await Promise.all(
      readers.map(async (client) => {
        await client.query("begin isolation level repeatable read read only")
        await client.query(`set transaction snapshot ${client.escapeLiteral(snapshot)}`)
        await client.query(WITHOUT_TIMEOUTS)
        await client.query(PLAIN_TEXT)
        return work(client)
      }),
    )
    return shares.flat()
  } finally {
    await Promise.all(readers.map((client) => client.end()))
  }
}

async function copyTables(
  client: pg.Client,
  waiting: Table[],
  { disk, key }: Vault,
  id: string,
): Promise<TableEntry[]> {
  const copied: TableEntry[] = []
  for (let table = waiting.shift(); table; table = waiting.shift()) {
    const place = `${id}/tables/${table.name}`
    const digest = new RowDigest()
    let written = { parts: 0, bytes: 0 }
    await pipeline(
      client.query(copyTo(`copy (select ${table.columns} from ${table.name}) to stdout`)),
      (rows) => digest.through(rows),
      createZstdCompress(),
      (bytes) => sealStream(bytes, key, place),
      async (bytes: AsyncIterable<Buffer>) => {
        written = await writeParts(disk, place, bytes)
      },
    )
    copied.push({ ...table, ...written, rows: digest.rows, digest: digest.toString() })
  }
  return copied
}

async function copyFiles(storage: Disk | undefined, { disk, key }: Vault, id: string) {
  const place = `${id}/files`
  const counted = { count: 0 }
  const digest = createHash("sha256")
  let written = { parts: 0, bytes: 0 }
  await pipeline(
    storage ? packFiles(storage, counted) : noFiles(),
    (pieces: AsyncIterable<Buffer>) => hashed(pieces, digest),
    // photos do not get smaller
    (bytes) => sealStream(bytes, key, place),
    async (bytes: AsyncIterable<Buffer>) => {
      written = await writeParts(disk, place, bytes)
    },
  )
  return { ...written, ...counted, sha256: digest.digest("hex") }
}

async function* noFiles(): AsyncIterable<Buffer> {}

async function aboutDatabase(client: pg.Client) {
  const migrations = await client.query<{ name: string; hash: string }>(
    "select name, hash from schema_migrations order by name",
  )
  const server = await client.query<{ server_version: string }>("show server_version")
  return {
    postgres: server.rows[0]?.server_version ?? "",
    jobTables: await jobTablesVersion(client),
    migrations: migrations.rows,
    sequences: await listSequences(client),
    monthsOfEvents: await listMonthsOfEvents(client),
  }
}
