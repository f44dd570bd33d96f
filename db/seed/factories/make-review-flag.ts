import {
  type ReviewFlagRow,
  reviewFlagsTable,
} from "#features/reviews/server/review-flags-table.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { insertRow } from "./insert-rows.ts"
import { makeUser } from "./make-user.ts"

/** Two people whose praise may be arranged, and nobody has looked yet; made if none are given. */
export async function makeReviewFlag(
  db: Db,
  values: Partial<typeof reviewFlagsTable.$inferInsert> = {},
): Promise<ReviewFlagRow> {
  const firstUserId = values.firstUserId ?? (await makeUser(db)).id
  const secondUserId = values.secondUserId ?? (await makeUser(db)).id
  return insertRow(db, reviewFlagsTable, {
    firstUserId,
    secondUserId,
    reasons: ["often"],
    flaggedAt: clock.now(),
    ...values,
  })
}
