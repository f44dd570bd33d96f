import { pageContext } from "#app/page-context.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { sendDownload } from "#app/send-download.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { isMonth } from "#features/exports/month.ts"
import { zipReceipts } from "#features/exports/server/zip-receipts.ts"
import type { Route } from "./+types/month-receipts"

/** The receipts of a month, all in one archive. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const month = url.searchParams.get("monat")
  if (!isMonth(month)) throw pageNotFound(url)
  const archive = await zipReceipts(context.get(pageContext).db, admin, month)
  return sendDownload(archive, { name: `aufwind-belege-${month}.zip`, type: "application/zip" })
}
