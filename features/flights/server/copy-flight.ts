import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { DRAFT_STEPS, draftPath } from "../draft/draft.ts"
import type { CopiedFlight } from "../draft/draft-input.ts"
import { beginDraft } from "./begin-draft.ts"
import { unknownFlight } from "./block-flight.ts"
import { copyFlightPhotos } from "./copy-flight-photos.ts"
import { findOwnFlight, readAnswersOfFlight } from "./flight-as-answers.ts"

/**
 * Begins a new draft with what an own flight says, apart from its date and from the word that
 * guests are insured: the open one where there is none, else beside it.
 */
export function copyFlight(db: Db, pilot: UserActor, flightId: number): Promise<CopiedFlight> {
  return inTransaction(db, async (tx) => {
    const flight = await findOwnFlight(tx, pilot.userId, flightId)
    if (!flight) throw unknownFlight()
    const { datum: _, versicherung: __, ...answers } = await readAnswersOfFlight(tx, flight)
    const copied = DRAFT_STEPS.filter((step) => step in answers && step !== "zusammenfassung")
    const draft = await beginDraft(tx, pilot.userId, { answers, answered: copied })
    await copyFlightPhotos(tx, flightId, draft.flightId)
    return { flightId: draft.flightId, path: draftPath(draft) }
  })
}
