import type { HomePlan } from "#features/content/home-plan.ts"
import { homePlanSchema } from "./version-schemas.ts"

/** A plan as a version keeps it: JSON of several lines, so that two of them can be compared. */
export function bodyOfPlan(plan: HomePlan): string {
  return `${JSON.stringify(plan, null, 2)}\n`
}

/** Throws where it is none. */
export function planOfBody(body: string): HomePlan {
  return homePlanSchema.parse(JSON.parse(body))
}
