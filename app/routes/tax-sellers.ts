import { pageContext } from "#app/page-context.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { sendDownload } from "#app/send-download.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { parseTaxYear } from "#features/dac7/dac7-paths.ts"
import { exportSellers } from "#features/dac7/server/export-sellers.ts"
import { CSV_TYPE } from "#platform/csv.ts"
import type { Route } from "./+types/tax-sellers"

/** The sellers of a year as a table. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const year = parseTaxYear(url.searchParams.get("jahr"))
  if (year === undefined) throw pageNotFound(url)
  const text = await exportSellers(context.get(pageContext).db, admin, year)
  return sendDownload(once(text), { name: `dac7-${year}.csv`, type: CSV_TYPE })
}

async function* once(text: string) {
  yield text
}
