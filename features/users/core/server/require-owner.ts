import type { UserActor } from "#platform/actor.ts"
import { requireUser } from "#platform/server/endpoint.ts"
import { unknownUser } from "./users-queries.ts"

/** Requires that the id in the path is the caller's own; another one answers 404. */
export function requireOwner(call: { user: UserActor | null; params: { id: number } }): UserActor {
  const user = requireUser(call)
  if (user.userId !== call.params.id) throw unknownUser()
  return user
}
