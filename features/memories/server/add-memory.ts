import { createHash, randomUUID } from "node:crypto"
import { and, eq, isNull, sql } from "drizzle-orm"
import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import { drawPixels, drawWidths, pixelsOf } from "#features/users/photos/server/draw-photo.ts"
import { readPicture } from "#features/users/photos/server/read-picture.ts"
import { PHOTO_WIDTHS } from "#features/users/photos/wide-photo.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { deleteFiles } from "#platform/server/delete-files.ts"
import { recordEvent } from "#platform/server/events.ts"
import { storage } from "#platform/server/storage.ts"
import { canAdd, MAX_MEMORIES } from "../memory.ts"
import type { AddedMemory } from "../memory-schemas.ts"
import { requirePart } from "./find-part.ts"
import { memoriesTable } from "./memories-tables.ts"
import { keepsakeKey, memoryFiles, memoryKey } from "./memory-files.ts"

/** Of the file that is kept for the album as a whole, in pixels. */
const KEEPSAKE_EDGE = 2_400
const [, WIDEST] = PHOTO_WIDTHS
/** Of what is taller than wide, in pixels. */
const TALLEST = 1_600

/**
 * Puts a photo into the album of a flight; the same file of the same person is one photo, however often it
 * comes. What it is, its bytes say: neither its name nor its declared type is believed, and the name is not kept.
 */
export async function addMemory(
  db: Db,
  actor: UserActor,
  { flightId, bytes }: { flightId: number; bytes: Uint8Array },
): Promise<AddedMemory> {
  // before the dear part
  await requirePart(db, actor.userId, flightId)
  const contentHash = createHash("sha256").update(bytes).digest("base64url")
  const own = { flightId, userId: actor.userId, contentHash }
  const former = await findMemory(db, own)
  if (former?.arrivedAt) return { memoryId: former.id }
  const drawn = await draw(bytes)
  // row first: a process that ends in between leaves no files that nobody would delete
  const memory = await inTransaction(db, (tx) => claim(tx, own, drawn.size))
  for (const [key, file] of drawn.files(memory.photoId)) await storage().put(key, file)
  await inTransaction(db, (tx) => arrive(tx, actor, memory))
  return { memoryId: memory.id }
}

interface Claimed {
  id: number
  photoId: string
  flightId: number
}

async function draw(bytes: Uint8Array) {
  const edge = { fit: "inside", withoutEnlargement: true } as const
  const keepsake = await readPicture(bytes, (picture) =>
    pixelsOf(picture.resize(KEEPSAKE_EDGE, KEEPSAKE_EDGE, edge)),
  )
  const shown = await pixelsOf(drawPixels(keepsake).resize(WIDEST, TALLEST, edge))
  const whole = await drawPixels(keepsake).jpeg({ quality: 86 }).toBuffer()
  const widths = await drawWidths(shown)
  const { width, height } = shown.info
  return {
    size: { width, height },
    files: (photoId: string): [string, Buffer][] => [
      ...[...widths].map(([size, file]): [string, Buffer] => [memoryKey(photoId, size), file]),
      [keepsakeKey(photoId), whole],
    ],
  }
}

async function claim(
  tx: Db,
  own: { flightId: number; userId: number; contentHash: string },
  size: { width: number; height: number },
): Promise<Claimed> {
  await lockAccountShared(tx, own.userId)
  // who sends several at once is counted one after the other
  await tx.execute(sql`select from users where id = ${own.userId} for no key update`)
  const known = await findMemory(tx, own)
  if (known) return known
  const part = await requirePart(tx, own.userId, own.flightId)
  const { flightId, userId } = memoriesTable
  const count = await tx.$count(
    memoriesTable,
    and(eq(flightId, own.flightId), eq(userId, own.userId)),
  )
  if (!canAdd(part, count)) throw tooMany()
  const [claimed] = await tx
    .insert(memoriesTable)
    .values({ ...own, ...size, photoId: randomUUID(), createdAt: clock.now() })
    .returning()
  if (!claimed) throw new Error("a photo was not claimed")
  return claimed
}

async function arrive(tx: Db, actor: UserActor, { id, photoId, flightId }: Claimed): Promise<void> {
  const [arrived] = await tx
    .update(memoriesTable)
    .set({ arrivedAt: clock.now() })
    .where(and(eq(memoriesTable.id, id), isNull(memoriesTable.arrivedAt)))
    .returning({ id: memoriesTable.id })
  if (arrived) {
    const { role } = await requirePart(tx, actor.userId, flightId)
    return void (await recordEvent(tx, { kind: "memory.added", entityId: id, actor, role }))
  }
  const [other] = await tx
    .select({ id: memoriesTable.id })
    .from(memoriesTable)
    .where(eq(memoriesTable.id, id))
  // the account went meanwhile, or the photo was removed again
  if (!other) await deleteFiles(tx, memoryFiles(photoId))
}

async function findMemory(db: Db, own: { flightId: number; userId: number; contentHash: string }) {
  const { flightId, userId, contentHash } = memoriesTable
  const [found] = await db
    .select()
    .from(memoriesTable)
    .where(
      and(eq(flightId, own.flightId), eq(userId, own.userId), eq(contentHash, own.contentHash)),
    )
  return found
}

function tooMany(): DomainError {
  return new DomainError(
    "too-many-memories",
    "invalid",
    `Mehr als ${MAX_MEMORIES} Fotos kommen von einer Person nicht ins Album.`,
  )
}
