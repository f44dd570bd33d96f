import { hasRight } from "#features/office-roles/office-right.ts"
import type { UserActor } from "#platform/actor.ts"

/** Nobody decides about what they reported themselves, or about what is their own. */
export function canDecideReport(
  actor: UserActor,
  report: { reporterId: number | null; authorId: number | null },
): boolean {
  return (
    hasRight(actor, "reports.decide") &&
    actor.userId !== report.reporterId &&
    actor.userId !== report.authorId
  )
}
