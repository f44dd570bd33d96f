import type { UserActor } from "#platform/actor.ts"
import { DomainError, FRESH_PROOF_NEEDED } from "#platform/errors.ts"
import type { SecurityKind } from "#platform/security-kinds.ts"
import { noteSecurityEvent } from "#platform/server/security-notes.ts"

interface RefusedCall {
  user: UserActor | null
  address: string
  path: string
  /** Whether everybody may call it: what is missing there was nobody's. */
  isOpen: boolean
}

/** Notes refused calls in the log of security; sign-ins note themselves, with whose account it is about. */
export function noteRefusal(error: unknown, call: RefusedCall): void {
  const { user, address, path } = call
  const kind = kindOf(error, call)
  if (!kind || SIGN_IN_CALLS.includes(path)) return
  noteSecurityEvent({ kind, userId: user?.userId, address })
}

const SIGN_IN_CALLS = ["/api/auth/login/token", "/api/auth/login/password"]

function kindOf(error: unknown, { user, isOpen }: RefusedCall): SecurityKind | undefined {
  if (!(error instanceof DomainError)) return undefined
  if (error.kind === "limited") return "limit_hit"
  if (!user || isOpen) return undefined
  // that somebody is asked for a proof is no refusal yet
  const isForbidden = error.kind === "forbidden" && error.code !== FRESH_PROOF_NEEDED
  // what is somebody else's looks as if it were missing
  return isForbidden || error.kind === "not-found" ? "access_refused" : undefined
}
