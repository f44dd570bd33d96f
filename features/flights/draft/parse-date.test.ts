import { describe, expect, test } from "vitest"
import { answersOf, NOW, sentencesOf } from "#tests/support/draft-answers.ts"
import type { AnswersOf } from "./answers.ts"
import { parseDate } from "./parse-date.ts"

type Dates = Partial<AnswersOf<"datum">>

const BERLIN = { timeZone: "Europe/Berlin", now: NOW }
const read = (dates: Dates, when = BERLIN) => parseDate(answersOf("datum", dates), when)
const problemsOf = (dates: Dates, when = BERLIN) => sentencesOf(read(dates, when))

function departuresOf(dates: Dates, when = BERLIN): string[] {
  const { value } = read(dates, when)
  if (!value || value.schedule === "flexible") return []
  return value.departures.map((at) => at.toISOString())
}

describe("one day", () => {
  test.each<[string, Dates, typeof BERLIN, string]>([
    ["in winter", { day: "2026-12-05", time: "9:30" }, BERLIN, "2026-12-05T08:30:00.000Z"],
    ["in summer", { day: "2027-07-03", time: "930" }, BERLIN, "2027-07-03T07:30:00.000Z"],
    ["in six hours", { day: "2026-11-22", time: "17:00" }, BERLIN, "2026-11-22T16:00:00.000Z"],
    ["in a year", { day: "2027-11-22", time: "10:00" }, BERLIN, "2027-11-22T09:00:00.000Z"],
    [
      "in the hour that comes twice, the first time",
      { day: "2027-10-31", time: "02:30" },
      BERLIN,
      "2027-10-31T00:30:00.000Z",
    ],
    [
      "from a field in another time zone",
      { day: "2026-12-05", time: "09:30" },
      { ...BERLIN, timeZone: "Europe/London" },
      "2026-12-05T09:30:00.000Z",
    ],
    [
      "in an hour that only other zones skip",
      { day: "2027-03-28", time: "02:30" },
      { ...BERLIN, timeZone: "Europe/London" },
      "2027-03-28T01:30:00.000Z",
    ],
  ])("%s becomes an instant", (_, dates, when, departure) => {
    expect(problemsOf(dates, when)).toEqual({})
    expect(departuresOf(dates, when)).toEqual([departure])
  })

  test.each<[string, Dates, Record<string, string>]>([
    [
      "nothing",
      { day: "", time: "" },
      { "datum.day": "Wähl den Tag deines Flugs.", "datum.time": "Nenn die Startzeit." },
    ],
    ["yesterday", { day: "2026-11-21" }, { "datum.day": "Dieser Tag ist vorbei." }],
    ["31 February", { day: "2027-02-31" }, { "datum.day": "Diesen Tag gibt es nicht." }],
    ["a German date", { day: "05.12.2026" }, { "datum.day": "Diesen Tag gibt es nicht." }],
    [
      "more than 365 days ahead",
      { day: "2027-11-23" },
      { "datum.day": "Höchstens ein Jahr im Voraus, also bis zum 22. November 2027." },
    ],
    [
      "half past two when summer time begins",
      { day: "2027-03-28", time: "02:30" },
      {
        "datum.time":
          "02:30 Uhr gibt es am 28. März 2027 nicht: Die Uhr springt auf Sommerzeit. Nimm eine Stunde früher oder später.",
      },
    ],
    [
      "an hour ago",
      { day: "2026-11-22", time: "10:00" },
      { "datum.time": "Dieser Zeitpunkt ist vorbei." },
    ],
    [
      "a minute less than six hours ahead",
      { day: "2026-11-22", time: "16:59" },
      {
        "datum.time":
          "Zwischen Veröffentlichung und Start liegen mindestens 6 Stunden. Frühestens geht So., 22. November 2026, 17:00 Uhr.",
      },
    ],
    [
      "no time of the day",
      { day: "2026-12-05", time: "abend" },
      { "datum.time": "Schreib die Uhrzeit wie 14:30." },
    ],
  ])("%s is refused with a sentence", (_, dates, problems) => {
    expect(problemsOf(dates)).toEqual(problems)
    expect(read(dates).value).toBeUndefined()
  })

  test("late in the evening the earliest start is named with its day", () => {
    const when = { ...BERLIN, now: new Date("2026-11-22T20:30:00Z") }
    expect(problemsOf({ day: "2026-11-22", time: "23:00" }, when)).toEqual({
      "datum.time":
        "Zwischen Veröffentlichung und Start liegen mindestens 6 Stunden. Frühestens geht Mo., 23. November 2026, 03:30 Uhr.",
    })
  })

  test("today is the day of the departure's time zone", () => {
    const when = { ...BERLIN, now: new Date("2026-12-04T23:30:00Z") }
    const dates = { day: "2026-12-04", time: "12:00" }
    expect(problemsOf(dates, when)).toEqual({ "datum.day": "Dieser Tag ist vorbei." })
    expect(problemsOf(dates, { ...when, timeZone: "Europe/London" })).toEqual({
      "datum.time": "Dieser Zeitpunkt ist vorbei.",
    })
  })
})

