import { redirect } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { signOut } from "#features/auth/sessions/server/sign-out.ts"
import { holdsOfBrowser } from "#features/bookings/holds/server/holds-of-browser.ts"
import { removeSubscriptionsOfSession } from "#features/push/server/remove-subscription.ts"
import type { Route } from "./+types/logout"

export function loader(): never {
  throw redirect("/de")
}

/** Logging out, also without script: a plain form posts here. */
export async function action({ context }: Route.ActionArgs) {
  const { db, user, cookie, setCookie } = context.get(pageContext)
  if (user?.sessionId) await removeSubscriptionsOfSession(db, user.sessionId)
  await holdsOfBrowser.release(db, { user, cookie })
  for (const cleared of await signOut(db, cookie)) setCookie(cleared)
  return redirect("/de")
}
