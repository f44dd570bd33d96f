import { pageContext } from "#app/page-context.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { sendDownload } from "#app/send-download.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { parseYear, TRANSPARENCY_FILES } from "#features/exports/dsa/transparency-path.ts"
import { exportTransparency } from "#features/exports/server/dsa/export-transparency.ts"
import { CSV_TYPE } from "#platform/csv.ts"
import type { Route } from "./+types/transparency-file"

/** The transparency report of a year, or its statements of reasons. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const year = parseYear(url.searchParams.get("jahr"))
  const file = TRANSPARENCY_FILES.find((known) => known === params.file)
  if (year === undefined || !file) throw pageNotFound(url)
  const text = await exportTransparency(context.get(pageContext).db, admin, { year, file })
  const [name, ending] = file.split(".")
  return sendDownload(once(text), {
    name: `aufwind-${name}-${year}.${ending}`,
    type: ending === "json" ? "application/json; charset=utf-8" : CSV_TYPE,
  })
}

async function* once(text: string) {
  yield text
}
