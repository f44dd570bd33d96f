import { pageContext } from "#app/page-context.ts"
import { sendDownload } from "#app/send-download.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CASE_COLUMNS, CASE_LIST } from "#features/cases/case-list.ts"
import { toCasesCsv } from "#features/cases/cases-csv.ts"
import { exportCases } from "#features/cases/server/export-cases.ts"
import { CSV_TYPE } from "#platform/csv.ts"
import { parseListAddress } from "#platform/list-address.ts"
import { shownColumns } from "#platform/list-columns.ts"
import { chosenRows } from "#platform/list-table.ts"
import type { Route } from "./+types/cases-csv"

/** The queue of a view, as a table. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const query = parseListAddress(CASE_LIST, url.searchParams)
  const { db } = context.get(pageContext)
  const cases = await exportCases(db, admin, query, chosenRows(url.searchParams))
  const table = toCasesCsv(cases, shownColumns(CASE_COLUMNS, query.columns))
  return sendDownload([table], { name: "aufwind-faelle.csv", type: CSV_TYPE })
}
