import { type RouterContextProvider, redirect } from "react-router"
import { pageContext } from "#app/page-context.ts"
import type { UserActor } from "#platform/actor.ts"

interface PageCall {
  context: Readonly<RouterContextProvider>
  request: Request
}

/** Who is signed in; everybody else goes to the login and back (loaders run side by side). */
export function signedInUser({ context, request }: PageCall): UserActor {
  const { user } = context.get(pageContext)
  if (user) return user
  const { pathname, search } = new URL(request.url)
  throw redirect(`/de/login?redirect=${encodeURIComponent(pathname + search)}`)
}
