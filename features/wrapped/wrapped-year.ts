import { isoDay, startOfDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"

/** A calendar year in Berlin, whatever zone a flight starts in: `[from, to)`. */
export function spanOfYear(year: number): { from: Date; to: Date } {
  return {
    from: startOfDay(`${year}-01-01`, HOME_ZONE),
    to: startOfDay(`${year + 1}-01-01`, HOME_ZONE),
  }
}

export function yearOf(at: Date): number {
  return Number(isoDay(at, HOME_ZONE).slice(0, 4))
}

/**
 * The year that is shown where nobody asks for one: in January the last, as nothing else is whole by then;
 * from February on the present one, as far as it has come. Never one from before `first`.
 */
export function usualYear(now: Date, first: number): number {
  const present = yearOf(now)
  const isJanuary = isoDay(now, HOME_ZONE).slice(5, 7) === "01"
  return Math.max(isJanuary ? present - 1 : present, Math.min(first, present))
}

export type AskedYear =
  | { kind: "open"; year: number }
  | { kind: "ahead" | "before"; year: number }
  | { kind: "unreadable" }

/** What `?jahr=` asks for, where years from `first` until now can be seen. */
export function readYear(text: string | null, now: Date, first: number): AskedYear {
  if (text === null) return { kind: "open", year: usualYear(now, first) }
  if (!/^[1-9]\d{3}$/.test(text)) return { kind: "unreadable" }
  const year = Number(text)
  if (year > yearOf(now)) return { kind: "ahead", year }
  return { kind: year < first ? "before" : "open", year }
}

/** The years to choose from, the latest first. */
export function yearsSince(first: number, now: Date): number[] {
  const present = yearOf(now)
  return Array.from({ length: Math.max(present - first, 0) + 1 }, (_, back) => present - back)
}

export function hasEnded(year: number, now: Date): boolean {
  return year < yearOf(now)
}
