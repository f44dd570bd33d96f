import { getHolidays } from "feiertagejs"

/** A public holiday in Germany. */
export type Holiday = {
  /** ISO. */
  day: string
  name: string
  /** Some states do not have it. */
  isRegional: boolean
}

/** Sundays anyway, named everywhere; that only Brandenburg's law lists them helps nobody. */
const SUNDAYS = new Set(["OSTERSONNTAG", "PFINGSTSONNTAG"])

const years = new Map<number, readonly Holiday[]>()

/** The holidays of a month („2026-12“), in the order of its days. */
export function holidaysIn(month: string): readonly Holiday[] {
  return holidaysOf(Number(month.slice(0, 4))).filter(({ day }) => day.startsWith(month))
}

export function holidayOn(day: string): Holiday | undefined {
  return holidaysIn(day.slice(0, 7)).find((holiday) => holiday.day === day)
}

function holidaysOf(year: number): readonly Holiday[] {
  const known = years.get(year)
  if (known) return known
  const holidays = getHolidays(year, "ALL").map((holiday) => ({
    // not its `dateString`, which is a day late east of Germany
    day: holiday.date.toISOString().slice(0, 10),
    name: holiday.translate("de") ?? "Feiertag",
    isRegional: !holiday.regions.includes("BUND") && !SUNDAYS.has(holiday.name),
  }))
  years.set(year, holidays)
  return holidays
}

/** „1. Weihnachtstag“, „Fronleichnam in Teilen Deutschlands“ */
export function formatHoliday({ name, isRegional }: Holiday): string {
  return isRegional ? `${name} in Teilen Deutschlands` : name
}
