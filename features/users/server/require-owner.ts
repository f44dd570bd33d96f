import type { UserActor } from "#platform/actor.ts"
import { requireUser } from "#platform/server/endpoint.ts"
import { unknownUser } from "./users-queries.ts"

/** The signed-in person whose own id stands in the path; everybody else's looks like a missing one. */
export function requireOwner(call: { user: UserActor | null; params: { id: number } }): UserActor {
  const user = requireUser(call)
  if (user.userId !== call.params.id) throw unknownUser()
  return user
}
