import { and, eq, isNotNull, or } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { reviewFlagsTable as flags } from "./review-flags-table.ts"

/** What was said about a person's reviews goes with them; that somebody decided stays, for the other one. */
export async function eraseReviewFlags(tx: Db, userId: number): Promise<void> {
  await tx
    .update(flags)
    .set({ note: "" })
    .where(
      and(
        or(eq(flags.firstUserId, userId), eq(flags.secondUserId, userId)),
        isNotNull(flags.decidedAt),
      ),
    )
}
