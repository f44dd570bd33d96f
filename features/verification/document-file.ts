/*
 * A file of a document: a photo, drawn anew without anything the camera wrote beside it, or a PDF as
 * it came. It belongs to whoever brought it, to a document once that is handed in, and is deleted 30
 * days after the decision (product decision 4).
 */

import { PHOTO_TYPES } from "#features/users/photos/photo.ts"

export type DocumentFileType = "image/webp" | "application/pdf"

export const DOCUMENT_UPLOAD_TYPES = [...PHOTO_TYPES, "application/pdf"] as const

export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024

export const MAX_FILES = 6

export const DOCUMENT_KEPT_DAYS = 30

export const NO_DOCUMENT_FILE =
  "Das ist kein Bild und kein PDF, das wir lesen können. JPEG, PNG, WebP, AVIF und PDF gehen."

/** What of a chosen file can be told before it is sent, as a sentence. */
export function chosenFileProblem(file: { type: string; size: number }): string | undefined {
  if (!DOCUMENT_UPLOAD_TYPES.some((type) => type === file.type)) return NO_DOCUMENT_FILE
  if (file.size > DOCUMENT_MAX_BYTES) {
    return "Die Datei ist größer als 10 MB. Nimm eine kleinere Fassung oder teil sie auf."
  }
  return undefined
}

/** Where the store keeps it. */
export function documentFileKey(fileId: string): string {
  return `documents/${fileId}`
}

/** Where its owner and the back office find it. */
export function documentFilePath(fileId: string): string {
  return `/de/nachweise/${encodeURIComponent(fileId)}`
}
