import type { StoryCard } from "./story-card.ts"
import type { AskedYear } from "./wrapped-year.ts"
import type { YearShare } from "./year-share.ts"

/** What the page of the own year shows. */
export interface OwnYearView {
  year: number
  isOver: boolean
  /** Those to choose from, the latest first. */
  years: readonly number[]
  isPilot: boolean
  /** None where nothing was flown. */
  cards: readonly StoryCard[]
  /** Of the card that has a map, as SVG. */
  map: string | null
  /** All that is public, of every year. */
  shares: readonly YearShare[]
}

/** A year that cannot be shown, and the one that can. */
export interface NoYearView {
  asked: Exclude<AskedYear, { kind: "open" }>
  usualYear: number
}
