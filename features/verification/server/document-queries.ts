import { asc, desc, eq, inArray } from "drizzle-orm"
import { airportsTable } from "#features/places/server/places-tables.ts"
import { pilotProfilesTable } from "#features/users/core/server/users-tables.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { OwnDocument, ShownFile } from "../document-view.ts"
import { listPapers, neededKinds, type Paper } from "../pilot-status.ts"
import type { DocumentKind } from "../verification.ts"
import {
  type DocumentRow,
  documentFilesTable,
  verificationDocumentsTable as documents,
} from "./verification-tables.ts"

/** All documents of a pilot, the newest first. */
export async function listOwnDocuments(db: Db, userId: number): Promise<OwnDocument[]> {
  const rows = await db
    .select()
    .from(documents)
    .where(eq(documents.userId, userId))
    .orderBy(desc(documents.id))
  const files = await filesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => documentView(row, files.get(row.id) ?? []))
}

/** The files of documents, in the order in which they were brought. */
export async function filesOf(db: Db, ids: readonly number[]): Promise<Map<number, ShownFile[]>> {
  const files = new Map<number, ShownFile[]>()
  if (ids.length === 0) return files
  const rows = await db
    .select()
    .from(documentFilesTable)
    .where(inArray(documentFilesTable.documentId, [...ids]))
    .orderBy(asc(documentFilesTable.createdAt), asc(documentFilesTable.id))
  for (const { documentId, id, mediaType, byteSize } of rows) {
    if (documentId === null) continue
    files.set(documentId, [...(files.get(documentId) ?? []), { id, mediaType, byteSize }])
  }
  return files
}

export function documentView(row: DocumentRow, files: ShownFile[]): OwnDocument {
  return {
    id: row.id,
    kind: row.kind,
    class: row.class,
    number: row.number,
    status: row.status,
    issuedOn: row.issuedOn,
    expiresOn: row.expiresOn,
    rejection: row.rejection,
    rejectionNote: row.rejectionNote,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    files,
  }
}

const selectLicence = prepared((db, { userId }: { userId: number }) =>
  db
    .select({ licence: pilotProfilesTable.licence, homeCountry: airportsTable.country })
    .from(pilotProfilesTable)
    .leftJoin(airportsTable, eq(airportsTable.id, pilotProfilesTable.homeAirportId))
    .where(eq(pilotProfilesTable.userId, userId)),
)

/** The kinds of document that a pilot needs before the first flight. */
export async function listNeededKinds(db: Db, userId: number): Promise<DocumentKind[]> {
  const [profile] = await selectLicence(db, { userId })
  return profile ? neededKinds(profile) : []
}

const selectPapers = prepared((db, { userId }: { userId: number }) => {
  const { id, kind, status, expiresOn } = documents
  return db
    .select({ id, kind, status, expiresOn })
    .from(documents)
    .where(eq(documents.userId, userId))
})

/** What a pilot needs, each kind with how far it is today. */
export async function listOwnPapers(db: Db, userId: number): Promise<Paper[]> {
  const [own, needed] = await Promise.all([
    selectPapers(db, { userId }),
    listNeededKinds(db, userId),
  ])
  return listPapers(own, needed, isoDay(clock.now(), HOME_ZONE))
}
