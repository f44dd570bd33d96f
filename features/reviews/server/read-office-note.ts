import { eq } from "drizzle-orm"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canReadOfficeNote } from "../office-note.ts"
import { reviewsTable as reviews } from "./reviews-table.ts"

/** Somebody in the back office has read what a review told it. Once more changes nothing. */
export function readOfficeNote(db: Db, actor: UserActor, reviewId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [review] = await tx.select().from(reviews).where(eq(reviews.id, reviewId)).for("update")
    if (!review || review.noteToOffice === "" || !canReadOfficeNote(actor, review)) {
      throw new DomainError("unknown-office-note", "not-found", "Diesen Hinweis gibt es nicht.")
    }
    if (review.officeNoteReadAt) return
    await tx
      .update(reviews)
      .set({ officeNoteReadAt: clock.now(), officeNoteReadBy: actor.userId })
      .where(eq(reviews.id, reviewId))
    await recordEvent(tx, {
      kind: "review.office_note_read",
      entityId: reviewId,
      actor,
      role: "admin",
      to: "read",
    })
    await noteLooks(tx, actor, { kind: "office_note", of: [review.authorId] })
  })
}
