import { planePath } from "#features/planes/plane.ts"
import { handInPath } from "#features/verification/document-kinds.ts"
import type { RuleName } from "#features/verification/flugfit/flugfit.ts"
import { LANDING_LOG_PATH } from "#features/verification/landing-log-path.ts"

interface FitnessPlace {
  /** „Medical einreichen“ */
  label: string
  path: string
}

const RATING: FitnessPlace = { label: "Berechtigung einreichen", path: handInPath("rating") }
const LANDING_LOG: FitnessPlace = { label: "Flugbuch öffnen", path: LANDING_LOG_PATH }

type RemediedRule = Exclude<RuleName, "aircraft-insurance" | "guests">

const PLACES: Readonly<Record<RemediedRule, FitnessPlace>> = {
  licence: { label: "Lizenz einreichen", path: handInPath("licence") },
  "class-rating": RATING,
  medical: { label: "Medical einreichen", path: handInPath("medical") },
  "background-check": { label: "Bescheid einreichen", path: handInPath("background_check") },
  insurance: { label: "Versicherung einreichen", path: handInPath("insurance") },
  recency: LANDING_LOG,
  practice: LANDING_LOG,
  experience: LANDING_LOG,
  "night-rating": RATING,
  "night-recency": LANDING_LOG,
  passengers: RATING,
  aerobatics: RATING,
}

/** Where something can be done about a rule; undefined where only another plan of the flight helps. */
export function placeOfRule(rule: RuleName, planeId: number | null): FitnessPlace | undefined {
  if (rule === "guests") return undefined
  if (rule !== "aircraft-insurance") return PLACES[rule]
  return planeId === null
    ? undefined
    : { label: "Versicherung eintragen", path: `${planePath(planeId)}#versicherung` }
}

const PREFIX = "flugfit."

/** The property of a problem that asks for papers or practice, which no field of a draft can solve. */
export function fitnessProperty(rule: RuleName): string {
  return `${PREFIX}${rule}`
}

/** The rule of such a problem. */
export function ruleOfProperty(property: string): RuleName | undefined {
  return property.startsWith(PREFIX) ? (property.slice(PREFIX.length) as RuleName) : undefined
}
