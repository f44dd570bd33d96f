import type { Region } from "#features/places/regions.ts"
import type { TownSuggestion } from "#features/places/town-suggestion.ts"

/** A state is wider than any circle that a subscription may have. */
const STATE_RADIUS_KM = 100

/** What the modal starts with on a region's page: the circle around its middle, under its name. */
export function regionWatch({ name, kind, center, area }: Region): {
  town: TownSuggestion
  radius: number
} {
  return {
    town: {
      address: name,
      coordinates: center,
      country: "Deutschland",
      region: kind === "state" ? name : "",
    },
    radius: "radiusKm" in area ? area.radiusKm : STATE_RADIUS_KM,
  }
}
