import { pageContext } from "#app/page-context.ts"
import { sendDownload } from "#app/send-download.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { BOOKING_COLUMNS, parseBookingListAddress } from "#features/office-bookings/booking-list.ts"
import { toBookingsCsv } from "#features/office-bookings/bookings-csv.ts"
import { exportBookingList } from "#features/office-bookings/server/list-bookings.ts"
import { CSV_TYPE } from "#platform/csv.ts"
import { shownColumns } from "#platform/list-columns.ts"
import { chosenNumbers } from "#platform/list-table.ts"
import type { Route } from "./+types/bookings-csv"

/** The bookings of a view of the back office's list, as a table. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url }, "bookings.export")
  const query = parseBookingListAddress(url.searchParams)
  const { db } = context.get(pageContext)
  const bookings = await exportBookingList(db, admin, query, chosenNumbers(url.searchParams))
  const columns = shownColumns(BOOKING_COLUMNS, query.columns)
  return sendDownload([toBookingsCsv(bookings, columns)], {
    name: "aufwind-buchungen.csv",
    type: CSV_TYPE,
  })
}
