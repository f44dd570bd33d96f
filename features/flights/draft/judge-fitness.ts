import type {
  FlugfitVerdict,
  PlannedFlight,
  RuleName,
} from "#features/verification/flugfit/flugfit.ts"
import { isNightAt } from "#platform/sun.ts"
import { formatIsoDay } from "#platform/time.ts"
import type { Topic } from "../flight.ts"
import type { DraftProblem, Reading } from "./draft.ts"
import type { DraftFacts, DraftPlane } from "./facts.ts"
import type { FlightTimes } from "./offer.ts"
import type { ReadRoute } from "./read-route.ts"

interface Planned {
  /** ISO days, one for each flight. */
  days: readonly string[]
  times: readonly FlightTimes[]
  plane: DraftPlane
  guests: number
  topics: readonly Topic[]
  route: ReadRoute | undefined
}

/** Each flight as the rules of Flugfit ask for it. */
export function plannedOf({ days, times, plane, guests, topics, route }: Planned): PlannedFlight[] {
  return days.map((day, index) => {
    const time = times[index]
    const isNight = time !== undefined && route !== undefined && touchesNight(time, route)
    return {
      day,
      aircraftClass: plane.category,
      guests,
      isAtNight: isNight,
      isAerobatic: topics.includes("kunstflug"),
      aircraft: { name: plane.registration, insuredUntil: plane.insuredUntil },
      haveGuestsAgreed: null,
    }
  })
}

function touchesNight(
  { departsAt, arrivesAt, endsAt }: FlightTimes,
  { departure, destination }: Pick<ReadRoute, "departure" | "destination">,
): boolean {
  if (isNightAt(departsAt, departure) || isNightAt(arrivesAt, destination)) return true
  if (endsAt <= arrivesAt) return false
  // the way back of an outing takes as long as the way out, and may begin on another morning
  const leavesAt = new Date(endsAt.getTime() - (arrivesAt.getTime() - departsAt.getTime()))
  return isNightAt(leavesAt, destination) || isNightAt(endsAt, departure)
}

type Schedule = "fixed" | "flexible" | "series"

const DAY_PROPERTY = { fixed: "day", flexible: "windowFrom", series: "seriesFrom" } as const
const TIME_PROPERTY = { fixed: "time", flexible: "windowFrom", series: "seriesTime" } as const

/** What Flugfit says of each day; the verdict of the first one, or of the first with a blocker. */
export function judgeFitness(
  planned: readonly PlannedFlight[],
  schedule: Schedule,
  { judge }: Pick<DraftFacts, "judge">,
): Reading<FlugfitVerdict> {
  const verdicts = planned.map((flight) => judge(flight))
  const blocked = verdicts.find(({ state }) => state === "blocker")
  const on = planned.length > 1 && blocked ? `Am ${formatIsoDay(blocked.day)}: ` : ""
  const problems = (blocked?.rules ?? [])
    .filter(({ state }) => state === "blocker")
    .map(({ rule, title, sentence, remedy }) => ({
      ...fieldOf(rule, schedule),
      message: `${title}: ${on}${sentence}${remedy ? ` ${remedy}` : ""}`,
    }))
  return { value: blocked ?? verdicts[0], problems, warnings: [] }
}

/** Where a pilot can change what a rule forbids. */
function fieldOf(rule: RuleName, schedule: Schedule): Pick<DraftProblem, "step" | "property"> {
  switch (rule) {
    case "class-rating":
      return { step: "flugzeug", property: "planeId" }
    case "guests":
      return { step: "kosten", property: "seats" }
    case "night-rating":
    case "night-recency":
      return { step: "datum", property: TIME_PROPERTY[schedule] }
    default:
      return { step: "datum", property: DAY_PROPERTY[schedule] }
  }
}
