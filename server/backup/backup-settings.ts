import { readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import type { Disk } from "flydrive"
import { env } from "#platform/server/env.ts"
import { openStorage, storageFolder } from "#platform/server/storage.ts"
import type { Vault } from "./manifest.ts"

const HEX_KEY = /^[0-9a-f]{64}$/i

/** Where backups lie: `BACKUP_URL`, or a folder beside the database, which is lost together with it. */
export function openBackups(): Promise<Disk> {
  const { BACKUP_URL, STORAGE_URL, DATA_DIR } = env()
  const url = BACKUP_URL ?? `file:${resolve(join(DATA_DIR, "backups"))}`
  const [backups, files] = [url, STORAGE_URL].map(placeOf)
  if (`${backups}/`.startsWith(`${files}/`)) {
    throw new Error(
      "Die Sicherungen lägen zwischen den Dateien von STORAGE_URL (BACKUP_URL needs a place of its own).",
    )
  }
  return openStorage({ STORAGE_URL: url, DATA_DIR })
}

function placeOf(url: string | undefined): string {
  return storageFolder({ STORAGE_URL: url, DATA_DIR: env().DATA_DIR }) ?? `${url}`
}

/** The same with the key, which a server does not need and should not have. */
export async function openVault(): Promise<Vault> {
  const { BACKUP_KEY, BACKUP_KEY_FILE } = env()
  const text = BACKUP_KEY_FILE ? readFileSync(BACKUP_KEY_FILE, "utf8").trim() : BACKUP_KEY
  if (!text || !HEX_KEY.test(text)) {
    throw new Error(
      "BACKUP_KEY oder BACKUP_KEY_FILE fehlt (64 hex digits, make them once: openssl rand -hex 32).",
    )
  }
  return { disk: await openBackups(), key: Buffer.from(text, "hex") }
}
