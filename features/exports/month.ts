import { addMonths, isoDay, startOfDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"

/*
 * The months of the accounts: calendar months in Germany, „2026-11“ in addresses and rows.
 */

export const MONTH_PATH = "/de/verwaltung/abschluss"

/** The page of a month, or one of its files. */
export function monthPath(month: string, file?: MonthFile): string {
  return `${MONTH_PATH}${file ? `/${file}` : ""}?monat=${month}`
}

/** What can be downloaded of a month, by the end of its address. */
export const MONTH_FILES = ["datev.csv", "belege.zip"] as const
export type MonthFile = (typeof MONTH_FILES)[number]

export function isMonth(text: string | null): text is string {
  return text !== null && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text)
}

/** The month in which a moment lies. */
export function monthOf(at: Date): string {
  return isoDay(at, HOME_ZONE).slice(0, 7)
}

/** From its first moment to that of the next month, which is not in it any more. */
export function boundsOf(month: string): { from: Date; to: Date } {
  const first = `${month}-01`
  return { from: startOfDay(first, HOME_ZONE), to: startOfDay(addMonths(first, 1), HOME_ZONE) }
}

/** Some months earlier or later. */
export function shiftMonth(month: string, by: number): string {
  return addMonths(`${month}-01`, by).slice(0, 7)
}

const NAMES = new Intl.DateTimeFormat("de-DE", { month: "long", year: "numeric", timeZone: "UTC" })

/** „November 2026“ */
export function formatMonth(month: string): string {
  return NAMES.format(new Date(`${month}-01T00:00Z`))
}
