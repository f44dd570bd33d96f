import { type FlightPhotoPart, flightPhotoPath } from "../flight-photo-path.ts"
import { type DrawnFlight, sceneOfFlight } from "./scene-of-flight.ts"

/** The picture of a flight: its first photo, or a drawn scene. */
export function pictureOfFlight(
  photo: FlightPhotoPart | null | undefined,
  flight: DrawnFlight,
): string {
  return photo ? flightPhotoPath(photo, 1280) : sceneOfFlight(flight)
}
