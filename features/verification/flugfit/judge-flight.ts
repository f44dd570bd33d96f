import { classRatingRule } from "./class-rating-rule.ts"
import { experienceRule } from "./experience-rule.ts"
import type { FlugfitCase, FlugfitVerdict, RecentLandings, RuleVerdict } from "./flugfit.ts"
import { RULE_STATES } from "./flugfit.ts"
import { aerobaticsRule, guestsRule, passengersRule } from "./guest-rules.ts"
import { licenceRule } from "./licence-rule.ts"
import { sumLog } from "./log-sums.ts"
import { medicalRule } from "./medical-rule.ts"
import { nightRatingRule, nightRecencyRule } from "./night-rules.ts"
import { backgroundCheckRule, insuranceRules } from "./paper-rules.ts"
import { practiceRule } from "./practice-rule.ts"
import { recencyRule, recentBefore } from "./recency-rule.ts"

/** In the order in which they are shown; one that does not concern the flight says nothing. */
const RULES: readonly ((asked: FlugfitCase) => RuleVerdict | RuleVerdict[] | undefined)[] = [
  licenceRule,
  classRatingRule,
  medicalRule,
  backgroundCheckRule,
  insuranceRules,
  recencyRule,
  practiceRule,
  experienceRule,
  nightRatingRule,
  nightRecencyRule,
  guestsRule,
  passengersRule,
  aerobaticsRule,
]

/** All rules for one flight; the gravest of them is the verdict. */
export function judgeFlight(asked: FlugfitCase): FlugfitVerdict {
  const rules = RULES.flatMap((rule) => rule(asked) ?? [])
  const gravest = Math.max(...rules.map(({ state }) => RULE_STATES.indexOf(state)))
  const state = RULE_STATES[gravest] ?? "ok"
  return { day: asked.flight.day, state, rules, recent: recentLandings(asked) }
}

function recentLandings({ flight, log, today }: FlugfitCase): RecentLandings {
  const { from, to } = recentBefore(flight.day)
  const classes = [flight.aircraftClass]
  const days = [...new Set(log.map(({ flownOn }) => flownOn))]
    .filter((day) => day >= from && day <= to)
    .toSorted()
    .map((day) => ({ day, landings: sumLog(log, { from: day, to: day, classes }).landings }))
    .filter(({ landings }) => landings > 0)
  return { from, to, today, days }
}
