import type {
  FlugfitVerdict,
  PlannedFlight,
  RuleName,
} from "#features/verification/flugfit/flugfit.ts"
import { isNightAt } from "#platform/sun.ts"
import { formatIsoDay } from "#platform/time.ts"
import type { Topic } from "../flight.ts"
import type { Reading } from "./draft.ts"
import type { DraftFacts, DraftPlane } from "./facts.ts"
import type { FlightTimes } from "./offer.ts"
import type { ReadRoute } from "./read-route.ts"
import { startReading } from "./reading.ts"

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
    const isNight =
      time !== undefined &&
      route !== undefined &&
      (isNightAt(time.departsAt, route.departure) ||
        isNightAt(time.arrivesAt, route.destination) ||
        isNightAt(time.endsAt, route.departure))
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

type Schedule = "fixed" | "flexible" | "series"

const DAY_PROPERTY = { fixed: "day", flexible: "windowFrom", series: "seriesFrom" } as const
const TIME_PROPERTY = { fixed: "time", flexible: "windowFrom", series: "seriesTime" } as const

/** What Flugfit says of each day; the verdict of the first one, or of the first with a blocker. */
export function judgeFitness(
  planned: readonly PlannedFlight[],
  schedule: Schedule,
  { judge }: Pick<DraftFacts, "judge">,
): Reading<FlugfitVerdict> {
  const date = startReading("datum")
  const plane = startReading("flugzeug")
  const verdicts = planned.map((flight) => judge(flight))
  const blocked = verdicts.find(({ state }) => state === "blocker")
  for (const rule of blocked?.rules ?? []) {
    if (rule.state !== "blocker") continue
    const remedy = rule.remedy ? ` ${rule.remedy}` : ""
    const on = planned.length > 1 && blocked ? `Am ${formatIsoDay(blocked.day)}: ` : ""
    const message = `${rule.title}: ${on}${rule.sentence}${remedy}`
    if (OF_THE_PLANE.includes(rule.rule)) plane.refuse("planeId", message)
    else if (OF_THE_HOUR.includes(rule.rule)) date.refuse(TIME_PROPERTY[schedule], message)
    else date.refuse(DAY_PROPERTY[schedule], message)
  }
  const [ofDate, ofPlane] = [date.end(() => undefined), plane.end(() => undefined)]
  return {
    value: blocked ?? verdicts[0],
    problems: [...ofDate.problems, ...ofPlane.problems],
    warnings: [],
  }
}

const OF_THE_PLANE: readonly RuleName[] = ["class-rating", "guests"]
const OF_THE_HOUR: readonly RuleName[] = ["night-rating", "night-recency"]
