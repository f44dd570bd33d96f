import { Readable } from "node:stream"
import { z } from "zod"
import { pageContext } from "#app/page-context.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { costReceiptKey } from "#features/settlements/cost-receipt.ts"
import { openReceipt } from "#features/settlements/server/open-receipt.ts"
import { INERT_FILE_POLICY } from "#platform/server/inert-file-policy.ts"
import { storage } from "#platform/server/storage.ts"
import type { Route } from "./+types/cost-receipt"

/** A receipt of a flight's costs, for its pilot and the back office alone; PDFs only as a download. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const receiptId = z.uuid().safeParse(params.receiptId)
  const receipt = receiptId.success && (await openReceipt(db, user, receiptId.data))
  const key = receipt && costReceiptKey(receipt.id)
  if (!key || !(await storage().exists(key))) throw pageNotFound(url)
  const isPicture = receipt.mediaType === "image/webp"
  const stream = Readable.toWeb(await storage().getStream(key)) as ReadableStream
  return new Response(stream, {
    headers: {
      "content-type": receipt.mediaType,
      "content-length": String(receipt.byteSize),
      "content-disposition": isPicture
        ? 'inline; filename="beleg.webp"'
        : 'attachment; filename="beleg.pdf"',
      "content-security-policy": INERT_FILE_POLICY,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  })
}
