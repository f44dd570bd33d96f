import type { RouterContextProvider } from "react-router"
import { signedInUser } from "#app/signed-in-user.ts"
import type { UserActor } from "#platform/actor.ts"

interface PageCall {
  context: Readonly<RouterContextProvider>
  url: URL
}

/** Which pilot is signed in; guests go to the login, passengers see the 403 page (specification, 6). */
export function signedInPilot(call: PageCall): UserActor {
  const user = signedInUser(call)
  if (user.isPilot) return user
  throw new Response(null, { status: 403, statusText: "Forbidden" })
}
