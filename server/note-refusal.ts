import type { UserActor } from "#platform/actor.ts"
import { DomainError, FRESH_PROOF_NEEDED } from "#platform/errors.ts"
import type { SecurityKind } from "#platform/security-kinds.ts"
import { noteSecurityEvent } from "#platform/server/security-notes.ts"
import { UNKNOWN_CALL } from "#server/api-errors.ts"

interface RefusedCall {
  user: UserActor | null
  address: string
  path: string
}

/** Notes refused calls in the log of security; sign-ins note themselves, with whose account it is about. */
export function noteRefusal(error: unknown, { user, address, path }: RefusedCall): void {
  const kind = kindOf(error, user)
  if (!kind || SIGN_IN_CALLS.includes(path)) return
  noteSecurityEvent({ kind, userId: user?.userId, address })
}

const SIGN_IN_CALLS = ["/api/auth/login/token", "/api/auth/login/password"]

function kindOf(error: unknown, user: UserActor | null): SecurityKind | undefined {
  if (!(error instanceof DomainError)) return undefined
  if (error.kind === "limited") return "limit_hit"
  // that somebody is asked for a proof is no refusal yet
  const isRefused = error.kind === "forbidden" && error.code !== FRESH_PROOF_NEEDED
  // a call of the back office, which does not exist for anybody else
  return user && (isRefused || error.code === UNKNOWN_CALL) ? "access_refused" : undefined
}
