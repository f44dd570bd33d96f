import { Buffer } from "node:buffer"
import { Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import type { Disk } from "flydrive"
import { z } from "zod"
import { openStream, sealStream, UnreadableStreamError } from "./sealed-stream.ts"

const stream = z.object({ parts: z.int(), bytes: z.int() })

const manifestSchema = z.object({
  id: z.string(),
  takenAt: z.iso.datetime(),
  seconds: z.number(),
  /** Of the product that has taken it. */
  version: z.string(),
  postgres: z.string(),
  jobTables: z.int(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  tables: z.array(
    stream.extend({
      name: z.string(),
      columns: z.string(),
      rows: z.int(),
      digest: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.int().nullable() })),
  /** None before `0104-events-by-month.sql`. */
  monthsOfEvents: z.array(z.object({ name: z.string(), bound: z.string() })).default([]),
  files: stream.extend({ count: z.int(), sha256: z.string() }),
  /** Of the secrets that seal and sign in this installation; they themselves are not in a backup. */
  fingerprints: z.array(z.string()),
})

/** What a backup holds. It is written last: what has no manifest is no backup. */
export type Manifest = z.infer<typeof manifestSchema>
export type TableEntry = Manifest["tables"][number]

/** Where backups lie, and what opens them. */
export interface Vault {
  disk: Disk
  key: Buffer
}

const NAME = "manifest"

/** Names that sort by their time. */
const ID = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ-[0-9a-f]{4}$/

function isBackupId(name: string): boolean {
  return ID.test(name)
}

/** When a backup was begun, as its name says. */
export function timeOfId(id: string): Date {
  const [day = "", time = ""] = id.split("T")
  return new Date(`${day}T${time.slice(0, 8).replaceAll("-", ":")}Z`)
}

export async function writeManifest({ disk, key }: Vault, manifest: Manifest): Promise<void> {
  const text = Readable.from([Buffer.from(JSON.stringify(manifest))])
  const sealed = await buffer(sealStream(text, key, `${manifest.id}/${NAME}`))
  await disk.put(`${manifest.id}/${NAME}`, sealed)
}

export async function readManifest({ disk, key }: Vault, id: string): Promise<Manifest> {
  const sealed = Readable.from([Buffer.from(await disk.getBytes(`${id}/${NAME}`))])
  try {
    const text = await buffer(openStream(sealed, key, `${id}/${NAME}`))
    return manifestSchema.parse(JSON.parse(text.toString("utf8")))
  } catch (error) {
    if (!(error instanceof UnreadableStreamError)) throw error
    throw new Error(
      `BACKUP_KEY öffnet die Sicherung ${id} nicht (wrong key, or its manifest was changed).`,
    )
  }
}

/** Whole backups, the newest first, and what is only the beginning of one. */
export async function listBackups(disk: Disk): Promise<{ whole: string[]; begun: string[] }> {
  const names = [...(await namesBelow(disk, ""))].filter(isBackupId).sort().reverse()
  const isWhole = await Promise.all(names.map((id) => disk.exists(`${id}/${NAME}`)))
  return {
    whole: names.filter((_, index) => isWhole[index]),
    begun: names.filter((_, index) => !isWhole[index]),
  }
}

/** The manifest first, so that what is half deleted is no backup any more. */
export async function deleteBackup(disk: Disk, id: string): Promise<void> {
  await disk.delete(`${id}/${NAME}`)
  await disk.deleteAll(id)
}

/** Files and folders that lie directly below a prefix, page by page where there are many. */
export async function namesBelow(disk: Disk, prefix: string): Promise<string[]> {
  const names: string[] = []
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll(prefix === "" ? "/" : prefix, {
      recursive: false,
      ...(paginationToken && { paginationToken }),
    })
    for (const { name } of page.objects) names.push(name.split("/").at(-1) ?? name)
    paginationToken = page.paginationToken
  } while (paginationToken)
  return names
}
