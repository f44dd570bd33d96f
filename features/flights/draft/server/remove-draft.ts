import { eq } from "drizzle-orm"
import { deletePhotosOfFlight } from "#features/flights/photos/server/erase-flight-photos.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { findOwnFlight } from "./flight-as-answers.ts"
import { lockOwnDraft, unknownDraft } from "./flight-drafts.ts"
import { flightDraftsTable as drafts } from "./flight-drafts-table.ts"

/** Deletes a draft. A flight that it would have changed stays as it is. */
export function removeDraft(db: Db, pilot: UserActor, flightId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await lockOwnDraft(tx, pilot.userId, flightId))) throw unknownDraft()
    await tx.delete(drafts).where(eq(drafts.flightId, flightId))
    if (!(await findOwnFlight(tx, pilot.userId, flightId))) await deletePhotosOfFlight(tx, flightId)
  })
}

/** Makes room for a new open draft; this one keeps its place in the list. */
export function closeDraft(db: Db, pilot: UserActor, flightId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await lockOwnDraft(tx, pilot.userId, flightId))) throw unknownDraft()
    await tx.update(drafts).set({ isOpen: false }).where(eq(drafts.flightId, flightId))
  })
}
