import { pageContext } from "#app/page-context.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { parseBookingListAddress } from "#features/office-bookings/booking-list.ts"
import { toBookingsCsv } from "#features/office-bookings/bookings-csv.ts"
import { exportBookingList } from "#features/office-bookings/server/list-bookings.ts"
import { CSV_TYPE } from "#platform/csv.ts"
import type { Route } from "./+types/bookings-csv"

/** The bookings of a view of the back office's list, as a table. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url }, "bookings.export")
  const query = parseBookingListAddress(url.searchParams)
  const bookings = await exportBookingList(context.get(pageContext).db, admin, query)
  return new Response(toBookingsCsv(bookings), {
    headers: {
      "content-type": CSV_TYPE,
      "content-disposition": 'attachment; filename="aufwind-buchungen.csv"',
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  })
}
