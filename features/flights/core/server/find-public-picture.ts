import type { Db } from "#platform/server/db.ts"
import type { FlightPhotoPart } from "../flight-photo-path.ts"
import { findPublicFlight } from "./find-public-flight.ts"
import { sceneOfFlight } from "./scene-of-flight.ts"

/** What stands for a flight: its first photo, or the address of its drawing. */
export type PublicPicture = { photo: FlightPhotoPart } | { scene: string }

/** The picture of a flight that anybody may see; undefined otherwise. */
export async function findPublicPicture(
  db: Db,
  flightId: number,
): Promise<PublicPicture | undefined> {
  const found = await findPublicFlight(db, flightId)
  if (!found) return undefined
  const [photo] = found.detail.photos
  return photo ? { photo } : { scene: sceneOfFlight(found.drawn) }
}
