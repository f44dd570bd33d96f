import { DRAFT_STEPS, draftPath } from "#features/flights/draft/draft.ts"
import type { CopiedFlight } from "#features/flights/draft/draft-input.ts"
import { beginDraft } from "#features/flights/draft/server/begin-draft.ts"
import {
  findOwnFlight,
  readAnswersOfFlight,
} from "#features/flights/draft/server/flight-as-answers.ts"
import { flightIsGone } from "#features/flights/pausing/server/block-flight.ts"
import { copyFlightPhotos } from "#features/flights/photos/server/copy-flight-photos.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"

/**
 * Begins a new draft with what an own flight says, apart from its date and from the word that
 * guests are insured: the open one where there is none, else beside it.
 */
export function copyFlight(db: Db, pilot: UserActor, flightId: number): Promise<CopiedFlight> {
  return inTransaction(db, async (tx) => {
    const flight = await findOwnFlight(tx, pilot.userId, flightId)
    if (!flight) throw flightIsGone()
    const { datum: _, versicherung: __, ...answers } = await readAnswersOfFlight(tx, flight)
    const copied = DRAFT_STEPS.filter((step) => step in answers && step !== "zusammenfassung")
    const draft = await beginDraft(tx, pilot.userId, { answers, answered: copied })
    await copyFlightPhotos(tx, flightId, draft.flightId)
    return { flightId: draft.flightId, path: draftPath(draft) }
  })
}
