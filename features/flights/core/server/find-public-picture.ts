import type { Db } from "#platform/server/db.ts"
import type { FlightPhotoPart } from "../flight-photo-path.ts"
import { canSeeFlight } from "../flight-state.ts"
import { findFlightDetail, findOfferDetail } from "./flights-queries.ts"
import { sceneOfFlight } from "./scene-of-flight.ts"
import { afternoonOf, drawnFlightOf } from "./view-of-flight.ts"

/** What stands for a flight: its first photo, or the address of its drawing. */
export type PublicPicture = { photo: FlightPhotoPart } | { scene: string }

/** The picture of a flight that anybody may see, dated or not; undefined otherwise. */
export async function findPublicPicture(
  db: Db,
  flightId: number,
): Promise<PublicPicture | undefined> {
  const dated = await findFlightDetail(db, flightId)
  const offered = dated ? undefined : await findOfferDetail(db, flightId)
  const detail = dated ?? offered
  if (!detail || !canSeeFlight(detail.flight, undefined)) return undefined
  const [photo] = detail.photos
  if (photo) return { photo }
  const departsAt = dated?.flight.departsAt ?? (offered && afternoonOf(offered.flight))
  if (!departsAt) return undefined
  const { lat, lng } = detail.departure
  return { scene: sceneOfFlight({ ...drawnFlightOf(detail), departsAt, lat, lng }) }
}
