import type { FlightOnBoard } from "#features/statistics/flight-on-board.ts"
import type { CardMap } from "./story-card.ts"

/** Every airfield at which somebody took off or landed, each once, and each way flown, each once. */
export function mapOfYear(flights: readonly FlightOnBoard[]): CardMap {
  const fields = new Map<string, CardMap["fields"][number]>()
  const legs = new Map<string, CardMap["legs"][number]>()
  for (const flight of flights) {
    for (const { code, name, lat, lng } of flight.fields) {
      if (code !== null) fields.set(code, { code, name, lat, lng })
    }
    const way = flight.fields.map(({ lat, lng }) => ({ lat, lng }))
    legs.set(wayKey(way), way)
  }
  return { fields: [...fields.values()], legs: [...legs.values()] }
}

// there and back is one line
function wayKey(way: CardMap["legs"][number]): string {
  const spots = way.map(({ lat, lng }) => `${lat.toFixed(3)} ${lng.toFixed(3)}`)
  return [spots.join("/"), spots.toReversed().join("/")].sort().join("|")
}
