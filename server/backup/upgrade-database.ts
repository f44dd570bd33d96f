import { randomBytes } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import pg from "pg"
import { findBinaries } from "#platform/server/postgres/binaries.ts"
import { clusterMajor, layoutOf } from "#platform/server/postgres/data-dir-layout.ts"
import { startPostgres } from "#platform/server/postgres/start-postgres.ts"
import { prepareDatabase } from "#platform/server/prepare-database.ts"
import { openStorage } from "#platform/server/storage.ts"
import { differingTables } from "./compare-rows.ts"
import type { Manifest, Vault } from "./manifest.ts"
import { loadBackup } from "./restore-backup.ts"
import { endProgress } from "./restore-progress.ts"
import { takeBackup } from "./take-backup.ts"

export interface Upgraded {
  to: number
  /** Of what was moved by this run; a run before may have been killed after that. */
  manifest?: Manifest
  /** Where what was before lies. */
  former: string
}

/**
 * Moves the embedded database of a data folder into the PostgreSQL of this version, by a backup that nobody but this
 * process can open, and compares each row. What was there stays as it is, beside it. A run that was killed has changed nothing, or
 * is gone on with by the next one.
 * @returns undefined where it already runs with this PostgreSQL
 */
export async function upgradeDatabase(
  dataDir: string,
  { version, former }: { version: string; former?: string | undefined },
): Promise<Upgraded | undefined> {
  const { major: to } = findBinaries()
  const finished = putInPlace(dataDir)
  if (finished) return { to, former: finished }
  const from = clusterMajor(layoutOf(dataDir))
  if (from === undefined || from === to) return undefined
  const kept = formerPlace(dataDir, from)
  if (existsSync(kept)) throw new Error(`Es gibt schon ${kept} (move it away first).`)
  const work = workOf(dataDir)
  rmSync(work.folder, { recursive: true, force: true })
  mkdirSync(work.folder)
  const manifest = await move(dataDir, { version, former: former ?? `postgres-${from}`, work })
  writeFileSync(work.complete, String(from), { flush: true })
  putInPlace(dataDir)
  return { to, manifest, former: kept }
}

interface Moving {
  version: string
  former: string
  work: ReturnType<typeof workOf>
}

async function move(dataDir: string, { version, former, work }: Moving): Promise<Manifest> {
  // nobody else can start on it meanwhile
  const old = await startPostgres({ dataDir, binaries: findBinaries(former) })
  try {
    await prepareDatabase(old.ownerUrl, old.url)
    const disk = await openStorage({ STORAGE_URL: `file:${work.backup}`, DATA_DIR: dataDir })
    const vault = { disk, key: randomBytes(32) }
    const manifest = await takeBackup({ url: old.ownerUrl, storage: undefined, vault, version })
    await fill(work.dataDir, manifest, vault)
    return manifest
  } finally {
    await old.stop()
  }
}

async function fill(dataDir: string, manifest: Manifest, vault: Vault) {
  const next = await startPostgres({ dataDir })
  try {
    const storage = await openStorage({ DATA_DIR: dataDir })
    const target = { ownerUrl: next.ownerUrl, url: next.url, storage }
    await loadBackup(target, manifest, { vault, skippedNumbers: 0 })
    const differing = await differingTables(next.ownerUrl, manifest)
    if (differing.length > 0) {
      throw new Error(`Nicht jede Zeile ist angekommen (rows differ): ${differing.join(", ")}`)
    }
    await prepareDatabase(next.ownerUrl, next.url)
    const client = new pg.Client({ connectionString: next.ownerUrl })
    await client.connect()
    await endProgress(client).finally(() => client.end())
  } finally {
    await next.stop()
  }
}

function formerPlace(dataDir: string, major: number): string {
  return join(layoutOf(dataDir).dataDir, `postgres-${major}`)
}

function workOf(dataDir: string) {
  const folder = join(layoutOf(dataDir).dataDir, "upgrade")
  return {
    folder,
    dataDir: join(folder, "new"),
    backup: join(folder, "backup"),
    complete: join(folder, "complete"),
  }
}

/** Two names change, and a process may be killed between them. @returns where the former one lies, if there was anything to do */
function putInPlace(dataDir: string): string | undefined {
  const work = workOf(dataDir)
  if (!existsSync(work.complete)) return undefined
  const { folder } = layoutOf(dataDir)
  const next = layoutOf(work.dataDir).folder
  const former = formerPlace(dataDir, Number(readFileSync(work.complete, "utf8")))
  if (existsSync(next)) {
    if (existsSync(folder)) renameSync(folder, former)
    renameSync(next, folder)
  }
  rmSync(work.folder, { recursive: true, force: true })
  return former
}
