import { PUBLISH_BEFORE_START_MS, PUBLISH_DAYS_AHEAD } from "#features/flights/core/flight.ts"
import { addDays, instantAt, isoDay, isRealDay, NO_SUCH_DAY } from "#platform/days.ts"
import { formatInstant, formatIsoDay } from "#platform/time.ts"
import type { AnswersOf } from "./answers.ts"
import type { Reading } from "./draft.ts"
import { type StartedReading, startReading } from "./reading.ts"
import { daysOfSeries, everyDayOfSeries, MAX_SERIES_FLIGHTS } from "./series-days.ts"
import { parseClockTime } from "./typed-values.ts"

interface ReadWindow {
  /** ISO days. */
  from: string
  to: string
  /** 1 is Monday; none: every day. */
  weekdays: number[]
  /** Local times between which it may start; null: as long as it is light. */
  earliest: string | null
  latest: string | null
}

export type ReadDate =
  | { schedule: "fixed" | "series"; departures: readonly Date[] }
  | { schedule: "flexible"; window: ReadWindow }

const NO_DAY_IN_RANGE = "In dieser Zeit liegt kein solcher Tag."

interface When {
  timeZone: string
  now: Date
  /** The start of a flight that is changed, which may stay as long as it is ahead. */
  kept?: Date | null
}

/** When it is to take place, in the zone of its departure. */
export function parseDate(answers: AnswersOf<"datum">, when: When): Reading<ReadDate> {
  const reading = startReading("datum")
  switch (answers.schedule) {
    case "fixed": {
      const departsAt = parseStart(reading, when, {
        day: { property: "day", text: answers.day },
        time: { property: "time", text: answers.time },
      })
      return reading.end(() => ({ schedule: "fixed", departures: departsAt ? [departsAt] : [] }))
    }
    case "series": {
      const departures = parseSeries(reading, when, answers)
      return reading.end(() => ({ schedule: "series", departures }))
    }
    case "flexible": {
      const window = parseWindow(reading, when, answers)
      return reading.end(() => ({ schedule: "flexible", window }))
    }
  }
}

interface Typed {
  property: string
  text: string
}

function parseStart(
  reading: StartedReading,
  when: When,
  { day, time }: { day: Typed; time: Typed },
): Date | undefined {
  const clockTime = parseTime(reading, time, "Nenn die Startzeit.")
  const parseDay = parseDayOf(reading, when, day, "Wähl den Tag deines Flugs.")
  if (parseDay === undefined || clockTime === undefined) return undefined
  return startAt(reading, when, { day: parseDay, time: clockTime, property: time.property })
}

function startAt(
  { refuse }: StartedReading,
  { timeZone, now, kept }: When,
  { day, time, property }: { day: string; time: string; property: string },
): Date | undefined {
  const at = instantAt(day, time, timeZone)
  if (!at) {
    const date = formatIsoDay(day)
    return refuse(
      property,
      `${time} Uhr gibt es am ${date} nicht: Die Uhr springt auf Sommerzeit. Nimm eine Stunde früher oder später.`,
    )
  }
  if (at.getTime() === kept?.getTime() && at > now) return at
  const earliest = new Date(now.getTime() + PUBLISH_BEFORE_START_MS)
  if (at < earliest) {
    const isPast = at <= now
    const message = isPast
      ? "Dieser Zeitpunkt ist vorbei."
      : `Zwischen Veröffentlichung und Start liegen mindestens 6 Stunden. Frühestens geht ${formatInstant(earliest, timeZone)}.`
    return refuse(property, message)
  }
  return at
}

function parseSeries(
  reading: StartedReading,
  when: When,
  answers: AnswersOf<"datum">,
): readonly Date[] {
  const { refuse } = reading
  const time = parseTime(
    reading,
    { property: "seriesTime", text: answers.seriesTime },
    "Nenn die Startzeit.",
  )
  const from = parseDayOf(
    reading,
    when,
    { property: "seriesFrom", text: answers.seriesFrom },
    "Ab wann fliegst du?",
  )
  const to = parseDayOf(
    reading,
    when,
    { property: "seriesTo", text: answers.seriesTo },
    "Bis wann fliegst du?",
  )
  if (answers.seriesWeekdays.length === 0) refuse("seriesWeekdays", "Wähl die Wochentage.")
  if (!from || !to || !time || answers.seriesWeekdays.length === 0) return []
  if (to < from) {
    refuse("seriesTo", "Das Ende liegt vor dem Anfang.")
    return []
  }
  const days = daysOfSeries({ ...answers, seriesFrom: from, seriesTo: to })
  if (days.length === 0) refuse("seriesTo", NO_DAY_IN_RANGE)
  if (days.length > MAX_SERIES_FLIGHTS) {
    refuse(
      "seriesTo",
      `Das wären ${days.length} Flüge. Eine Serie hat höchstens ${MAX_SERIES_FLIGHTS}.`,
    )
    return []
  }
  return days.flatMap((day) => startAt(reading, when, { day, time, property: "seriesTime" }) ?? [])
}

function parseWindow(reading: StartedReading, when: When, answers: AnswersOf<"datum">): ReadWindow {
  const { refuse } = reading
  const from = parseDayOf(
    reading,
    when,
    { property: "windowFrom", text: answers.windowFrom },
    "Ab wann kann man dich fragen?",
  )
  const to = parseDayOf(
    reading,
    when,
    { property: "windowTo", text: answers.windowTo },
    "Bis wann kann man dich fragen?",
  )
  const weekdays = answers.windowWeekdays
  if (from && to && to < from) refuse("windowTo", "Das Ende liegt vor dem Anfang.")
  else if (from && to && weekdays.length > 0) {
    const rule = { seriesFrom: from, seriesTo: to, seriesWeekdays: weekdays }
    if (everyDayOfSeries(rule).length === 0) refuse("windowTo", NO_DAY_IN_RANGE)
  }
  const optional = (property: string, text: string) =>
    text === "" ? undefined : parseTime(reading, { property, text }, "")
  const earliest = optional("windowEarliest", answers.windowEarliest)
  const latest = optional("windowLatest", answers.windowLatest)
  if (answers.windowEarliest !== "" && answers.windowLatest === "") {
    refuse("windowLatest", "Nenn auch den spätesten Start, oder keinen von beiden.")
  }
  if (answers.windowEarliest === "" && answers.windowLatest !== "") {
    refuse("windowEarliest", "Nenn auch den frühesten Start, oder keinen von beiden.")
  }
  if (earliest && latest && latest < earliest) {
    refuse("windowLatest", "Der späteste Start liegt vor dem frühesten.")
  }
  return {
    from: from ?? "",
    to: to ?? "",
    weekdays,
    earliest: earliest ?? null,
    latest: latest ?? null,
  }
}

function parseDayOf(
  { refuse }: StartedReading,
  { timeZone, now }: When,
  { property, text }: Typed,
  question: string,
): string | undefined {
  if (text === "") return refuse(property, question)
  if (!isRealDay(text)) return refuse(property, NO_SUCH_DAY)
  const today = isoDay(now, timeZone)
  if (text < today) return refuse(property, "Dieser Tag ist vorbei.")
  const last = addDays(today, PUBLISH_DAYS_AHEAD)
  if (text > last) {
    return refuse(property, `Höchstens ein Jahr im Voraus, also bis zum ${formatIsoDay(last)}.`)
  }
  return text
}

function parseTime(
  { refuse }: StartedReading,
  { property, text }: Typed,
  question: string,
): string | undefined {
  if (text === "") return refuse(property, question)
  return parseClockTime(text) ?? refuse(property, "Schreib die Uhrzeit wie 14:30.")
}
