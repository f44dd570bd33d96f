import { seasonAt } from "#illustrations/scene/season.ts"
import { isTerrain } from "#illustrations/scene/terrain.ts"
import { timeOfDayAt } from "#illustrations/scene/time-of-day.ts"
import { scenePath } from "#illustrations/scene-path.ts"

/** Skies in which such a flight takes place, so that a list of them is not one picture. */
const FLYING_WEATHER = ["fair", "cirrus", "fair", "clear"] as const

/** The address of a flight's drawn picture: its terrain, the season and light of its departure, its own seed. */
export function sceneOfFlight(flight: {
  id: number
  terrain: string
  departsAt: Date
  lat: number
  lng: number
}): string {
  return scenePath({
    terrain: isTerrain(flight.terrain) ? flight.terrain : "lowland",
    time: timeOfDayAt({ instant: flight.departsAt, lat: flight.lat, lng: flight.lng }),
    season: seasonAt(flight.departsAt),
    weather: FLYING_WEATHER[flight.id % FLYING_WEATHER.length],
    seed: flight.id,
    crop: "card",
  })
}
