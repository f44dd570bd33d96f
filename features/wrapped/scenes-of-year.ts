import { seasonAt } from "#illustrations/scene/season.ts"
import type { Terrain } from "#illustrations/scene/terrain.ts"
import { type TimeOfDay, timeOfDayAt } from "#illustrations/scene/time-of-day.ts"
import type { FlownYear, YearFlight } from "./flown-year.ts"
import type { CardScene } from "./story-card.ts"

/** The picture of one flight: its land, and the season and light of its departure. */
export function sceneOf(flight: YearFlight): CardScene {
  const { departsAt, fields, flightId, terrain } = flight
  const { lat, lng } = fields[0] ?? { lat: 51, lng: 10 }
  return {
    terrain,
    time: timeOfDayAt({ instant: departsAt, lat, lng }),
    season: seasonAt(departsAt),
    seed: flightId,
  }
}

/** The land over which most of the year was flown, in one light. */
export function sceneOfYear({ flights, year }: FlownYear, time: TimeOfDay): CardScene {
  const counts = new Map<Terrain, number>()
  for (const { terrain } of flights) counts.set(terrain, (counts.get(terrain) ?? 0) + 1)
  const [usual] = [...counts].toSorted(([, one], [, other]) => other - one)
  return { terrain: usual?.[0] ?? "lowland", time, season: "summer", seed: year }
}
