import { isTerrain } from "#ui/scene/terrain.ts"
import { timeOfDayAt } from "#ui/scene/time-of-day.ts"
import { scenePath } from "#ui/scene-path.ts"

/** The address of a flight's drawn picture: its terrain, the light of its departure, its own seed. */
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
    seed: flight.id,
    crop: "card",
  })
}
