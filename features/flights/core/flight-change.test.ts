import { describe, expect, test } from "vitest"
import { STANDARD_FEE_RULE } from "#features/settings/fee-rule.ts"
import { hours } from "#platform/duration.ts"
import { plain } from "#tests/support/draft-answers.ts"
import {
  answerBy,
  changeRows,
  changesOf,
  type FlightFacts,
  needsConsent,
  toTheMinute,
} from "./flight-change.ts"

const BOOKED: FlightFacts = {
  departsAt: "2027-05-08T08:00:00.000Z",
  endsAt: "2027-05-08T09:40:00.000Z",
  timeZone: "Europe/Berlin",
  way: ["Bonn-Hangelar (EDKB)", "Juist (EDWJ)"],
  plane: { id: 1, name: "D-EHLX, Cessna 172" },
  seatPriceCents: 6_250,
}

const later = { departsAt: "2027-05-08T09:00:00.000Z", endsAt: "2027-05-08T10:40:00.000Z" }

describe("what a change needs", () => {
  test.each<[string, Partial<FlightFacts>, string[], boolean]>([
    ["nothing that guests have booked", {}, [], false],
    ["another start", later, ["start"], true],
    ["a landing hours later", { endsAt: "2027-05-08T12:40:00.000Z" }, ["end"], true],
    ["half an hour more on the way", { endsAt: "2027-05-08T10:10:00.000Z" }, [], false],
    ["another destination", { way: ["Bonn-Hangelar (EDKB)", "Norderney (EDWY)"] }, ["way"], true],
    [
      "a place on the way",
      { way: ["Bonn-Hangelar (EDKB)", "Kölner Dom", "Juist (EDWJ)"] },
      ["way"],
      true,
    ],
    ["another aircraft", { plane: { id: 2, name: "D-EABC, PA-28" } }, ["plane"], true],
    [
      "the same aircraft with another name",
      { plane: { id: 1, name: "D-EHLX, C 172 S" } },
      [],
      false,
    ],
    ["a lower price", { seatPriceCents: 5_500 }, ["price"], false],
    [
      "a lower price and another start",
      { ...later, seatPriceCents: 5_500 },
      ["start", "price"],
      true,
    ],
  ])("%s", (_, change, changes, isAsked) => {
    const found = changesOf(BOOKED, { ...BOOKED, ...change })
    expect(found).toEqual(changes)
    expect(needsConsent(found)).toBe(isAsked)
  })
})

describe("guests answer", () => {
  const start = new Date(BOOKED.departsAt).getTime()
  const hoursBefore = (count: number) => new Date(start - hours(count))
  const by = (hoursLeft: number, moved = 0) =>
    answerBy(
      {
        before: BOOKED,
        after: { ...BOOKED, departsAt: new Date(start + hours(moved)).toISOString() },
      },
      hoursBefore(hoursLeft),
    )

  test("within 48 hours where the start is far away", () => {
    expect(by(100)).toEqual(hoursBefore(52))
    expect(by(51)).toEqual(hoursBefore(3))
  })

  test("at the latest three hours before the start, of the old and the new one the earlier", () => {
    expect(by(20)).toEqual(hoursBefore(3))
    expect(by(20, 24)).toEqual(hoursBefore(3))
    expect(by(20, -5)).toEqual(hoursBefore(8))
  })

  test("never with less than an hour", () => {
    expect(by(4)).toEqual(hoursBefore(3))
    expect(by(3.9)).toBeUndefined()
    expect(by(2)).toBeUndefined()
    expect(by(20, -17)).toBeUndefined()
  })
})

test("a change is described fact by fact, the price with its fee, and a new start with its landing", () => {
  const after = { ...BOOKED, ...later, seatPriceCents: 5_500 }
  const rows = changeRows(BOOKED, after, STANDARD_FEE_RULE).map((row) => ({
    ...row,
    before: plain(row.before),
    after: plain(row.after),
  }))
  expect(rows).toMatchObject([
    {
      label: "Abflug",
      before: expect.stringContaining("10:00"),
      after: expect.stringContaining("11:00"),
    },
    {
      label: "Landung",
      before: expect.stringContaining("11:40"),
      after: expect.stringContaining("12:40"),
    },
    { label: "Preis je Platz", before: "68,75 €", after: "60,50 €" },
  ])
  expect(changeRows(BOOKED, BOOKED, STANDARD_FEE_RULE)).toEqual([])
})

test("facts know no seconds", () => {
  expect(toTheMinute(new Date("2027-05-08T08:00:59.123Z"))).toBe("2027-05-08T08:00:00.000Z")
})
