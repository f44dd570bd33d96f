import { pageContext } from "#app/page-context.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { sendDownload } from "#app/send-download.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { exportTaxMessage } from "#features/dac7/server/tax-messages.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import type { Route } from "./+types/tax-message"

/** A message for the tax office as it was made. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const id = rowIdInPath.safeParse(url.searchParams.get("nr"))
  const message =
    id.success && (await exportTaxMessage(context.get(pageContext).db, admin, id.data))
  if (!message) throw pageNotFound(url)
  return sendDownload(once(message.xml), { name: message.name, type: "application/xml" })
}

async function* once(text: string) {
  yield text
}
