import { and, asc, eq, isNotNull } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { memoriesTable, memoryConsentsTable, memoryRequestsTable } from "./memories-tables.ts"
import { keepsakeKey } from "./memory-files.ts"

/** What a person has put into albums, what they were asked about photos and what they asked themself. */
export async function exportMemories(db: Db, userId: number) {
  const photos = await db
    .select({
      foto: memoriesTable.photoId,
      flug: memoriesTable.flightId,
      bildzeile: memoriesTable.caption,
      hinzugefuegtAm: memoriesTable.createdAt,
      ausgeblendetAm: memoriesTable.hiddenAt,
    })
    .from(memoriesTable)
    .where(eq(memoriesTable.userId, userId))
    .orderBy(asc(memoriesTable.id))
  const consents = await db
    .select({
      foto: memoryRequestsTable.memoryId,
      gefragtAm: memoryRequestsTable.askedAt,
      selbstAufgenommen: memoryConsentsTable.isAuthor,
      selbstZuSehen: memoryConsentsTable.isPictured,
      begleitungZuSehen: memoryConsentsTable.hasCompanions,
      antwort: memoryConsentsTable.answer,
      beantwortetAm: memoryConsentsTable.answeredAt,
      beendetAm: memoryRequestsTable.endedAt,
    })
    .from(memoryConsentsTable)
    .innerJoin(memoryRequestsTable, eq(memoryRequestsTable.id, memoryConsentsTable.requestId))
    .where(eq(memoryConsentsTable.userId, userId))
    .orderBy(asc(memoryRequestsTable.id))
  const asked = await db
    .select({
      foto: memoryRequestsTable.memoryId,
      gefragtAm: memoryRequestsTable.askedAt,
      oeffentlichAb: memoryRequestsTable.shownAt,
      beendetAm: memoryRequestsTable.endedAt,
    })
    .from(memoryRequestsTable)
    .where(eq(memoryRequestsTable.pilotId, userId))
    .orderBy(asc(memoryRequestsTable.id))
  return {
    fotos: photos,
    gefragt: consents.map((row) => ({ ...row, antwort: row.antwort && ANSWERS[row.antwort] })),
    selbstGefragt: asked,
  }
}

const ANSWERS = { agreed: "ja", declined: "nein", withdrawn: "zurückgenommen" } as const

/** Their files, as large as they are kept. */
export async function listMemoryFiles(db: Db, userId: number) {
  const photos = await db
    .select({ photoId: memoriesTable.photoId })
    .from(memoriesTable)
    .where(and(eq(memoriesTable.userId, userId), isNotNull(memoriesTable.arrivedAt)))
    .orderBy(asc(memoriesTable.id))
  return photos.map(({ photoId }) => ({
    file: `albumfotos/${photoId}.jpg`,
    key: keepsakeKey(photoId),
  }))
}
