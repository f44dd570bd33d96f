import { pageContext } from "#app/page-context.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { sendDownload } from "#app/send-download.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { isMonth } from "#features/exports/month.ts"
import { writeDatevBatch } from "#features/exports/server/datev/write-datev-batch.ts"
import type { Route } from "./+types/month-datev"

/** The bookings of a month for DATEV. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const month = url.searchParams.get("monat")
  if (!isMonth(month)) throw pageNotFound(url)
  const batch = await writeDatevBatch(context.get(pageContext).db, admin, month)
  if (!batch) throw pageNotFound(url)
  return sendDownload(batch, {
    name: `EXTF_Buchungsstapel_${month}.csv`,
    type: "text/csv; charset=windows-1252",
  })
}
