import { type PageContext, pageContext } from "#app/page-context.ts"
import { type PageCall, signedInUser } from "#app/signed-in-user.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"

/** Reads something of the signed-in person once for a page, however many of its loaders ask. */
export function oncePerPage<T>(
  read: (db: Db, user: UserActor) => Promise<T>,
): (call: PageCall) => Promise<T> {
  const found = new WeakMap<PageContext, Promise<T>>()
  return (call) => {
    const page = call.context.get(pageContext)
    const known = found.get(page) ?? read(page.db, signedInUser(call))
    found.set(page, known)
    return known
  }
}
