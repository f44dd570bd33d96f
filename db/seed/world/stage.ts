import type { Cast } from "./cast.ts"
import type { BookingPlan } from "./plan-bookings.ts"
import { createRoster, type Roster } from "./roster.ts"

/** The day on which the demo world is set, with who is in it and who is busy when. */
export interface Stage extends BookingPlan {
  cast: Cast
  roster: Roster
  today: string
}

export function setStage(cast: Cast, today: string, until: Date): Stage {
  return { cast, roster: createRoster(cast.pilots), today, until, taken: new Set(), salt: "" }
}
