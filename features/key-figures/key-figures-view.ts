import type { Cohort } from "./cohorts.ts"
import type { CancellationSide, Figures } from "./figure.ts"
import type { KeyFiguresQuery } from "./key-figures-address.ts"

/** What the page of key figures shows. */
export interface KeyFiguresView {
  query: KeyFiguresQuery
  /** ISO instant; null before the first run. */
  countedAt: string | null
  /** Every month that can be asked, the latest first. */
  months: string[]
  regions: string[]
  /** Its last month has not ended. */
  isRunning: boolean
  now: Figures
  /** Of the months before, as many days; null where nothing was counted then. */
  before: Figures | null
  trend: { month: string; isInPeriod: boolean; figures: Figures }[]
  cancellations: { side: CancellationSide; reason: string; count: number }[]
  places: { regions: Ranked[]; kinds: Ranked[] }
  cohorts: Cohort[]
}

/** What of the bookings belongs to one region or kind. */
export interface Ranked {
  /** Empty: about no flight. */
  name: string
  bookings: number
  gmvCents: number
}

/** Not narrowed to a region or a kind: what belongs to no flight is told as well. */
export function isOfEverything({ region, kind }: Pick<KeyFiguresQuery, "region" | "kind">) {
  return region === "" && kind === ""
}
