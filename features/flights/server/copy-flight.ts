import { sql } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { DRAFT_STEPS, draftPath } from "../draft/draft.ts"
import type { CopiedFlight } from "../draft/draft-input.ts"
import { unknownFlight } from "./block-flight.ts"
import { copyFlightPhotos } from "./copy-flight-photos.ts"
import { findOwnFlight, readAnswersOfFlight } from "./flight-as-answers.ts"
import { findOpenDraft, refuseTooManyDrafts } from "./flight-drafts.ts"
import { flightDraftsTable as drafts } from "./flight-drafts-table.ts"

/**
 * Begins a new draft with what an own flight says, apart from its date and from the word that
 * guests are insured: the open one where there is none, else beside it.
 */
export function copyFlight(db: Db, pilot: UserActor, flightId: number): Promise<CopiedFlight> {
  return inTransaction(db, async (tx) => {
    const flight = await findOwnFlight(tx, pilot.userId, flightId)
    if (!flight) throw unknownFlight()
    await refuseTooManyDrafts(tx, pilot.userId)
    const { datum: _, versicherung: __, ...answers } = await readAnswersOfFlight(tx, flight)
    const copied = DRAFT_STEPS.filter((step) => step in answers && step !== "zusammenfassung")
    const now = clock.now()
    const values = {
      flightId: sql`nextval(pg_get_serial_sequence('flights', 'id'))`,
      pilotId: pilot.userId,
      answers,
      version: 1,
      stepVersions: Object.fromEntries(copied.map((step) => [step, 1])),
      createdAt: now,
      savedAt: now,
    }
    const hasOpen = (await findOpenDraft(tx, pilot.userId)) !== undefined
    const opened = hasOpen
      ? []
      : await tx
          .insert(drafts)
          .values({ ...values, isOpen: true })
          // an open one was begun at this very moment
          .onConflictDoNothing()
          .returning()
    const [draft] =
      opened.length > 0
        ? opened
        : await tx
            .insert(drafts)
            .values({ ...values, isOpen: false })
            .returning()
    if (!draft) throw new Error(`flight ${flightId} was not copied`)
    await copyFlightPhotos(tx, flightId, draft.flightId)
    return { flightId: draft.flightId, path: draftPath(draft) }
  })
}
