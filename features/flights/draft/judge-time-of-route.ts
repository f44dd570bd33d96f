import type { FlightKind } from "#features/flights/core/flight.ts"
import { formatDuration } from "#platform/time.ts"
import type { Reading } from "./draft.ts"
import type { ReadCosts } from "./parse-costs.ts"
import { startReading } from "./reading.ts"
import type { RoutePlan } from "./route-plan.ts"

/** How far the time that is paid for may lie from that of the way before it is worth a word. */
const USUAL_DIFFERENCE = 0.25

/** The time of the way as costs count it: of an outing there and back. */
export function minutesOfRoute(way: RoutePlan, kind: FlightKind): number | null {
  if (way.minutes === null) return null
  return kind === "excursion" ? 2 * way.minutes : way.minutes
}

/** Whether the time that the costs count fits the way. */
export function judgeTimeOfRoute(
  way: RoutePlan,
  { flightMinutes }: Pick<ReadCosts, "flightMinutes">,
  kind: FlightKind,
): Reading<undefined> {
  const { warn, end } = startReading("kosten")
  const minutes = minutesOfRoute(way, kind)
  if (minutes !== null && Math.abs(minutes - flightMinutes) > USUAL_DIFFERENCE * minutes) {
    warn(
      `Deine Route dauert etwa ${formatDuration(minutes)}, gerechnet hast du mit ${formatDuration(flightMinutes)}. Stimmen die Kosten noch?`,
    )
  }
  return end(() => undefined)
}
