import type { Topic } from "#features/flights/core/flight.ts"
import type {
  FlugfitVerdict,
  PlannedFlight,
  RuleName,
  RuleVerdict,
} from "#features/verification/flugfit/flugfit.ts"
import { classesOf } from "#features/verification/flugfit/licence-rule.ts"
import { isNightAt } from "#platform/sun.ts"
import { formatIsoDay } from "#platform/time.ts"
import type { DraftProblem, Reading } from "./draft.ts"
import type { DraftFacts, DraftPlane } from "./facts.ts"
import { fitnessProperty } from "./fitness-places.ts"
import type { FlightTimes } from "./offer.ts"
import type { ReadRoute } from "./parse-route.ts"

interface Planned {
  /** ISO days, one for each flight. */
  days: readonly string[]
  times: readonly FlightTimes[]
  /** Undefined as long as none is chosen. */
  plane: DraftPlane | undefined
  guests: number
  topics: readonly Topic[]
  route: ReadRoute | undefined
}

/** Each flight as the rules of Flugfit ask for it; without an aircraft, in what its pilot usually flies. */
export function plannedOf(
  { days, times, plane, guests, topics, route }: Planned,
  facts: Pick<DraftFacts, "licence" | "planes">,
): PlannedFlight[] {
  const aircraftClass = plane?.category ?? usualClassOf(facts)
  return days.map((day, index) => {
    const time = times[index]
    const isNight = time !== undefined && route !== undefined && touchesNight(time, route)
    return {
      day,
      aircraftClass,
      guests,
      isAtNight: isNight,
      isAerobatic: topics.includes("kunstflug"),
      aircraft: plane ? { name: plane.registration, insuredUntil: plane.insuredUntil } : null,
      haveGuestsAgreed: null,
    }
  })
}

function usualClassOf({ licence, planes }: Pick<DraftFacts, "licence" | "planes">) {
  const classes = classesOf(licence)
  const own = planes.find(({ isInUse, category }) => isInUse && classes.includes(category))
  return own?.category ?? classes[0] ?? "SEP"
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

const TIME_PROPERTY = { fixed: "time", flexible: "windowFrom", series: "seriesTime" } as const

/**
 * What Flugfit says of each day; the verdict of the first one, or of the first that is worse. What
 * speaks against any of them stands together: it hinders handing in, not the writing of a step.
 */
export function judgeFitness(
  planned: readonly PlannedFlight[],
  schedule: Schedule,
  { judge }: Pick<DraftFacts, "judge">,
): Reading<FlugfitVerdict> {
  const verdicts = planned.map((flight) => judge(flight))
  const firstThatIs = (wanted: FlugfitVerdict["state"]) =>
    verdicts.find(({ state }) => state === wanted)
  return {
    value: firstThatIs("blocker") ?? firstThatIs("warning") ?? verdicts[0],
    problems: blockersOf(verdicts).map(({ day, rule }) => {
      const on = planned.length > 1 ? `Am ${formatIsoDay(day)}: ` : ""
      const { title, sentence, remedy } = rule
      const message = `${title}: ${on}${sentence}${remedy ? ` ${remedy}` : ""}`
      return { ...fieldOf(rule, schedule), message }
    }),
    warnings: [],
  }
}

/** Each rule once, on the first day on which it blocks. */
function blockersOf(verdicts: readonly FlugfitVerdict[]) {
  const found = new Map<RuleName, { day: string; rule: RuleVerdict }>()
  for (const { day, rules } of verdicts) {
    for (const rule of rules) {
      // how many guests are allowed is said at the seats (`parse-plane.ts`)
      if (rule.state !== "blocker" || rule.rule === "guests" || found.has(rule.rule)) continue
      found.set(rule.rule, { day, rule })
    }
  }
  return [...found.values()]
}

/** What another plan solves stands at its field, what asks for papers or practice on the summary. */
function fieldOf(
  { rule, isOfPlan }: RuleVerdict,
  schedule: Schedule,
): Pick<DraftProblem, "step" | "property"> {
  if (!isOfPlan) return { step: "zusammenfassung", property: fitnessProperty(rule) }
  if (rule === "licence") return { step: "flugzeug", property: "planeId" }
  if (rule === "aerobatics") return { step: "typ", property: "topics" }
  return { step: "datum", property: TIME_PROPERTY[schedule] }
}
