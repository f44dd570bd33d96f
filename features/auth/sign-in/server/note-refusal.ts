import { DomainError } from "#platform/errors.ts"
import type { SecurityKind } from "#platform/security-kinds.ts"
import { noteSecurityEvent } from "#platform/server/security-notes.ts"
import { SECOND_FACTOR_NEEDED } from "../second-factor-needed.ts"

interface SignInAttempt {
  /** Whose account it is about, if there is one. */
  userId: number | undefined
  address: string
  /** What it is called where it does not fit. */
  wrong: Extract<SecurityKind, "wrong_code" | "wrong_password">
}

/** Notes why a sign-in is refused, in the log of security; the refusal goes on. */
export async function notingRefusal<T>(
  { userId, address, wrong }: SignInAttempt,
  signIn: () => Promise<T>,
): Promise<T> {
  try {
    return await signIn()
  } catch (error) {
    const kind = kindOf(error, wrong)
    if (kind) noteSecurityEvent({ kind, userId, address })
    throw error
  }
}

function kindOf(error: unknown, wrong: SecurityKind): SecurityKind | undefined {
  if (!(error instanceof DomainError)) return undefined
  // the first factor was right, and the sign-in goes on
  if (error.code === SECOND_FACTOR_NEEDED) return undefined
  if (error.kind === "limited") return "sign_in_limited"
  if (error.code === "account-blocked") return "sign_in_refused"
  return error.kind === "unauthenticated" ? wrong : undefined
}
