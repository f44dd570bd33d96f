import { listMessagePhotoFiles } from "#features/chat/photos/server/export-message-photos.ts"
import { listFlightPhotoFiles } from "#features/flights/server/export-flights.ts"
import { listMemoryFiles } from "#features/memories/server/export-memories.ts"
import { listPlanePhotoFiles } from "#features/planes/server/export-planes.ts"
import { listPhotoFiles } from "#features/users/server/export-profile.ts"
import { listDocumentFiles } from "#features/verification/server/export-documents.ts"
import type { Db } from "#platform/server/db.ts"
import { storage } from "#platform/server/storage.ts"

/** The copy is kept in memory until its length is known; what would not fit stays where its person can fetch it. */
const MAX_BYTES = 60 * 1024 * 1024

/** One after the other: a transaction has a single connection. The smallest come first. */
const LISTS = [
  listPhotoFiles,
  listPlanePhotoFiles,
  listFlightPhotoFiles,
  listMessagePhotoFiles,
  listMemoryFiles,
  listDocumentFiles,
]

/** What a file is called in the copy, and where the store keeps it. */
export interface CollectedFile {
  file: string
  key: string
}

/** Every picture and document of a person that is still there, and the names of those left out. */
export async function collectFiles(
  tx: Db,
  userId: number,
): Promise<{ files: CollectedFile[]; missing: string[] }> {
  const files: CollectedFile[] = []
  const missing: string[] = []
  let free = MAX_BYTES
  for (const list of LISTS) {
    for (const { file, key } of await list(tx, userId)) {
      if (!(await storage().exists(key))) continue
      const { contentLength } = await storage().getMetaData(key)
      if (contentLength > free) {
        missing.push(file)
        continue
      }
      free -= contentLength
      files.push({ file, key })
    }
  }
  return { files, missing }
}
