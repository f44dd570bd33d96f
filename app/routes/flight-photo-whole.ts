import { z } from "zod"
import { pageContext } from "#app/page-context.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { openWholePhoto } from "#features/flights/photos/server/open-whole-photo.ts"
import { INERT_FILE_POLICY } from "#platform/server/inert-file-policy.ts"
import type { Route } from "./+types/flight-photo-whole"

/** A photo of a flight with what is cut away, for its pilot alone. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const photoId = z.uuid().safeParse(params.photoId)
  const bytes = photoId.success && (await openWholePhoto(db, user.userId, photoId.data))
  if (!bytes) throw pageNotFound(url)
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": "image/webp",
      "content-security-policy": INERT_FILE_POLICY,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  })
}
