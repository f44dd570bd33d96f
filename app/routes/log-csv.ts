import { pageContext } from "#app/page-context.ts"
import { sendDownload } from "#app/send-download.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { parseAuditAddress } from "#features/admin/parse-audit-address.ts"
import { exportAuditLog } from "#features/exports/server/export-audit-log.ts"
import { CSV_TYPE } from "#platform/csv.ts"
import type { Route } from "./+types/log-csv"

/** The log of a view, as a table. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const query = parseAuditAddress(url.searchParams)
  const table = await exportAuditLog(context.get(pageContext).db, admin, query)
  return sendDownload(table, { name: "aufwind-protokoll.csv", type: CSV_TYPE })
}
