import { pageContext } from "#app/page-context.ts"
import { sendDownload } from "#app/send-download.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { toMailsCsv } from "#features/admin/mails-csv.ts"
import { OUTBOX_COLUMNS, OUTBOX_LIST } from "#features/admin/outbox-list.ts"
import { exportMails } from "#features/admin/server/outbox-queries.ts"
import { CSV_TYPE } from "#platform/csv.ts"
import { parseListAddress } from "#platform/list-address.ts"
import { shownColumns } from "#platform/list-columns.ts"
import { chosenNumbers } from "#platform/list-table.ts"
import type { Route } from "./+types/mails-csv"

/** The outbox of a view, as a table. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const query = parseListAddress(OUTBOX_LIST, url.searchParams)
  const { db } = context.get(pageContext)
  const mails = await exportMails(db, admin, query, chosenNumbers(url.searchParams))
  const table = toMailsCsv(mails, shownColumns(OUTBOX_COLUMNS, query.columns))
  return sendDownload([table], { name: "aufwind-mails.csv", type: CSV_TYPE })
}
