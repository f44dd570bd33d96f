import {
  fromDate,
  parseDate,
  parseZonedDateTime,
  type ZonedDateTime,
} from "@internationalized/date"
import { minutes } from "./duration.ts"

/*
 * Calendar days (ISO text) and instants in a zone. Apart from `time.ts`, so that pages which only
 * write dates do not carry the arithmetic to the browser.
 */

/** Offsets of zones are multiples of it, so no day begins within one. */
const OFFSET_STEP_MS = minutes(15)
/** The last answer for each zone: nearly everybody asks for today. */
const lastAsked = new Map<string, { quarter: number; day: string }>()

/** The ISO day („2026-12-05“) of an instant in a zone. */
export function isoDay(at: Date, zone: string): string {
  const quarter = Math.floor(at.getTime() / OFFSET_STEP_MS)
  const known = lastAsked.get(zone)
  if (known?.quarter === quarter) return known.day
  const day = fromDate(at, zone).toString().slice(0, 10)
  lastAsked.set(zone, { quarter, day })
  return day
}

/** What is said of days that were typed and cannot be meant. */
export const NO_SUCH_DAY = "Diesen Tag gibt es nicht."
export const DAY_IN_FUTURE = "Dieser Tag liegt noch in der Zukunft."
export const DAY_LONG_AGO = "Prüf das Jahr, das ist sehr lange her."
export const DAY_FAR_AHEAD = "Prüf das Jahr, das ist sehr weit weg."

/** Whether a text is a real calendar day („2026-02-31“ is not). */
export function isRealDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  try {
    return parseDate(text).toString() === text
  } catch {
    return false
  }
}

/** The ISO day `days` after another. */
export function addDays(day: string, days: number): string {
  return parseDate(day).add({ days }).toString()
}

/**
 * The ISO day `months` later (or earlier), as law counts terms: the day of the same number, or the
 * last of a month that is shorter (§ 188 BGB).
 */
export function addMonths(day: string, months: number): string {
  return parseDate(day).add({ months }).toString()
}

/** Whole years of age on an ISO day. Who is born on 29 February has a birthday on the 28th. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return addMonths(birthDate, 12 * years) <= day ? years : years - 1
}

/** The first instant of an ISO day in a zone. */
export function startOfDay(day: string, zone: string): Date {
  return parseZonedDateTime(`${day}T00:00[${zone}]`).toDate()
}

/**
 * The instant of a local date and time („2027-03-28“, „02:30“), or undefined where the clock skips
 * that hour (start of summer time).
 */
export function instantAt(day: string, time: string, zone: string): Date | undefined {
  const zoned: ZonedDateTime = parseZonedDateTime(`${day}T${time}[${zone}]`)
  const isSkipped = !zoned.toString().startsWith(`${day}T${time}`)
  return isSkipped ? undefined : zoned.toDate()
}

/** 1 is Monday, 7 Sunday, as ISO 8601 counts them. */
export function isoWeekday(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay() || 7
}
