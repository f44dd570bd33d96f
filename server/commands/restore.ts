import { mkdirSync } from "node:fs"
import { parseArgs } from "node:util"
import { seconds } from "#platform/duration.ts"
import { openDatabase } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { connectJobs, disconnectJobs } from "#platform/server/jobs.ts"
import { attachPostgres } from "#platform/server/postgres/attach-postgres.ts"
import { awaitExternalPostgres } from "#platform/server/postgres/await-external.ts"
import { connectStorage, storage } from "#platform/server/storage.ts"
import { openBackups, openVault } from "#server/backup/backup-settings.ts"
import { listErasures, type Replayed, replayErasures } from "#server/backup/erasures.ts"
import { openRestored } from "#server/backup/open-restored.ts"
import { findBackup, restoreBackup, SKIPPED_NUMBERS } from "#server/backup/restore-backup.ts"
import { allQueues } from "#server/jobs.ts"
import { bootstrap } from "../process.ts"
import { describeBackup } from "./backup.ts"

const QUEUES = allQueues.map(({ name }) => name)

/**
 * `npm run restore`: the newest backup, or the one that is named, into an empty database and an empty storage.
 * `--erasures-since TIME`: into a database that was brought back to that moment by other means, only who was deleted since.
 */
export async function restore(...args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { "erasures-since": { type: "string" } },
  })
  const since = values["erasures-since"]
  if (since !== undefined) return eraseSince(since)
  const begun = performance.now()
  const vault = await openVault()
  const manifest = await findBackup(vault, positionals[0])
  const database = await findDatabase()
  await connectStorage()
  await restoreBackup({ ...database, storage: storage() }, manifest, {
    vault,
    skippedNumbers: SKIPPED_NUMBERS,
  })
  const { db, close } = openDatabase(database.url)
  await connectJobs(database.url, QUEUES)
  const replayed = await openRestored({
    db,
    ownerUrl: database.ownerUrl,
    backups: vault.disk,
    takenAt: new Date(manifest.takenAt),
  })
  await disconnectJobs()
  await close()
  await database.release()
  process.stdout.write(`${describeBackup(manifest).join("\n")}\n`)
  process.stdout.write(
    `Wiederhergestellt (restored) in ${((performance.now() - begun) / seconds(1)).toFixed(1)} s. Alle sind abgemeldet (nobody is signed in).\n`,
  )
  tellReplayed(replayed)
}

async function eraseSince(text: string): Promise<void> {
  const since = new Date(text)
  if (Number.isNaN(since.getTime()))
    throw new Error(`${text} is not a time like 2026-11-30T12:00:00Z`)
  const ground = await bootstrap("visitor")
  const replayed = await replayErasures(ground.db, await listErasures(await openBackups(), since))
  await ground.close()
  tellReplayed(replayed)
}

function tellReplayed({ erased, waiting }: Replayed) {
  process.stdout.write(
    `Konten, die seitdem gelöscht wurden, sind es wieder (deleted since, deleted again): ${erased}; später (something is open in them, tried daily): ${waiting}\n`,
  )
}

interface Found {
  url: string
  ownerUrl: string
  release(): Promise<void>
}

/** As it is, without what a start would make in it. */
async function findDatabase(): Promise<Found> {
  const { DATA_DIR, DATABASE_URL, MIGRATION_DATABASE_URL } = env()
  if (DATABASE_URL) {
    const ownerUrl = MIGRATION_DATABASE_URL ?? DATABASE_URL
    await awaitExternalPostgres(ownerUrl)
    return { url: DATABASE_URL, ownerUrl, release: async () => {} }
  }
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 })
  return attachPostgres({ dataDir: DATA_DIR })
}
