import type { ShownRestriction } from "../user-sheet.ts"
import type { RestrictionRow } from "./restrictions-table.ts"

/** A restriction as the back office reads it. */
export function shownRestriction(row: RestrictionRow): ShownRestriction {
  return {
    id: row.id,
    ref: row.ref,
    title: row.subjectTitle,
    ground: row.ground,
    provision: row.provision,
    reasons: row.reasons,
    createdAt: row.createdAt.toISOString(),
    liftedAt: row.liftedAt?.toISOString() ?? null,
    liftReasons: row.liftReasons,
  }
}
