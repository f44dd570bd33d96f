import { describe, expect, test } from "vitest"
import { answersOf, DRAFT_ANSWERS } from "#tests/support/draft-answers.ts"
import { ANSWER_SCHEMAS, MAX_DESCRIPTION_LENGTH, MAX_STOPS, MAX_TITLE_LENGTH } from "./answers.ts"
import { DRAFT_STEPS, type DraftStep } from "./draft.ts"
import { EMPTY_ANSWERS } from "./empty-answers.ts"

const isTaken = (step: DraftStep, answers: object) =>
  ANSWER_SCHEMAS[step].safeParse(answers).success

test.each(DRAFT_STEPS)("%s takes complete answers and empty ones as they are", (step) => {
  expect(ANSWER_SCHEMAS[step].parse(DRAFT_ANSWERS[step])).toEqual(DRAFT_ANSWERS[step])
  expect(ANSWER_SCHEMAS[step].parse(EMPTY_ANSWERS[step])).toEqual(EMPTY_ANSWERS[step])
})

const STOP = { code: "", name: "Schwelm", lat: 51.28, lng: 7.29 }
const EXTRA = { kind: "landing", label: "", amount: "15,00" } as const
const many = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

describe("answers that make no flight are saved all the same", () => {
  test.each<[string, DraftStep, object]>([
    ["a day that does not exist", "datum", answersOf("datum", { day: "2027-02-31" })],
    ["words instead of a price", "kosten", answersOf("kosten", { seatPrice: "fair" })],
    [
      "another cost without a name",
      "kosten",
      answersOf("kosten", { extras: [{ ...EXTRA, kind: "other" }] }),
    ],
    ["an unknown field", "route", answersOf("route", { departure: "XXXX" })],
    [
      "as many stops as there may be",
      "route",
      answersOf("route", { stops: many(MAX_STOPS, STOP) }),
    ],
    [
      "a stop on the edge of the world",
      "route",
      answersOf("route", { stops: [{ ...STOP, lat: -90, lng: 180 }] }),
    ],
    ["a stay of a week", "typ", answersOf("typ", { stay: "168:00" })],
    [
      "the longest title",
      "beschreibung",
      answersOf("beschreibung", { title: "x".repeat(MAX_TITLE_LENGTH) }),
    ],
  ])("%s", (_, step, answers) => {
    expect(isTaken(step, answers)).toBe(true)
  })
})

describe("what no form sends is refused", () => {
  test.each<[string, DraftStep, object]>([
    ["a long day", "datum", answersOf("datum", { day: "2026-12-05T00" })],
    ["an eighth day of the week", "datum", answersOf("datum", { seriesWeekdays: [8] })],
    ["half a day of the week", "datum", answersOf("datum", { windowWeekdays: [1.5] })],
    ["hundreds of days", "datum", answersOf("datum", { windowWeekdays: many(100_000, 1) })],
    [
      "days left out without end",
      "datum",
      answersOf("datum", { seriesSkipped: many(61, "2027-05-01") }),
    ],
    ["an unknown schedule", "datum", { ...DRAFT_ANSWERS.datum, schedule: "sometimes" }],
    ["an unknown topic", "typ", { ...DRAFT_ANSWERS.typ, topics: ["rundflug"] }],
    ["topics without end", "typ", answersOf("typ", { topics: many(100_000, "inselflug") })],
    ["costs without end", "kosten", answersOf("kosten", { extras: many(100_000, EXTRA) })],
    [
      "insurance as a cost",
      "kosten",
      { ...DRAFT_ANSWERS.kosten, extras: [{ ...EXTRA, kind: "insurance" }] },
    ],
    ["a long number", "kosten", answersOf("kosten", { hourlyRate: "1234567890123" })],
    ["a number of another form", "kosten", { ...DRAFT_ANSWERS.kosten, seats: 3 }],
    ["an aircraft below zero", "flugzeug", { planeId: -1 }],
    ["an aircraft beyond all rows", "flugzeug", { planeId: 2 ** 31 }],
    ["stops without end", "route", answersOf("route", { stops: many(100_000, STOP) })],
    ["a stop too many", "route", answersOf("route", { stops: many(MAX_STOPS + 1, STOP) })],
    ["a stop without a name", "route", answersOf("route", { stops: [{ ...STOP, name: "" }] })],
    ["a stop beyond the pole", "route", answersOf("route", { stops: [{ ...STOP, lat: 90.1 }] })],
    ["a stop nowhere", "route", answersOf("route", { stops: [{ ...STOP, lng: Number.NaN }] })],
    ["a long code", "route", answersOf("route", { departure: "EDKBX" })],
    ["an unknown picture", "fotos", { terrain: "desert" }],
    ["a confirmation in words", "versicherung", { isConfirmed: "ja" }],
    [
      "a title too long",
      "beschreibung",
      answersOf("beschreibung", { title: "x".repeat(MAX_TITLE_LENGTH + 1) }),
    ],
    [
      "a description too long",
      "beschreibung",
      answersOf("beschreibung", { description: "x".repeat(MAX_DESCRIPTION_LENGTH + 1) }),
    ],
    ["NUL in a title", "beschreibung", answersOf("beschreibung", { title: "Juist\0Juist" })],
    ["NUL in a description", "beschreibung", answersOf("beschreibung", { description: "a\0b" })],
    ["NUL in a day", "datum", answersOf("datum", { day: "2026\0" })],
    ["NUL in a place", "route", answersOf("route", { stops: [{ ...STOP, name: "Sch\0welm" }] })],
    ["a missing field", "versicherung", {}],
  ])("%s", (_, step, answers) => {
    expect(isTaken(step, answers)).toBe(false)
  })
})

test("values that no step asks for are not saved", () => {
  const answers = { ...DRAFT_ANSWERS.flugzeug, pilotId: 1 }
  expect(ANSWER_SCHEMAS.flugzeug.parse(answers)).toEqual(DRAFT_ANSWERS.flugzeug)
})
