import { redirect } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import type { PageCall } from "#app/signed-in-user.ts"
import { type OfficeListKey, viewPath, viewWords } from "#features/office-lists/office-lists.ts"
import { listViews } from "#features/office-views/server/list-views.ts"

/**
 * Opens a list of the back office for whoever may: with its saved views, and what of the address one would
 * keep. The bare address leads to the view that they let it open with.
 */
export async function openOfficeList(call: PageCall, list: OfficeListKey) {
  const admin = signedInAdmin(call)
  const { db } = call.context.get(pageContext)
  const views = await listViews(db, admin.userId, list)
  const usual = views.find(({ isDefault, words }) => isDefault && words !== "")
  if (usual && call.url.search === "") throw redirect(viewPath(list, usual.words))
  return {
    admin,
    db,
    hasDefaultView: usual !== undefined,
    saved: { list, views, words: viewWords(list, call.url.searchParams) },
  }
}
