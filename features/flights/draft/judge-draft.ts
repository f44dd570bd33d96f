import type { FlugfitVerdict } from "#features/verification/flugfit/flugfit.ts"
import { isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { SavedAnswers } from "./answers.ts"
import type { DraftProblem, DraftStep, DraftWarning, Reading } from "./draft.ts"
import { withEmptyAnswers } from "./empty-answers.ts"
import { type DraftFacts, keptStart } from "./facts.ts"
import { factsOfOffer } from "./facts-of-offer.ts"
import { judgeBusyTimes } from "./judge-busy-times.ts"
import { judgeFitness, plannedOf } from "./judge-fitness.ts"
import { judgeGuests, type OfferedChange } from "./judge-guests.ts"
import { judgeItems } from "./judge-items.ts"
import { judgePayout } from "./judge-payout.ts"
import { judgeTimeOfRoute } from "./judge-time-of-route.ts"
import { judgeWords } from "./judge-words.ts"
import { minutesToDestination, type Offer, timesOf } from "./offer.ts"
import { parseCosts } from "./parse-costs.ts"
import { parseDate, type ReadDate } from "./parse-date.ts"
import { parseDescription } from "./parse-description.ts"
import { parseKind } from "./parse-kind.ts"
import { judgeCostsOfPlane, judgeSeats, parsePlane } from "./parse-plane.ts"
import { parseRoute } from "./parse-route.ts"
import { startReading } from "./reading.ts"
import { planRoute, type RoutePlan } from "./route-plan.ts"
import { everyDayOfSeries } from "./series-days.ts"

export interface JudgedDraft {
  problems: DraftProblem[]
  warnings: DraftWarning[]
  /** What would be handed in; undefined as long as anything speaks against it. */
  offer: Offer | undefined
  /** The way as far as it is known. */
  route: RoutePlan | undefined
  /** Flugfit for the day of the flight, the first of a series; undefined without a day. */
  fitness: FlugfitVerdict | undefined
  /** What guests would not find as they have booked it; undefined where that is nothing. */
  change: OfferedChange | undefined
}

/** What the answers make together, and everything that speaks against handing them in. */
export function judgeDraft(saved: SavedAnswers, facts: DraftFacts): JudgedDraft {
  const answers = withEmptyAnswers(saved)
  const home = facts.airports.get(answers.route.departure) ?? facts.home
  const timeZone = home?.timeZone ?? HOME_ZONE

  const { booked } = facts
  const date = parseDate(answers.datum, { timeZone, now: facts.now, kept: keptStart(facts) })
  const kind = parseKind(answers.typ)
  const costs = parseCosts(answers.kosten)
  const plane = parsePlane(answers.flugzeug, facts)
  const route = parseRoute(answers.route, answers.typ.kind || undefined, facts)
  const picture = checkPicture(answers.fotos, facts)
  const insurance = checkInsurance(answers.versicherung)
  const words = parseDescription(answers.beschreibung)

  const way =
    route.value &&
    kind.value &&
    planRoute(route.value.points, {
      kind: kind.value.kind,
      cruiseKnots: plane.value?.cruiseKnots ?? null,
    })
  const across: Reading<unknown>[] = [
    judgePayout(facts),
    judgeSeats(answers.kosten, plane.value, facts),
    ...judgeWords(answers, facts),
  ]
  if (costs.value && plane.value) across.push(judgeCostsOfPlane(costs.value, plane.value))
  if (way && costs.value && kind.value) {
    across.push(judgeTimeOfRoute(way, costs.value, kind.value.kind))
  }
  if (costs.value) {
    across.push(judgeItems(costs.value, answers, plane.value?.category ?? null))
  }
  const times =
    date.value && kind.value && costs.value
      ? timesOf(date.value, kind.value, costs.value.flightMinutes)
      : []
  across.push(judgeBusyTimes(times, plane.value?.id ?? null, answers.datum.schedule, facts))
  let fitness: FlugfitVerdict | undefined
  if (date.value) {
    const planned = plannedOf(
      {
        days: daysOf(date.value, timeZone),
        times,
        plane: plane.value,
        guests: costs.value?.seats ?? 1,
        topics: kind.value?.topics ?? [],
        route: route.value,
      },
      facts,
    )
    const judged = judgeFitness(planned, answers.datum.schedule, facts)
    fitness = judged.value
    across.push(judged)
  }
  let change: OfferedChange | undefined
  if (booked) {
    const judged = judgeGuests(
      {
        schedule: answers.datum.schedule,
        costs: costs.value,
        durationMinutes:
          kind.value &&
          costs.value &&
          minutesToDestination(kind.value.kind, costs.value.flightMinutes),
        after:
          times[0] && kind.value && costs.value && plane.value && route.value
            ? factsOfOffer({
                times: times[0],
                kind: kind.value,
                costs: costs.value,
                plane: plane.value,
                route: route.value,
              })
            : undefined,
      },
      booked,
      facts.now,
    )
    change = judged.value
    across.push(judged)
  }

  const readings = [date, kind, costs, plane, route, picture, insurance, words, ...across]
  const problems = readings.flatMap((reading) => reading.problems)
  const offer: Offer | undefined =
    problems.length === 0 &&
    date.value &&
    kind.value &&
    costs.value &&
    plane.value &&
    route.value &&
    way &&
    words.value
      ? {
          date: date.value,
          times,
          kind: kind.value,
          costs: costs.value,
          plane: plane.value,
          route: route.value,
          way,
          words: words.value,
          terrain: answers.fotos.terrain || "lowland",
        }
      : undefined
  return {
    problems,
    warnings: readings.flatMap((reading) => reading.warnings),
    offer,
    route: way,
    fitness,
    change,
  }
}

/** ISO days on which it may take place: one, all of a series, or the first that a window allows. */
function daysOf(date: ReadDate, timeZone: string): string[] {
  if (date.schedule === "flexible") {
    const { from, to, weekdays } = date.window
    const rule = { seriesFrom: from, seriesTo: to, seriesWeekdays: weekdays }
    return weekdays.length === 0 ? [from] : everyDayOfSeries(rule).slice(0, 1)
  }
  return date.departures.map((at) => isoDay(at, timeZone))
}

function checkPicture(
  { terrain }: { terrain: string },
  { photoCount }: Pick<DraftFacts, "photoCount">,
): Reading<undefined> {
  const { refuse, end } = startReading("fotos")
  if (terrain === "" && photoCount === 0) {
    refuse("terrain", "Lad ein Foto hoch, oder wähl ein gezeichnetes Bild.")
  }
  return end(() => undefined)
}

function checkInsurance({ isConfirmed }: { isConfirmed: boolean }): Reading<undefined> {
  const { refuse, end } = startReading("versicherung")
  if (!isConfirmed) {
    refuse("isConfirmed", "Bestätige, dass Gäste auf diesem Flug versichert sind.")
  }
  return end(() => undefined)
}

/** The steps in which something is missing or wrong. */
export function stepsWithProblems(problems: readonly DraftProblem[]): ReadonlySet<DraftStep> {
  return new Set(problems.map(({ step }) => step))
}