describe("a series", () => {
  const SERIES: Dates = {
    schedule: "series",
    seriesFrom: "2027-03-21",
    seriesTo: "2027-04-04",
    seriesWeekdays: [7],
    seriesTime: "10:00",
  }

  test("keeps its local time when the clock changes", () => {
    expect(departuresOf(SERIES)).toEqual([
      "2027-03-21T09:00:00.000Z",
      "2027-03-28T08:00:00.000Z",
      "2027-04-04T08:00:00.000Z",
    ])
  })

  test("may be a single day", () => {
    expect(departuresOf({ ...SERIES, seriesTo: "2027-03-21" })).toHaveLength(1)
  })

  test("leaves days out", () => {
    expect(departuresOf({ ...SERIES, seriesSkipped: ["2027-03-28"] })).toHaveLength(2)
  })

  test("has at most 26 flights, of which those left out do not count", () => {
    const half = { ...SERIES, seriesTo: "2027-09-19" }
    expect(problemsOf(half)).toEqual({
      "datum.seriesTo": "Das wären 27 Flüge. Eine Serie hat höchstens 26.",
    })
    expect(departuresOf({ ...half, seriesSkipped: ["2027-05-09"] })).toHaveLength(26)
  })

  test.each<[string, Dates, Record<string, string>]>([
    [
      "of which nothing is said",
      { seriesFrom: "", seriesTo: "", seriesWeekdays: [], seriesTime: "" },
      {
        "datum.seriesTime": "Nenn die Startzeit.",
        "datum.seriesFrom": "Ab wann fliegst du?",
        "datum.seriesTo": "Bis wann fliegst du?",
        "datum.seriesWeekdays": "Wähl die Wochentage.",
      },
    ],
    [
      "that ends before it begins",
      { seriesTo: "2027-03-20" },
      { "datum.seriesTo": "Das Ende liegt vor dem Anfang." },
    ],
    [
      "without any of its weekdays",
      { seriesTo: "2027-03-27", seriesWeekdays: [7], seriesSkipped: ["2027-03-21"] },
      { "datum.seriesTo": "In dieser Zeit liegt kein solcher Tag." },
    ],
    [
      "with one day in the hour that does not exist",
      { seriesTime: "02:30" },
      {
        "datum.seriesTime":
          "02:30 Uhr gibt es am 28. März 2027 nicht: Die Uhr springt auf Sommerzeit. Nimm eine Stunde früher oder später.",
      },
    ],
    [
      "that goes on for more than a year",
      { seriesTo: "2027-11-28" },
      { "datum.seriesTo": "Höchstens ein Jahr im Voraus, also bis zum 22. November 2027." },
    ],
    [
      "whose first flight starts too soon",
      { seriesFrom: "2026-11-22", seriesTo: "2026-11-29", seriesTime: "12:00" },
      {
        "datum.seriesTime":
          "Zwischen Veröffentlichung und Start liegen mindestens 6 Stunden. Frühestens geht So., 22. November 2026, 17:00 Uhr.",
      },
    ],
  ])("%s is refused with a sentence", (_, dates, problems) => {
    expect(problemsOf({ ...SERIES, ...dates })).toEqual(problems)
  })
})

describe("an offer without a date", () => {
  const OFFER: Dates = { schedule: "flexible", windowFrom: "2026-11-22", windowTo: "2027-03-31" }

  test("may be open every day, at any hour of light", () => {
    expect(read(OFFER).value).toEqual({
      schedule: "flexible",
      window: { from: "2026-11-22", to: "2027-03-31", weekdays: [], earliest: null, latest: null },
    })
  })

  test("may be a single day with a single start", () => {
    const dates = { windowTo: "2026-11-22", windowEarliest: "09:00", windowLatest: "09:00" }
    expect(problemsOf({ ...OFFER, ...dates })).toEqual({})
  })

  test("may keep to weekdays and hours", () => {
    const dates = { windowWeekdays: [6, 7], windowEarliest: "9:00", windowLatest: "1500" }
    expect(read({ ...OFFER, ...dates }).value).toMatchObject({
      window: { weekdays: [6, 7], earliest: "09:00", latest: "15:00" },
    })
  })

  test.each<[string, Dates, Record<string, string>]>([
    [
      "without days",
      { windowFrom: "", windowTo: "" },
      {
        "datum.windowFrom": "Ab wann kann man dich fragen?",
        "datum.windowTo": "Bis wann kann man dich fragen?",
      },
    ],
    [
      "that ends before it begins",
      { windowFrom: "2027-04-01" },
      { "datum.windowTo": "Das Ende liegt vor dem Anfang." },
    ],
    [
      "without any of its weekdays",
      { windowTo: "2026-11-25", windowWeekdays: [6] },
      { "datum.windowTo": "In dieser Zeit liegt kein solcher Tag." },
    ],
    [
      "that began yesterday",
      { windowFrom: "2026-11-21" },
      { "datum.windowFrom": "Dieser Tag ist vorbei." },
    ],
    [
      "whose last start is before the first",
      { windowEarliest: "14:00", windowLatest: "09:00" },
      { "datum.windowLatest": "Der späteste Start liegt vor dem frühesten." },
    ],
    [
      "with hours that are none",
      { windowEarliest: "früh", windowLatest: "25:00" },
      {
        "datum.windowEarliest": "Schreib die Uhrzeit wie 14:30.",
        "datum.windowLatest": "Schreib die Uhrzeit wie 14:30.",
      },
    ],
  ])("%s is refused with a sentence", (_, dates, problems) => {
    expect(problemsOf({ ...OFFER, ...dates })).toEqual(problems)
  })
})

test("what another schedule asks for is not looked at", () => {
  const dates = { seriesFrom: "x", seriesTime: "x", windowFrom: "x", windowLatest: "x" }
  expect(problemsOf(dates)).toEqual({})
})
