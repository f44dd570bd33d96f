import { type PageContext, pageContext } from "#app/page-context.ts"
import { type PageCall, signedInUser } from "#app/signed-in-user.ts"
import { getOwnUser } from "#features/users/core/server/users-queries.ts"
import type { OwnUser } from "#features/users/core/users-schemas.ts"

const found = new WeakMap<PageContext, Promise<OwnUser>>()

/** The signed-in person's own account: read once for a page, however many of its loaders ask. */
export function ownUser(call: PageCall): Promise<OwnUser> {
  const page = call.context.get(pageContext)
  const known = found.get(page) ?? getOwnUser(page.db, signedInUser(call).userId)
  found.set(page, known)
  return known
}
