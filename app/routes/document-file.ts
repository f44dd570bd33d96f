import { Readable } from "node:stream"
import { z } from "zod"
import { pageContext } from "#app/page-context.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { documentFileKey } from "#features/verification/document-file.ts"
import { openDocumentFile } from "#features/verification/server/open-document-file.ts"
import { INERT_FILE_POLICY } from "#platform/server/inert-file-policy.ts"
import { storage } from "#platform/server/storage.ts"
import type { Route } from "./+types/document-file"

/** A photo or PDF of a document, for its owner and the back office alone; PDFs only as a download. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const fileId = z.uuid().safeParse(params.fileId)
  const file = fileId.success && (await openDocumentFile(db, user, fileId.data))
  const key = file && documentFileKey(file.id)
  if (!key || !(await storage().exists(key))) throw pageNotFound(url)
  const isPicture = file.mediaType === "image/webp"
  const stream = Readable.toWeb(await storage().getStream(key)) as ReadableStream
  return new Response(stream, {
    headers: {
      "content-type": file.mediaType,
      "content-length": String(file.byteSize),
      "content-disposition": isPicture
        ? 'inline; filename="nachweis.webp"'
        : 'attachment; filename="nachweis.pdf"',
      "content-security-policy": INERT_FILE_POLICY,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  })
}
