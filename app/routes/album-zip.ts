import { Readable } from "node:stream"
import { pageContext } from "#app/page-context.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { findAlbumFiles, zipFiles } from "#features/memories/server/zip-album.ts"
import type { Route } from "./+types/album-zip"

/** All photos of an album in one file, for those who were on board. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const flightId = idInPath(params.flightId, url)
  const { archive, files } = await orNotFound(findAlbumFiles(db, user, flightId))
  const stream = Readable.toWeb(Readable.from(zipFiles(files))) as ReadableStream
  return new Response(stream, {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${archive}"`,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  })
}
