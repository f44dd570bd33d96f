import { pageContext } from "#app/page-context.ts"
import { sendDownload } from "#app/send-download.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { exportUsers } from "#features/users/office/server/list-users.ts"
import { USER_COLUMNS, USER_LIST } from "#features/users/office/user-list.ts"
import { toUsersCsv } from "#features/users/office/users-csv.ts"
import { CSV_TYPE } from "#platform/csv.ts"
import { parseListAddress } from "#platform/list-address.ts"
import { shownColumns } from "#platform/list-columns.ts"
import { chosenNumbers } from "#platform/list-table.ts"
import type { Route } from "./+types/users-csv"

/** The accounts of a view of the back office's list, as a table. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url }, "people.export")
  const query = parseListAddress(USER_LIST, url.searchParams)
  const { db } = context.get(pageContext)
  const people = await exportUsers(db, admin, query, chosenNumbers(url.searchParams))
  const table = toUsersCsv(people, shownColumns(USER_COLUMNS, query.columns))
  return sendDownload([table], { name: "aufwind-konten.csv", type: CSV_TYPE })
}
