import { classRatingRule } from "./class-rating-rule.ts"
import { experienceRule } from "./experience-rule.ts"
import type { FlugfitCase, FlugfitVerdict, RuleVerdict } from "./flugfit.ts"
import { RULE_STATES } from "./flugfit.ts"
import { aerobaticsRule, guestsRule, passengersRule } from "./guest-rules.ts"
import { nightRatingRule, nightRecencyRule } from "./night-rules.ts"
import { backgroundCheckRule, insuranceRule, licenceRule, medicalRule } from "./paper-rules.ts"
import { practiceRule } from "./practice-rule.ts"
import { recencyRule } from "./recency-rule.ts"

/** In the order in which they are shown; one that does not concern the flight says nothing. */
const RULES: readonly ((asked: FlugfitCase) => RuleVerdict | undefined)[] = [
  licenceRule,
  classRatingRule,
  medicalRule,
  backgroundCheckRule,
  insuranceRule,
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
  return { day: asked.flight.day, state: RULE_STATES[gravest] ?? "ok", rules }
}
