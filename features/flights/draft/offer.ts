import type { Terrain } from "#illustrations/scene/terrain.ts"
import { minutes } from "#platform/duration.ts"
import type { DraftPlane } from "./facts.ts"
import type { ReadCosts } from "./parse-costs.ts"
import type { ReadDate } from "./parse-date.ts"
import type { ReadDescription } from "./parse-description.ts"
import type { ReadKind } from "./parse-kind.ts"
import type { ReadRoute } from "./parse-route.ts"
import type { RoutePlan } from "./route-plan.ts"

/** A draft against which nothing speaks: everything that its flights are made of. */
export interface Offer {
  date: ReadDate
  /** One for each dated flight; none of an offer without a date. */
  times: readonly FlightTimes[]
  kind: ReadKind
  costs: ReadCosts
  plane: DraftPlane
  route: ReadRoute
  way: RoutePlan
  words: ReadDescription
  terrain: Terrain
}

export interface FlightTimes {
  departsAt: Date
  /** Landing at the destination. */
  arrivesAt: Date
  /** Landing at home, of an outing; else the same. */
  endsAt: Date
}

/** Block time to the destination: of an outing, half of what is paid for. */
export function minutesToDestination(kind: ReadKind["kind"], flightMinutes: number): number {
  return kind === "excursion" ? Math.ceil(flightMinutes / 2) : flightMinutes
}

export function timesOf(
  date: ReadDate,
  { kind, stayMinutes }: Pick<ReadKind, "kind" | "stayMinutes">,
  flightMinutes: number,
): FlightTimes[] {
  if (date.schedule === "flexible") return []
  const there = minutes(minutesToDestination(kind, flightMinutes))
  const back = kind === "excursion" ? minutes(stayMinutes ?? 0) + there : 0
  return date.departures.map((departsAt) => ({
    departsAt,
    arrivesAt: new Date(departsAt.getTime() + there),
    endsAt: new Date(departsAt.getTime() + there + back),
  }))
}
