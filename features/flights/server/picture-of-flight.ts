import { type FlightPhotoPart, flightPhotoPath } from "../flight-photo-path.ts"
import { sceneOfFlight } from "./scene-of-flight.ts"

/** What stands for a flight: its first photo, or the drawn picture of who has brought none. */
export function pictureOfFlight(
  photo: FlightPhotoPart | null | undefined,
  flight: Parameters<typeof sceneOfFlight>[0],
): string {
  return photo ? flightPhotoPath(photo, 1280) : sceneOfFlight(flight)
}
