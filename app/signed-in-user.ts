import { type RouterContextProvider, redirect } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { loginPath } from "#features/auth/sign-in/login-path.ts"
import type { UserActor } from "#platform/actor.ts"

/** What a loader or action knows of the page that it is asked for. */
export interface PageCall {
  context: Readonly<RouterContextProvider>
  /** The page's address; the raw request's may be that of its data. */
  url: URL
}

/** Who is signed in; everybody else goes to the login and back (loaders run side by side). */
export function signedInUser({ context, url }: PageCall): UserActor {
  const { user } = context.get(pageContext)
  if (user) return user
  throw redirect(loginPath(url.pathname + url.search))
}
