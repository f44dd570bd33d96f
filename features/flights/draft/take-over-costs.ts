import type { AnswersOf } from "./answers.ts"
import { costsOfPlane } from "./costs-of-plane.ts"
import type { DraftPlane } from "./facts.ts"

type CostAnswers = AnswersOf<"kosten">

/** The costs with what an aircraft says of them; what it says nothing of stays, where it may. */
export function takeOverCosts(costs: CostAnswers, plane: DraftPlane): CostAnswers {
  const { ownership, hourlyRate, rate, fuelLitresPerHour } = costsOfPlane(plane)
  return {
    ...costs,
    ownership,
    // what may not be shared is not kept out of sight
    hourlyRate: ownership === "own" ? "" : hourlyRate || costs.hourlyRate,
    rate: hourlyRate === "" ? costs.rate : rate,
    fuelLitresPerHour: fuelLitresPerHour || costs.fuelLitresPerHour,
  }
}

/** Whether the costs say something else than the aircraft does. */
export function differsFromPlane(costs: CostAnswers, plane: DraftPlane): boolean {
  const taken = takeOverCosts(costs, plane)
  return OF_THE_PLANE.some((name) => taken[name] !== costs[name])
}

/** Whether the fields that an aircraft prefills are still unedited. */
export function mayFillCosts(costs: CostAnswers, former: DraftPlane | undefined): boolean {
  const isBlank =
    costs.ownership === "" && costs.hourlyRate === "" && costs.fuelLitresPerHour === ""
  return isBlank || (former !== undefined && !differsFromPlane(costs, former))
}

const OF_THE_PLANE = ["ownership", "hourlyRate", "rate", "fuelLitresPerHour"] as const
