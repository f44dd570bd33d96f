import { randomUUID } from "node:crypto"
import {
  type MemoryConsentRow,
  type MemoryRequestRow,
  type MemoryRow,
  memoriesTable,
  memoryConsentsTable,
  memoryRequestsTable,
} from "#features/memories/server/memories-tables.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { insertRow } from "./insert-rows.ts"

type MemoryValues = Partial<MemoryRow> & Pick<MemoryRow, "flightId" | "userId">

/** A photo in the album of a flight of which the others have been told; without its files. */
export function makeMemory(db: Db, values: MemoryValues): Promise<MemoryRow> {
  const at = values.createdAt ?? clock.now()
  return insertRow(db, memoriesTable, {
    photoId: randomUUID(),
    contentHash: randomUUID(),
    width: 1_280,
    height: 853,
    createdAt: at,
    arrivedAt: at,
    notifiedAt: at,
    ...values,
  })
}

type RequestValues = Partial<MemoryRequestRow> & Pick<MemoryRequestRow, "memoryId" | "pilotId">
type ConsentValues = Partial<MemoryConsentRow> & Pick<MemoryConsentRow, "userId">

/** A pilot has asked to show it; `consents` say whom, each of them as somebody in the picture. */
export async function makeMemoryRequest(
  db: Db,
  values: RequestValues,
  consents: readonly ConsentValues[],
): Promise<MemoryRequestRow> {
  const askedAt = values.askedAt ?? clock.now()
  const request = await insertRow(db, memoryRequestsTable, {
    status: "asked",
    askedAt,
    expiresAt: new Date(askedAt.getTime() + days(14)),
    ...values,
  })
  for (const consent of consents) {
    await insertRow(db, memoryConsentsTable, {
      requestId: request.id,
      isAuthor: false,
      isPictured: true,
      hasCompanions: false,
      ...(consent.answer && { answeredAt: askedAt }),
      ...consent,
    })
  }
  return request
}
