import { readFileSync } from "node:fs"
import { env } from "#platform/server/env.ts"
import { storage } from "#platform/server/storage.ts"
import { openVault } from "#server/backup/backup-settings.ts"
import { noteBackup } from "#server/backup/last-backup.ts"
import type { Manifest } from "#server/backup/manifest.ts"
import { parseKeep } from "#server/backup/retention.ts"
import { takeBackup } from "#server/backup/take-backup.ts"
import { tidyBackups } from "#server/backup/tidy-backups.ts"
import { bootstrap } from "../process.ts"

/** `npm run backup`: tables and files as they are now, beside the running servers; then what need not be kept goes. */
export async function backUp(): Promise<void> {
  const vault = await openVault()
  const ground = await bootstrap("visitor")
  const manifest = await takeBackup({
    url: ground.url,
    storage: storage(),
    vault,
    version: productVersion(),
  })
  await noteBackup(storage(), manifest)
  await ground.close()
  const keep = parseKeep(env().BACKUP_KEEP)
  const gone = keep ? await tidyBackups(vault, keep) : 0
  process.stdout.write(`${describeBackup(manifest).join("\n")}\n`)
  process.stdout.write(`Gelöscht (no longer kept): ${gone}\n`)
}

export function productVersion(): string {
  return String(JSON.parse(readFileSync("package.json", "utf8")).version)
}

export function describeBackup(manifest: Manifest): string[] {
  const { id, tables, files, seconds, migrations } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = tables.reduce((sum, table) => sum + table.bytes, files.bytes)
  return [
    `Sicherung (backup) ${id}`,
    `${tables.length} tables, ${rows} rows, ${files.count} files, ${(bytes / 1e6).toFixed(1)} MB sealed, ${seconds.toFixed(1)} s`,
    `Migration ${migrations.at(-1)?.name}, version ${manifest.version}, PostgreSQL ${manifest.postgres}`,
    `Geheimnis (its secret, of which a copy must lie elsewhere): ${manifest.fingerprints.join(", ")}`,
  ]
}
