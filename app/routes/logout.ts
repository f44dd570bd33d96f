import { redirect } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { setCookieHeader } from "#features/auth/sessions/server/session-cookies.ts"
import { signOut } from "#features/auth/sessions/server/sign-out.ts"
import type { Route } from "./+types/logout"

export function loader(): never {
  throw redirect("/de")
}

/** Logging out, also without script: a plain form posts here. */
export async function action({ context }: Route.ActionArgs) {
  const { db, cookie, addSetCookie } = context.get(pageContext)
  for (const cleared of await signOut(db, cookie)) addSetCookie(setCookieHeader(cleared))
  return redirect("/de")
}
