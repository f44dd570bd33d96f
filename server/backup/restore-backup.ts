import { createHash } from "node:crypto"
import type { Disk } from "flydrive"
import pg from "pg"
import { migrateJobs } from "#platform/server/jobs.ts"
import { migrate, readMigrations } from "#platform/server/migrations.ts"
import { MIGRATIONS_FOLDER, prepareDatabase } from "#platform/server/prepare-database.ts"
import { hasSecret, secretFingerprints } from "#platform/server/secrets.ts"
import { jobTablesVersion } from "./catalog.ts"
import { listFiles, unpackFiles } from "./file-pack.ts"
import { hashed } from "./hashed-stream.ts"
import { loadRows } from "./load-rows.ts"
import { listBackups, type Manifest, readManifest, type Vault } from "./manifest.ts"
import { beginProgress, hasTables, readProgress } from "./restore-progress.ts"
import { openStream } from "./sealed-stream.ts"
import { readParts } from "./stream-parts.ts"

interface Target {
  /** Of the role that owns the tables, or will. */
  ownerUrl: string
  /** Of the server's role. */
  url: string
  storage: Disk
}

/**
 * Numbers of bookings, payments and accounts that were given between a backup and what ended its database are known outside:
 * to the payment provider, to mails, to the list of deleted accounts. None of them may ever mean something else.
 */
export const SKIPPED_NUMBERS = 100_000

/** The backup of that name, or the newest one. */
export async function findBackup(vault: Vault, id?: string): Promise<Manifest> {
  const { whole } = await listBackups(vault.disk)
  const found = id ?? whole[0]
  if (!found || !whole.includes(found)) {
    throw new Error(
      id
        ? `Die Sicherung ${id} gibt es nicht (there is no such backup).`
        : "Es gibt keine Sicherung (there is no backup).",
    )
  }
  return readManifest(vault, found)
}

/** Throws where what is sealed in a backup could not be opened here. */
function refuseOtherSecret({ id, fingerprints }: Manifest): void {
  const ours = hasSecret() ? secretFingerprints() : []
  const missing = fingerprints.filter((fingerprint) => !ours.includes(fingerprint))
  if (missing.length === 0) return
  throw new Error(
    `DATA_DIR/secret ist nicht das Geheimnis der Sicherung ${id} (another secret; put its file of that time there: ${missing.join(", ")}).`,
  )
}

interface Way {
  vault: Vault
  skippedNumbers: number
}

/** Brings a backup into an empty database and storage, which then are those of this version. */
export async function restoreBackup(target: Target, manifest: Manifest, way: Way): Promise<void> {
  await loadBackup(target, manifest, way)
  await prepareDatabase(target.ownerUrl, target.url)
}

/**
 * Brings tables and files of a backup into a database and a storage that are empty, or goes on where that was broken off. The
 * schema is that of the backup's migrations.
 */
export async function loadBackup(
  { ownerUrl, url, storage }: Target,
  manifest: Manifest,
  { vault, skippedNumbers }: Way,
): Promise<void> {
  refuseOtherSecret(manifest)
  const migrations = await migrationsOf(manifest)
  const client = new pg.Client({ connectionString: ownerUrl, application_name: "aufwind-restore" })
  client.on("error", () => {})
  await client.connect()
  try {
    if (await begin(client, storage, manifest)) return
    await migrateJobs(ownerUrl)
    await refuseOtherJobTables(client, manifest)
    await migrate(ownerUrl, migrations, await roleBeside(client, url))
    await restoreFiles(storage, manifest, vault)
    await loadRows(client, { manifest, vault, skippedNumbers })
  } finally {
    await client.end()
  }
}

/** @returns whether the rows are there already */
async function begin(client: pg.Client, storage: Disk, { id }: Manifest): Promise<boolean> {
  const progress = await readProgress(client)
  if (progress && progress.backup !== id) {
    throw new Error(
      `Hier wurde die Wiederherstellung von ${progress.backup} begonnen (go on with it: npm run restore -- ${progress.backup}).`,
    )
  }
  if (progress) return progress.isLoaded
  if (await hasTables(client)) {
    throw new Error(
      "Die Datenbank ist nicht leer (restore only goes into an empty database; nothing was changed).",
    )
  }
  for await (const key of listFiles(storage)) {
    throw new Error(
      `Der Speicher ist nicht leer, es gibt ${key} (restore only goes into an empty storage; nothing was changed).`,
    )
  }
  await beginProgress(client, id)
  return false
}

/** The first ones of ours; throws where the backup knows others. */
async function migrationsOf({ id, version, migrations }: Manifest) {
  const ours = await readMigrations(MIGRATIONS_FOLDER)
  const isOurs = migrations.every(
    ({ name, hash }, index) => ours[index]?.name === name && ours[index].hash === hash,
  )
  if (!isOurs) {
    throw new Error(
      `Die Sicherung ${id} ist von einer anderen Version (it is of ${version} with ${migrations.at(-1)?.name}, which is not in this one).`,
    )
  }
  return ours.slice(0, migrations.length)
}

async function refuseOtherJobTables(client: pg.Client, { id, version, jobTables }: Manifest) {
  const ours = await jobTablesVersion(client)
  if (ours === jobTables) return
  throw new Error(
    `Die Aufträge der Sicherung ${id} haben andere Tabellen (job tables ${jobTables}, here ${ours}): restore it with version ${version}, then update.`,
  )
}

/** Undefined where the server's role is the owner itself. */
async function roleBeside(client: pg.Client, url: string): Promise<string | undefined> {
  const role = decodeURIComponent(new URL(url).username)
  const { rows } = await client.query<{ owner: string }>("select current_user as owner")
  return rows[0]?.owner === role ? undefined : role
}

async function restoreFiles(storage: Disk, { id, files }: Manifest, { disk, key }: Vault) {
  const place = `${id}/files`
  const digest = createHash("sha256")
  const pack = openStream(readParts(disk, place, files.parts), key, place)
  const count = await unpackFiles(storage, hashed(pack, digest))
  if (count !== files.count || digest.digest("hex") !== files.sha256) {
    throw new Error("Die Dateien sind nicht die gesicherten (the files differ).")
  }
}
