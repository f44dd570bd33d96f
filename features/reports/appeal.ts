import { hasRight } from "#features/office-roles/office-right.ts"
import type { UserActor } from "#platform/actor.ts"
import { addMonths, isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"

/*
 * A complaint against a decision of the back office (DSA Art. 20): by whoever reported something
 * that was kept, or by whose account, flight or review was restricted. For six months, once.
 * received -> upheld (the decision stays) | reversed (it is undone).
 */

export type AppealStatus = "received" | "upheld" | "reversed"

export const MAX_APPEAL_LENGTH = 3000

const MONTHS = 6

/** The last day (ISO, Europe/Berlin) on which a decision can be complained about. */
export function lastDayToAppeal(decidedAt: Date): string {
  return addMonths(isoDay(decidedAt, HOME_ZONE), MONTHS)
}

export function canAppeal(
  decision: { decidedAt: Date; isUndone: boolean; hasAppeal: boolean },
  now: Date,
): boolean {
  if (decision.isUndone || decision.hasAppeal) return false
  return isoDay(now, HOME_ZONE) <= lastDayToAppeal(decision.decidedAt)
}

/** Nobody decides about their own complaint, or about one that concerns what is theirs. */
export function canDecideAppeal(
  actor: UserActor,
  appeal: { userId: number | null; authorId: number | null },
): boolean {
  return (
    hasRight(actor, "reports.decide") &&
    actor.userId !== appeal.userId &&
    actor.userId !== appeal.authorId
  )
}

/** Which decision: the one to keep what was reported, or a restriction. */
export type AppealSide = "report" | "restriction"

/** What stands on the page of a complaint. */
export interface AppealCase {
  side: AppealSide
  ref: string
  title: string
  /** What was decided, in a sentence. */
  decision: string
  reasons: string
  decidedAt: string
  /** ISO day. */
  lastDay: string
  isOpen: boolean
  isUndone: boolean
  appeal: {
    ref: string
    status: AppealStatus
    reasons: string
    createdAt: string
    email: string
  } | null
}

/** What became of a posted form. */
export interface AppealStep {
  explanation: string
  fields: Record<string, string>
  refusal?: string
}

/** To an admin whom it is about. */
export const OWN_APPEAL =
  "Dieser Widerspruch betrifft dich selbst. Über ihn entscheidet jemand anders."
