import type { ChartRoute } from "#illustrations/chart-map/routes.ts"
import type { CardMap } from "../story-card.ts"

/** The ways of a card as the chart draws them: all alike, because a year ranks none. */
export function routesOfMap({ legs }: CardMap): ChartRoute[] {
  return legs.map((leg) => ({
    points: leg.map((position, index) => ({
      ...position,
      label: "",
      kind: index === 0 ? "departure" : index === leg.length - 1 ? "arrival" : "waypoint",
    })),
    strength: 2,
  }))
}
