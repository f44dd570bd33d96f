import type { GeoPoint } from "#features/places/geo.ts"
import { lookOfPlane, type SeenPlane } from "#features/planes/look-of-plane.ts"
import { reliefAt } from "#illustrations/scene/relief.ts"
import { seasonAt } from "#illustrations/scene/season.ts"
import { isTerrain } from "#illustrations/scene/terrain.ts"
import { timeOfDayAt } from "#illustrations/scene/time-of-day.ts"
import { type SceneAddress, scenePath } from "#illustrations/scene-path.ts"
import { landmarkOfRoute } from "../landmark-of-route.ts"

/** What a flight's drawing has to know of it. */
export interface DrawnFlight {
  id: number
  terrain: string
  departsAt: Date
  /** Where it starts. */
  lat: number
  lng: number
  /** Over which places it leads, and who flies there; null as long as no aircraft is chosen. */
  route: readonly GeoPoint[]
  plane: SeenPlane | null
}

/** Skies in which such a flight takes place, so that a list of them is not one picture. */
const FLYING_WEATHER = ["fair", "cirrus", "fair", "clear"] as const

/**
 * The address of a flight's drawn picture: its terrain with what stands on its route, the season and light of
 * its departure, its own aircraft, its own seed.
 */
export function sceneOfFlight(flight: DrawnFlight): string {
  return scenePath({ ...sceneOf(flight), crop: "card" })
}

/** The same out of its window. */
export function seatViewOfFlight(flight: DrawnFlight): string {
  return scenePath({ ...sceneOf(flight), crop: "card", isFromSeat: true })
}

/** Its aircraft as the subject, in the same light: in a wide place, or in a high one. */
export function planeOfFlight(flight: DrawnFlight, crop: "portrait" | "close"): string {
  const { landmark: _, ...scene } = sceneOf(flight)
  return scenePath({ ...scene, terrain: "lowland", crop })
}

/** What its pictures show. */
export function sceneOf(
  flight: DrawnFlight,
): Omit<SceneAddress, "crop" | "isFromSeat" | "lightAt"> {
  const { id, departsAt, lat, lng, route, plane } = flight
  const terrain = isTerrain(flight.terrain) ? flight.terrain : "lowland"
  return {
    terrain,
    time: timeOfDayAt({ instant: departsAt, lat, lng }),
    season: seasonAt(departsAt),
    weather: FLYING_WEATHER[id % FLYING_WEATHER.length],
    relief: reliefAt({ lat }),
    landmark: landmarkOfRoute(terrain, [{ lat, lng }, ...route]),
    aircraft: plane ? lookOfPlane(plane) : undefined,
    seed: id,
  }
}
