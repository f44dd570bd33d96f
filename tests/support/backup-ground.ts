import { randomBytes, randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Disk } from "flydrive"
import pg from "pg"
import { inject, onTestFinished } from "vitest"
import { type Db, openDatabase } from "#platform/server/db.ts"
import { serverUrlOf } from "#platform/server/postgres/server-role.ts"
import { openStorage } from "#platform/server/storage.ts"
import type { Vault } from "#server/backup/manifest.ts"
import { takeBackup } from "#server/backup/take-backup.ts"

/** A folder of a test's own, with the disk in it. */
export async function ownDisk(): Promise<{ disk: Disk; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), "aufwind-backup-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { folder, disk: await openStorage({ STORAGE_URL: `file:${folder}`, DATA_DIR: folder }) }
}

export async function ownVault(): Promise<Vault & { folder: string }> {
  return { ...(await ownDisk()), key: randomBytes(32) }
}

export function backUpTo(vault: Vault, url: string, storage?: Disk) {
  return takeBackup({ url, storage, vault, version: "0.1.0" })
}

interface EmptyTarget {
  url: string
  ownerUrl: string
  storage: Disk
  /** By the server's role. */
  open(): Db
}

/** A database in which there is nothing at all, and a storage without a file. */
export async function emptyTarget(): Promise<EmptyTarget> {
  const name = `restored_${randomUUID().replaceAll("-", "")}`
  const admin = new pg.Client({
    connectionString: inject("templateUrl").replace(/\/[^/]*$/, "/postgres"),
  })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const ownerUrl = inject("templateUrl").replace(/\/[^/]*$/, `/${name}`)
  const url = serverUrlOf(ownerUrl)
  const opened: { close(): Promise<void> }[] = []
  onTestFinished(async () => {
    for (const database of opened) await database.close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  return {
    url,
    ownerUrl,
    storage: (await ownDisk()).disk,
    open() {
      const database = openDatabase(url, { max: 4 })
      opened.push(database)
      return database.db
    },
  }
}
