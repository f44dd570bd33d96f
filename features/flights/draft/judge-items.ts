import {
  type CostedFlight,
  implausibleCost,
  landingsOf,
} from "#features/flights/core/implausible-cost.ts"
import type { PlaneCategory } from "#features/planes/plane.ts"
import type { DraftAnswers } from "./answers.ts"
import type { Reading } from "./draft.ts"
import type { ReadCosts } from "./parse-costs.ts"
import { startReading } from "./reading.ts"

/** What decides how much single items may cost, as far as the answers say it. */
export function costedFlightOf(
  { typ, route }: Pick<DraftAnswers, "typ" | "route">,
  minutes: number,
  category: PlaneCategory | null,
): CostedFlight {
  const stops = route.stops.filter(({ code }) => code !== "").length
  return { minutes, landings: landingsOf(typ.kind || "one_way", stops), category }
}

/** A single item that is hardly right is said, and may stay where its pilot says why. */
export function judgeItems(
  { costs, flightMinutes }: ReadCosts,
  answers: Pick<DraftAnswers, "typ" | "route">,
  category: PlaneCategory | null,
): Reading<undefined> {
  const { warn, end } = startReading("kosten")
  const flight = costedFlightOf(answers, flightMinutes, category)
  for (const cost of costs) {
    const sentence = cost.explanation ? undefined : implausibleCost(cost, flight)
    if (sentence) warn(`${cost.label}: ${sentence} Stimmt der Betrag?`)
  }
  return end(() => undefined)
}
