import { addDays, addMonths, isoDay } from "#platform/days.ts"
import { days } from "#platform/duration.ts"
import { HOME_ZONE } from "#platform/time.ts"

/*
 * Months that follow each other, and the months before them that they are compared with. A month is „2026-11“.
 */

export interface Period {
  from: string
  /** The last month of it. */
  to: string
}

/** ISO days, the second one no more. */
export interface Days {
  from: string
  before: string
}

/** A trend shows so many months, those of the period the last. */
const TREND_MONTHS = 12
/** As far back as an address may reach from its end. */
export const MAX_MONTHS = 60

export const firstDayOf = (month: string) => `${month}-01`
const monthOfDay = (day: string) => day.slice(0, 7)

export function monthOf(at: Date): string {
  return monthOfDay(isoDay(at, HOME_ZONE))
}

/** The month `months` later, or earlier. */
export function shiftMonth(month: string, months: number): string {
  return monthOfDay(addMonths(firstDayOf(month), months))
}

export function countMonths({ from, to }: Period): number {
  const index = (month: string) => 12 * Number(month.slice(0, 4)) + Number(month.slice(5))
  return index(to) - index(from) + 1
}

/** Every month of a period, the earliest first. */
export function monthsOf(period: Period): string[] {
  return Array.from({ length: countMonths(period) }, (_, index) => shiftMonth(period.from, index))
}

/** The days of a period as far as they have come. */
export function daysOf({ from, to }: Period, today: string): Days {
  return {
    from: firstDayOf(from),
    before: earlierOf(addDays(today, 1), firstDayOf(shiftMonth(to, 1))),
  }
}

export function isRunning({ to }: Period, today: string): boolean {
  return monthOfDay(today) === to
}

/**
 * The same number of months before, and of a period that has not ended as many days of them: 12 days of
 * November stand beside the first 12 of October.
 */
export function daysBefore(period: Period, today: string): Days {
  const { from, before } = daysOf(period, today)
  const earlier = addMonths(from, -countMonths(period))
  if (!isRunning(period, today)) return { from: earlier, before: from }
  return { from: earlier, before: earlierOf(addDays(earlier, daysBetween(from, before)), from) }
}

const earlierOf = (one: string, other: string) => [one, other].toSorted()[0] as string

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T12:00Z`) - Date.parse(`${from}T12:00Z`)) / days(1))
}

/** The months that a trend of a period shows: its own, at least twelve. */
export function trendOf(period: Period): Period {
  const longest = Math.max(TREND_MONTHS, countMonths(period))
  return { from: shiftMonth(period.to, 1 - longest), to: period.to }
}

const monthAndYear = new Intl.DateTimeFormat("de-DE", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
})
const briefMonthAndYear = new Intl.DateTimeFormat("de-DE", {
  month: "short",
  year: "numeric",
  timeZone: "UTC",
})
const shortMonth = new Intl.DateTimeFormat("de-DE", { month: "short", timeZone: "UTC" })
const noon = (month: string) => new Date(`${firstDayOf(month)}T12:00Z`)

/** „November 2026“ */
export function formatMonth(month: string): string {
  return monthAndYear.format(noon(month))
}

/** „Nov. 2026“ */
export function formatMonthBriefly(month: string): string {
  return briefMonthAndYear.format(noon(month))
}

/** „Nov“ */
export function formatShortMonth(month: string): string {
  return shortMonth.format(noon(month)).slice(0, 3)
}

/** „November 2026“, „September bis November 2026“, „Dezember 2025 bis November 2026“ */
export function formatPeriod({ from, to }: Period): string {
  if (from === to) return formatMonth(to)
  const first = formatMonth(from)
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return `${isOneYear ? first.replace(/ \d+$/, "") : first} bis ${formatMonth(to)}`
}
