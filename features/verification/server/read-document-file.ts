import { pictureType } from "#features/users/photos/server/picture-type.ts"
import { readPicture } from "#features/users/photos/server/read-picture.ts"
import { DomainError } from "#platform/errors.ts"
import { NO_DOCUMENT_FILE } from "../document-file.ts"
import { isPdf, refuseActivePdf } from "./refuse-active-pdf.ts"
import { scanFile } from "./scan-state.ts"

/** Enough to read the small print of a page. */
const MAX_EDGE_PIXELS = 2400

/**
 * A photo, drawn anew, or a PDF that cannot act; everything else is refused. What is kept as it came is
 * scanned; of a photo nothing but its pixels is left.
 */
export async function readDocumentFile(bytes: Uint8Array) {
  if (isPdf(bytes)) {
    const file = await refuseActivePdf(bytes)
    return { mediaType: "application/pdf", file, scanState: await scanFile(file) } as const
  }
  if (!pictureType(bytes)) throw new DomainError("no-document", "wrong-type", NO_DOCUMENT_FILE)
  const file = await readPicture(bytes, (picture) =>
    picture
      .resize(MAX_EDGE_PIXELS, MAX_EDGE_PIXELS, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .webp({ quality: 84, effort: 3 })
      .toBuffer(),
  )
  return { mediaType: "image/webp", file, scanState: "none" } as const
}
