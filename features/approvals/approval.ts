import { hasRight, type OfficeRight } from "#features/office-roles/office-right.ts"
import type { UserActor } from "#platform/actor.ts"
import { days, hours } from "#platform/duration.ts"

/*
 * What takes four eyes. One person asks, another one who is entitled decides, and it happens once. Where
 * nobody else is entitled it happens by itself a day later, which everybody entitled is told.
 */

export type ApprovalStatus = "open" | "executed" | "declined" | "withdrawn" | "expired" | "failed"

export const APPROVAL_STATUS_LABELS: Readonly<Record<ApprovalStatus, string>> = {
  open: "Wartet",
  executed: "Ausgeführt",
  declined: "Abgelehnt",
  withdrawn: "Zurückgezogen",
  expired: "Abgelaufen",
  failed: "Ging nicht mehr",
}

/** So long whoever is alone waits for themselves. */
export const DELAY_MS = hours(24)
/** So long a request waits for somebody else. */
export const EXPIRY_MS = days(7)

/** What exactly will happen, as the one who asks has seen it; it names nobody. */
export interface Preview {
  title: string
  lines: { term: string; description: string }[]
}

interface AskedFor {
  status: ApprovalStatus
  neededRight: OfficeRight
  requestedById: number
  subjectId: number | null
}

/** Nobody decides about what they asked for themselves, or about what concerns themselves. */
export function canDecideApproval(
  actor: Pick<UserActor, "userId" | "officeRoles">,
  { status, neededRight, requestedById, subjectId }: AskedFor,
): boolean {
  const isAnother = actor.userId !== requestedById && actor.userId !== subjectId
  return status === "open" && hasRight(actor, neededRight) && isAnother
}

export function canWithdrawApproval(
  actor: Pick<UserActor, "userId">,
  { status, requestedById }: AskedFor,
): boolean {
  return status === "open" && actor.userId === requestedById
}

/** Whether a request is seen at all: by who may decide such things, and by who asked for it. */
export function canSeeApproval(
  actor: Pick<UserActor, "userId" | "officeRoles">,
  { neededRight, requestedById, subjectId }: Omit<AskedFor, "status">,
): boolean {
  const isOthers = hasRight(actor, neededRight) && actor.userId !== subjectId
  return isOthers || actor.userId === requestedById
}

/** As the page of requests shows one. */
export interface ShownApproval {
  id: number
  status: ApprovalStatus
  preview: Preview
  reason: string
  subject: { id: number; name: string } | null
  requestedBy: string
  requestedAt: string
  /** When it happens by itself, where nobody else is entitled. */
  executesAt: string | null
  expiresAt: string
  decidedBy: string | null
  decidedAt: string | null
  note: string
  mayDecide: boolean
  mayWithdraw: boolean
}
