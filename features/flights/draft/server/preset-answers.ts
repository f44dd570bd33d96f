import { findPilotProfile } from "#features/users/pilots/server/pilot-profile.ts"
import type { Db } from "#platform/server/db.ts"
import type { SavedAnswers } from "../answers.ts"
import { costsOfPlane } from "../costs-of-plane.ts"
import { EMPTY_ANSWERS } from "../empty-answers.ts"
import { listDraftPlanes } from "./draft-facts.ts"

/** What a new draft begins with: the field that is home, and the aircraft of who has only one. */
export async function presetAnswers(tx: Db, pilotId: number): Promise<SavedAnswers> {
  const home = (await findPilotProfile(tx, pilotId))?.home
  const planes = (await listDraftPlanes(tx, pilotId)).filter(({ isInUse }) => isInUse)
  const [plane] = planes
  const isOnly = plane && planes.length === 1
  return {
    ...(home && { route: { ...EMPTY_ANSWERS.route, departure: home.code } }),
    ...(isOnly && {
      flugzeug: { planeId: plane.id },
      kosten: { ...EMPTY_ANSWERS.kosten, ...costsOfPlane(plane) },
    }),
  }
}
