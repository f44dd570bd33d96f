/** What an offer without a date says about its days and hours; all of them local to the departure. */
export interface OfferedTimes {
  /** First and last day, ISO. */
  window: { from: string; to: string }
  /** 1 is Monday, 7 Sunday; empty: every day. */
  weekdays: readonly number[]
  /** Between which the start lies („10:00“); null: by daylight. */
  hours: { earliest: string; latest: string } | null
}

/** A day and a time as somebody names them, ISO and local: „2027-06-12“, „11:00“. */
export interface NamedStart {
  day: string
  time: string
}

/** Whether an offer is flown on this weekday at all. Apart from the sun, so that calendars stay light. */
export function isOfferedWeekday({ weekdays }: Pick<OfferedTimes, "weekdays">, day: string) {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7
  return weekdays.length === 0 || weekdays.includes(weekday)
}

/** „zwischen 10:00 und 16:00 Uhr“, „bei Tageslicht“ */
export function formatHours({ hours }: Pick<OfferedTimes, "hours">): string {
  return hours ? `zwischen ${hours.earliest} und ${hours.latest} Uhr` : "bei Tageslicht"
}
