/** How a pilot answers requests and questions. */
export interface Responses {
  /** How many were answered, or not in time. */
  asked: number
  /** Of these were answered, 0 to 1; null before the first. */
  rate: number | null
  /** Half of the answers came faster; null before the first. */
  minutes: number | null
}

/** Fewer say too much about a single late answer. */
const SHOWN_FROM = 3

const WITHIN: readonly (readonly [hours: number, words: string])[] = [
  [1, "innerhalb einer Stunde"],
  [3, "innerhalb von 3\u00a0Stunden"],
  [12, "innerhalb von 12\u00a0Stunden"],
  [24, "innerhalb eines Tages"],
]

/** What strangers read of it; undefined while there is too little to say. */
export function formatResponses({ asked, rate, minutes }: Responses): string | undefined {
  if (asked < SHOWN_FROM || rate === null) return undefined
  const share = `${Math.round(rate * 100)}\u00a0%`
  const time = formatResponseTime({ asked, rate, minutes })
  return time ? `${time} · ${share} beantwortet` : `${share} beantwortet`
}

/** The half of it that somebody who wants to ask looks for. */
export function formatResponseTime({ asked, minutes }: Responses): string | undefined {
  if (asked < SHOWN_FROM || minutes === null) return undefined
  const [, within] = WITHIN.find(([hours]) => minutes <= hours * 60) ?? []
  return `Antwortet meist ${within ?? "innerhalb von zwei\u00a0Tagen"}`
}
