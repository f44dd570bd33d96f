import { type PageContext, pageContext } from "#app/page-context.ts"
import { type PageCall, signedInUser } from "#app/signed-in-user.ts"
import { type Agenda, getAgenda } from "#features/cockpit/server/get-agenda.ts"

const found = new WeakMap<PageContext, Promise<Agenda>>()

/** What waits for the signed-in person: asked once for a page, for its menu and its head alike. */
export function ownAgenda(call: PageCall): Promise<Agenda> {
  const page = call.context.get(pageContext)
  const known = found.get(page) ?? getAgenda(page.db, signedInUser(call))
  found.set(page, known)
  return known
}
