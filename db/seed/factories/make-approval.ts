import { EXPIRY_MS } from "#features/approvals/approval.ts"
import { approvalsTable } from "#features/approvals/server/approvals-table.ts"
import type { OfficeRight } from "#features/office-roles/office-right.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { insertRow } from "./insert-rows.ts"
import { makeUser } from "./make-user.ts"

interface NewApproval {
  requestedById: number
  /** What it takes to decide about it. */
  neededRight?: OfficeRight
}

/** An open request of somebody, to block an account. */
export async function makeApproval(
  db: Db,
  { requestedById, neededRight = "people.block" }: NewApproval,
) {
  const now = clock.now()
  const { id: subjectId } = await makeUser(db)
  return insertRow(db, approvalsTable, {
    kind: "account-block",
    neededRight,
    target: String(subjectId),
    payload: {},
    preview: { title: "Konto sperren", lines: [] },
    reason: "Verkauft Flüge auf eigene Rechnung.",
    subjectId,
    requestedById,
    requestedAt: now,
    expiresAt: new Date(now.getTime() + EXPIRY_MS),
    status: "open",
  })
}
