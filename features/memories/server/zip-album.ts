import { sql } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { storage } from "#platform/server/storage.ts"
import { type ZipEntry, zipEntries } from "#platform/server/zip-entries.ts"
import { requirePart } from "./find-part.ts"
import { keepsakeKey } from "./memory-files.ts"
import { isVisibleTo } from "./visible-memories.ts"

interface AlbumFile {
  /** In the archive: a number alone, nobody's name. */
  name: string
  key: string
  addedAt: Date
}

/** The photos of an album that somebody on board sees, as large as they are kept; missing for anybody else. */
export async function findAlbumFiles(db: Db, user: UserActor, flightId: number) {
  await requirePart(db, user.userId, flightId)
  const { rows } = await db.execute<{
    photo_id: string
    created_at: string
    departs_at: string
    time_zone: string
  }>(sql`
    select m.photo_id, m.created_at, f.departs_at, f.time_zone
    from memories m join flights f on f.id = m.flight_id
    where m.flight_id = ${flightId} and ${isVisibleTo(user.userId)} order by m.id`)
  const [first] = rows
  return {
    archive: first
      ? `aufwind-album-${isoDay(new Date(first.departs_at), first.time_zone)}.zip`
      : "aufwind-album.zip",
    files: rows.map(
      (row, index): AlbumFile => ({
        name: `foto-${String(index + 1).padStart(2, "0")}.jpg`,
        key: keepsakeKey(row.photo_id),
        addedAt: new Date(row.created_at),
      }),
    ),
  }
}

/** The archive piece by piece. What is gone meanwhile is left out. */
export function zipFiles(files: readonly AlbumFile[]): AsyncGenerator<Uint8Array> {
  return zipEntries(presentFiles(files))
}

async function* presentFiles(files: readonly AlbumFile[]): AsyncGenerator<ZipEntry> {
  for (const { name, key, addedAt } of files) {
    if (!(await storage().exists(key))) continue
    yield { name, addedAt, file: await storage().getStream(key) }
  }
}
