import type { Licence } from "#features/users/core/user.ts"
import { addDays } from "#platform/days.ts"
import { missingFrom, stateOfLack } from "./demands.ts"
import type { AircraftClass, FlugfitCase, RuleVerdict } from "./flugfit.ts"
import { formatCalendarDay, formatPeriod, onClass } from "./format-rule.ts"
import { judgePaper } from "./judge-paper.ts"
import { recentBefore } from "./recency-rule.ts"

/** Sailplanes and microlights stay on the ground at night. */
const BY_DAY_ONLY: readonly AircraftClass[] = ["UL", "glider"]

/** FCL.810, SFCL.210: the night rating. */
export function nightRatingRule(asked: FlugfitCase): RuleVerdict | undefined {
  const { flight, papers } = asked
  if (!flight.isAtNight) return undefined
  const title = "Nachtflugberechtigung"
  const source = sourceOf(papers.licence)
  if (BY_DAY_ONLY.includes(flight.aircraftClass)) {
    return {
      rule: "night-rating",
      title,
      source,
      state: "blocker",
      isOfPlan: true,
      sentence: `Am ${formatCalendarDay(flight.day)} landest du nach der bürgerlichen Dämmerung, und ${onClass(flight.aircraftClass)} darfst du nachts nicht fliegen.`,
      remedy: "Leg den Flug so, dass ihr vor dem Ende der Dämmerung am Boden seid.",
    }
  }
  const paper = papers.ratings.find(({ kind }) => kind === "night") ?? null
  return judgePaper(
    {
      rule: "night-rating",
      title,
      source,
      name: "Deine Nachtflugberechtigung",
      pronoun: "sie",
      paper,
      endsOn: paper?.expiresOn ?? null,
      nearUntil: addDays(flight.day, 30),
      renewal: () => "Reich die gültige Berechtigung ein oder land vor dem Ende der Dämmerung.",
    },
    asked,
  )
}

/** Microlights are certified for the day, a sailplane licence has a night rating for motor gliders only. */
function sourceOf(licence: Licence): string {
  if (licence === "UL") return "Musterzulassung UL"
  return licence === "SPL" ? "SFCL.210" : "FCL.810"
}

/** FCL.060(b)(2), SFCL.160(e)(2): one take-off and landing at night, or an instrument rating. */
export function nightRecencyRule(asked: FlugfitCase): RuleVerdict | undefined {
  const { flight, papers, log } = asked
  if (!flight.isAtNight || BY_DAY_ONLY.includes(flight.aircraftClass)) return undefined
  const isSpl = papers.licence === "SPL"
  const day = formatCalendarDay(flight.day)
  const base = {
    rule: "night-recency",
    title: "Übung bei Nacht",
    source: isSpl ? "SFCL.160(e)(2)" : "FCL.060(b)(2)",
  } as const
  const hasInstrumentRating = papers.ratings.some(
    ({ kind, state, expiresOn }) =>
      kind === "instrument" && state === "verified" && (expiresOn ?? flight.day) >= flight.day,
  )
  if (hasInstrumentRating && !isSpl) {
    const sentence = `Am ${day} gilt deine Instrumentenflugberechtigung, sie ersetzt die Landung bei Nacht.`
    return { ...base, state: "ok", sentence }
  }
  const demands = [{ of: "nightLandings", atLeast: 1, classes: [flight.aircraftClass] }] as const
  const isMissingOn = (on: string) => missingFrom(log, demands, recentBefore(on)).length > 0
  if (!isMissingOn(flight.day)) {
    const sentence = `In den 90 Tagen bis ${day} bist du ${onClass(flight.aircraftClass)} bei Nacht gestartet und gelandet.`
    return { ...base, state: "ok", sentence }
  }
  return {
    ...base,
    state: stateOfLack(asked, isMissingOn),
    sentence: `In den 90 Tagen bis ${day} fehlt ein Start mit Landung bei Nacht ${onClass(flight.aircraftClass)}.`,
    remedy: `Flieg ${formatPeriod(recentBefore(flight.day), asked.today)} eine Platzrunde bei Nacht ohne Gäste oder land vor dem Ende der Dämmerung.`,
  }
}
