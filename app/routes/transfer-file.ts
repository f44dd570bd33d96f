import { pageContext } from "#app/page-context.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { sendDownload } from "#app/send-download.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { exportTransferFile } from "#features/bank-transfers/server/list-bank-transfers.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import type { Route } from "./+types/transfer-file"

/** A file of transfers for the bank, as it was made. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const id = rowIdInPath.safeParse(url.searchParams.get("nr"))
  const file = id.success && (await exportTransferFile(context.get(pageContext).db, admin, id.data))
  if (!file) throw pageNotFound(url)
  return sendDownload(once(file.xml), { name: file.name, type: "application/xml" })
}

async function* once(text: string) {
  yield text
}
