import { type Conditions, ceilingOf, type Measured, type Visibility } from "./conditions.ts"
import { maxCrosswind, runwayDegrees } from "./crosswind.ts"
import { BOUNDS, formatDistance, formatFeet, formatMetres } from "./format-conditions.ts"
import type { Minimums } from "./minimums.ts"

export const VERDICTS = ["within", "close", "below", "above", "unknown"] as const
export type Verdict = (typeof VERDICTS)[number]

/** One comparison: „Untergrenze“, „2.500 ft“, „deine Grenze 1.500 ft“. */
export interface Judgement {
  subject: string
  value: string
  limit: string
  verdict: Verdict
}

/** Within a quarter of the limit it is close. */
const CLOSE_SHARE = 0.25

interface Judged {
  conditions: Pick<Conditions, "wind" | "visibility" | "sky">
  /** Of the aerodrome itself; empty where another one reports. */
  runways: readonly string[]
  minimums: Minimums
}

/** A report against the pilot's own minimums; a help for planning and no release. */
export function judgeMinimums({ conditions, runways, minimums }: Judged): Judgement[] {
  const { sky, visibility, wind } = conditions
  const ceiling = ceilingOf(sky)
  const seen = visibility && worstOf(visibility)
  return [
    {
      subject: "Untergrenze",
      value: formatCeiling(ceiling),
      limit: `mindestens ${formatFeet(minimums.ceilingFt)}`,
      verdict: judgeAtLeast(ceiling, minimums.ceilingFt),
    },
    {
      subject: "Sicht",
      value: seen ? formatDistance(seen) : UNKNOWN,
      limit: `mindestens ${formatMetres(minimums.visibilityM)}`,
      verdict: judgeAtLeast(seen, minimums.visibilityM),
    },
    ...runways.map((ident): Judgement => {
      const runway = runwayDegrees(ident)
      const knots = wind && runway !== null ? maxCrosswind(wind, runway) : null
      return {
        subject: `Querwind ${ident}`,
        value: knots === null ? UNKNOWN : `bis ${knots}\u00a0kt`,
        limit: `höchstens ${minimums.crosswindKt}\u00a0kt`,
        verdict: judgeAtMost(knots, minimums.crosswindKt),
      }
    }),
  ]
}

const UNKNOWN = "unbekannt"

function formatCeiling(ceiling: Measured | null): string {
  if (ceiling === null) return UNKNOWN
  return ceiling.bound === "or-more"
    ? `keine unter ${formatFeet(ceiling.value)}`
    : formatFeet(ceiling.value) + BOUNDS[ceiling.bound]
}

function worstOf({ lowest, ...prevailing }: Visibility): Measured {
  return lowest ? { value: lowest.metres, bound: "exact" } : prevailing
}

function judgeAtLeast(measured: Measured | null, limit: number): Verdict {
  if (measured === null) return "unknown"
  const { value, bound } = measured
  if (value < limit) return bound === "or-more" ? "unknown" : "below"
  if (bound === "or-less") return "unknown"
  return bound === "or-more" || value >= limit * (1 + CLOSE_SHARE) ? "within" : "close"
}

function judgeAtMost(value: number | null, limit: number): Verdict {
  if (value === null) return "unknown"
  if (value > limit) return "above"
  return value > limit * (1 - CLOSE_SHARE) ? "close" : "within"
}
