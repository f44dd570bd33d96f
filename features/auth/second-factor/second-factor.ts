import { days, hours, minutes } from "#platform/duration.ts"

/*
 * What proves a person beside their mailbox or password: an app that shows six digits, or a passkey,
 * which is both factors in one. The back office needs one; for everybody else it is an offer.
 */

export interface Factors {
  isAdmin: boolean
  hasApp: boolean
  passkeys: number
}

export function hasFactor({ hasApp, passkeys }: Factors): boolean {
  return hasApp || passkeys > 0
}

/**
 * Whether a sign-in by code, link or password asks for more. Whoever has only made a passkey has
 * asked for nothing of the kind, except in the back office.
 */
export function asksSecondFactor({ isAdmin, hasApp, passkeys }: Factors): boolean {
  return hasApp || (isAdmin && passkeys > 0)
}

/** Whether one way less is allowed: the back office keeps at least one factor. */
export function canRemoveFactor(factors: Factors): boolean {
  return !factors.isAdmin || factors.passkeys + (factors.hasApp ? 1 : 0) > 1
}

export type FactorChange =
  | "app-added"
  | "app-removed"
  | "passkey-added"
  | "passkey-removed"
  | "recovery-codes-replaced"
  | "recovery-code-used"
  | "reset"

/**
 * Whether a change ends the sessions elsewhere (OWASP ASVS 5.0, 7.4.3): where something counts no more,
 * whoever has got hold of it may be signed in with it. What is added has opened nothing yet, and what a code
 * has opened is what its owner needs.
 */
export function endsOtherSessions(change: FactorChange): boolean {
  return !["app-added", "passkey-added", "recovery-code-used"].includes(change)
}

/** So long a sign-in waits for its second factor. */
export const PENDING_SIGN_IN_MS = minutes(10)

/** How many recovery codes there are at once. */
export const RECOVERY_CODES = 10

/**
 * So long somebody who has lost every factor waits: long enough for the owner to read the mail and
 * to stop a thief who reads it too.
 */
export const RECOVERY_WAIT_MS = hours(72)

/** So long after the wait a sign-in by mail still ends it. */
export const RECOVERY_LIFE_MS = days(14)

/** The back office closes after so long without use, and at the latest so long after the factor. */
export const OFFICE_IDLE_MS = minutes(30)
export const OFFICE_MAX_MS = hours(12)

interface OfficeSession {
  factorAt: Date | null
  officeUsedAt: Date | null
}

/** Whether the back office is open to a session of an admin (OWASP ASVS 5.0, 7.3 and 6.3). */
export function isOfficeOpen({ factorAt, officeUsedAt }: OfficeSession, now: Date): boolean {
  if (!factorAt) return false
  const usedAt = Math.max(factorAt.getTime(), officeUsedAt?.getTime() ?? 0)
  return (
    now.getTime() - usedAt <= OFFICE_IDLE_MS && now.getTime() - factorAt.getTime() <= OFFICE_MAX_MS
  )
}
