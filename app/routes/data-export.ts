import { Readable } from "node:stream"
import { redirect } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { findExportFile } from "#features/privacy/server/export-queries.ts"
import { isProven } from "#features/privacy/server/require-proof.ts"
import { SETTINGS_PATH } from "#features/users/core/settings-path.ts"
import { isoDay } from "#platform/days.ts"
import { storage } from "#platform/server/storage.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { Route } from "./+types/data-export"

const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.zip$/

/** The copy of the own data, for its owner alone, who has signed in just now. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const exportId = FILE.exec(params.file)?.[1]
  const found = exportId && (await findExportFile(db, { exportId, userId: user.userId }))
  if (!found) throw pageNotFound(url)
  if (!(await isProven(db, user))) throw redirect(`${SETTINGS_PATH}#daten`)
  const { contentLength } = await storage().getMetaData(found.key)
  const stream = Readable.toWeb(await storage().getStream(found.key)) as ReadableStream
  return new Response(stream, {
    headers: {
      "content-type": "application/zip",
      "content-length": String(contentLength),
      "content-disposition": `attachment; filename="aufwind-daten-${isoDay(found.readyAt, HOME_ZONE)}.zip"`,
      "cache-control": "no-store",
    },
  })
}
