import { documentFileKey } from "#features/verification/document-file.ts"
import {
  documentFilesTable,
  verificationDocumentsTable,
} from "#features/verification/server/verification-tables.ts"
import { addDays, startOfDay } from "#platform/days.ts"
import { hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { storage } from "#platform/server/storage.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { insertRow } from "../factories/insert-rows.ts"
import type { DocumentValues } from "../factories/make-pilot.ts"
import { drawSpecimen } from "../people/draw-specimen.ts"

interface OpenDocument
  extends Pick<DocumentValues, "kind" | "status" | "rejection" | "rejectionNote"> {
  /** Which pilot of the list; 0 is the demo login. */
  pilot: number
  class: string | null
  number: string
  issued: number
  ends: number | null
  hoursAgo: number
  tint: string
  /** Always the same: two worlds of a day are equal. */
  fileId: string
}

// biome-ignore format: a table
const OPEN_DOCUMENTS: readonly OpenDocument[] = [
  { pilot: 0, kind: "rating", class: "aerobatics", number: "", status: "submitted", issued: -40, ends: null, hoursAgo: 5, tint: "#3c45c4", fileId: "9d0a6f52-31c7-4a3e-8a8e-2a5f6d1c7b01" },
  { pilot: 3, kind: "medical", class: "class_2", number: "DE-M-40718", status: "submitted", issued: -9, ends: 700, hoursAgo: 21, tint: "#17704d", fileId: "9d0a6f52-31c7-4a3e-8a8e-2a5f6d1c7b02" },
  { pilot: 7, kind: "insurance", class: null, number: "LH 2207-5518", status: "in_review", issued: -20, ends: 345, hoursAgo: 30, tint: "#7f5000", fileId: "9d0a6f52-31c7-4a3e-8a8e-2a5f6d1c7b03" },
  { pilot: 11, kind: "rating", class: "night", number: "", status: "rejected", issued: -60, ends: null, hoursAgo: 50, tint: "#454f72", fileId: "9d0a6f52-31c7-4a3e-8a8e-2a5f6d1c7b04", rejection: "unreadable", rejectionNote: "Das untere Drittel liegt im Schatten. Fotografier die Seite bitte bei Tageslicht." },
]

/** What some pilots have just handed in beside their papers, each with a picture that says MUSTER. */
export async function writeOpenDocuments(
  db: Db,
  today: string,
  pilotIds: readonly number[],
): Promise<void> {
  const now = startOfDay(today, HOME_ZONE).getTime()
  for (const { pilot, issued, ends, hoursAgo, tint, fileId, ...values } of OPEN_DOCUMENTS) {
    const userId = pilotIds[pilot]
    if (userId === undefined) continue
    const createdAt = new Date(now - hours(hoursAgo))
    const document = await insertRow(db, verificationDocumentsTable, {
      ...values,
      userId,
      issuedOn: addDays(today, issued),
      expiresOn: ends === null ? null : addDays(today, ends),
      decidedAt: values.status === "rejected" ? new Date(createdAt.getTime() + hours(6)) : null,
      createdAt,
    })
    const file = await drawSpecimen(tint)
    await storage().put(documentFileKey(fileId), file)
    await insertRow(db, documentFilesTable, {
      id: fileId,
      userId,
      documentId: document.id,
      mediaType: "image/webp",
      byteSize: file.length,
      createdAt,
    })
  }
}
