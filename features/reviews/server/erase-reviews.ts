import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { reviewsTable } from "./reviews-table.ts"

/**
 * Reviews stay without a name: others decided by them, and they belong to the other side, too. What was said in
 * private goes, what the person wrote and what was written to them alone.
 */
export async function eraseReviews(tx: Db, userId: number): Promise<void> {
  await tx
    .update(reviewsTable)
    .set({ noteToSubject: "", noteToOffice: "", officeNoteReadAt: null, officeNoteReadBy: null })
    .where(eq(reviewsTable.authorId, userId))
  await tx.update(reviewsTable).set({ noteToSubject: "" }).where(eq(reviewsTable.subjectId, userId))
}
