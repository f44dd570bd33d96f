import { pageContext } from "#app/page-context.ts"
import { sendDownload } from "#app/send-download.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { exportVettings } from "#features/flights/vetting/server/vettings-queries.ts"
import { VETTING_COLUMNS, VETTING_LIST } from "#features/flights/vetting/vetting-list.ts"
import { toVettingsCsv } from "#features/flights/vetting/vettings-csv.ts"
import { CSV_TYPE } from "#platform/csv.ts"
import { parseListAddress } from "#platform/list-address.ts"
import { shownColumns } from "#platform/list-columns.ts"
import { chosenNumbers } from "#platform/list-table.ts"
import type { Route } from "./+types/vettings-csv"

/** The flights of a view of the back office's list, as a table. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url }, "flights.export")
  const query = parseListAddress(VETTING_LIST, url.searchParams)
  const { db } = context.get(pageContext)
  const flights = await exportVettings(db, admin, query, chosenNumbers(url.searchParams))
  const table = toVettingsCsv(flights, shownColumns(VETTING_COLUMNS, query.columns))
  return sendDownload([table], { name: "aufwind-fluege.csv", type: CSV_TYPE })
}
