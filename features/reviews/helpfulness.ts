import { days } from "#platform/duration.ts"
import type { PilotFacets } from "./facets.ts"

/*
 * What „Hilfreichste zuerst“ means: what a review tells, in points that everybody can count
 * (content/rangfolge.md, § 5b Abs. 2 UWG). Its stars give none, so that praise and blame stand alike.
 */

export const HELPFULNESS = {
  /** One point for each so many characters, up to … */
  charactersPerPoint: 50,
  maxTextPoints: 6,
  /** … one for each facet, and as many for one of today, none any more after two years. */
  freshPoints: 3,
  freshDays: 730,
} as const

interface Told {
  text: string
  ofPilot: PilotFacets
  publishedAt: string
}

/** Points of 0 to 12. */
export function helpfulnessOf({ text, ofPilot, publishedAt }: Told, now: Date): number {
  const { charactersPerPoint, maxTextPoints, freshPoints, freshDays } = HELPFULNESS
  const words = Math.min(text.length / charactersPerPoint, maxTextPoints)
  const facets = Object.values(ofPilot).filter((facet) => facet !== null).length
  const age = (now.getTime() - new Date(publishedAt).getTime()) / days(freshDays)
  return words + facets + freshPoints * Math.max(0, 1 - age)
}
