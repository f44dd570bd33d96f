import type { Topic } from "#features/flights/core/flight.ts"
import { DELIVERED_PLAN, type HomePlan, topicsOn } from "../home-plan.ts"
import { renewEdition } from "./content-edition.ts"

let shown: HomePlan = DELIVERED_PLAN

/** Which topics the home page shows on a day, as this process knows it. */
export function homeTopicsOn(day: string): readonly Topic[] {
  return topicsOn(shown, day)
}

/** Shows by this plan from now on. */
export function setHomePlan(plan: HomePlan): void {
  shown = plan
  renewEdition()
}
