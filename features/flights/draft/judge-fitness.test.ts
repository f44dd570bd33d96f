import { describe, expect, test } from "vitest"
import type { PlannedFlight } from "#features/verification/flugfit/flugfit.ts"
import { judgeFlight } from "#features/verification/flugfit/judge-flight.ts"
import { draftFacts, draftPlane, HANGELAR, JUIST } from "#tests/support/draft-answers.ts"
import { FLIGHT_DAY, flugfitCase, landing, verified } from "#tests/support/flugfit-cases.ts"
import type { DraftAirport } from "./facts.ts"
import { judgeFitness, plannedOf } from "./judge-fitness.ts"

const local = (text: string) => new Date(`${text}:00+01:00`)

/** From Hangelar, where it is night until 7:38 and from 17:06 on that day. */
function isNight(departs: string, arrives: string, ends = arrives, destination = JUIST): boolean {
  const [flight] = plannedOf(
    {
      days: [FLIGHT_DAY],
      times: [{ departsAt: local(departs), arrivesAt: local(arrives), endsAt: local(ends) }],
      plane: draftPlane(),
      guests: 1,
      topics: [],
      route: { departure: HANGELAR, destination, stops: [], points: [] },
    },
    draftFacts(),
  )
  return flight?.isAtNight ?? false
}

describe("night, on 5 December", () => {
  test.each<[string, [string, string, (string | undefined)?, DraftAirport?], boolean]>([
    ["a way at noon", ["2026-12-05T11:00", "2026-12-05T12:40"], false],
    ["a start before dawn", ["2026-12-05T07:30", "2026-12-05T09:10"], true],
    ["a landing after dusk", ["2026-12-05T15:40", "2026-12-05T17:20"], true],
    [
      "an outing that is home in the light",
      ["2026-12-05T09:00", "2026-12-05T10:40", "2026-12-05T15:00"],
      false,
    ],
    [
      "an outing that lands home after dusk",
      ["2026-12-05T11:00", "2026-12-05T12:40", "2026-12-05T17:10"],
      true,
    ],
    [
      "an outing that comes home by the light of the next day",
      ["2026-12-05T11:00", "2026-12-05T12:40", "2026-12-06T12:00"],
      false,
    ],
    [
      "an outing that starts home before the next dawn",
      ["2026-12-05T11:00", "2026-12-05T12:40", "2026-12-06T09:00"],
      true,
    ],
    [
      "a round that ends after dusk",
      ["2026-12-05T16:30", "2026-12-05T17:10", undefined, HANGELAR],
      true,
    ],
  ])("%s", (_, [departs, arrives, ends, destination], night) => {
    expect(isNight(departs, arrives, ends, destination)).toBe(night)
  })
})

test("a flight is planned with its aircraft, its guests and its topics", () => {
  const planned = plannedOf(
    {
      days: ["2026-12-05", "2026-12-12"],
      times: [],
      plane: draftPlane({ category: "TMG" }),
      guests: 2,
      topics: ["kunstflug"],
      route: undefined,
    },
    draftFacts(),
  )
  expect(planned).toMatchObject([
    { day: "2026-12-05", aircraftClass: "TMG", guests: 2, isAtNight: false, isAerobatic: true },
    { day: "2026-12-12", aircraftClass: "TMG", guests: 2, isAtNight: false, isAerobatic: true },
  ])
})

const planned = (overrides: Partial<PlannedFlight> = {}): PlannedFlight => ({
  ...flugfitCase().flight,
  ...overrides,
})

const LOG = (["SEP", "MEP"] as const).map((aircraftClass) =>
  landing({ aircraftClass, takeOffs: 3, landings: 3 }),
)
type Papers = NonNullable<Parameters<typeof flugfitCase>[0]>["papers"]
const judgedBy = (papers: Papers = {}) => ({
  judge: (flight: PlannedFlight) => judgeFlight({ ...flugfitCase({ papers, log: LOG }), flight }),
})

test("nothing speaks against who is fit", () => {
  const { value, problems } = judgeFitness([planned()], "fixed", judgedBy())
  expect(problems).toEqual([])
  expect(value).toMatchObject({ day: FLIGHT_DAY, state: "ok" })
})

const MEDICAL_ENDS = { medical: { ...verified("2026-12-10"), medicalClass: "2" } } as const

test("without an aircraft it is one that the pilot may fly, their own before others", () => {
  const [plan] = [{ days: [FLIGHT_DAY], times: [], plane: undefined, guests: 1, topics: [] }]
  const classWith = (...planes: ReturnType<typeof draftPlane>[]) =>
    plannedOf({ ...plan, route: undefined }, draftFacts({ planes }))[0]?.aircraftClass
  expect(classWith()).toBe("SEP")
  expect(classWith(draftPlane({ category: "UL" }), draftPlane({ category: "TMG" }))).toBe("TMG")
})

describe("what only another plan solves lands at its field", () => {
  test.each<[string, "fixed" | "flexible" | "series", Partial<PlannedFlight>, string[]]>([
    ["a microlight at night", "fixed", { isAtNight: true }, ["flugzeug.planeId", "datum.time"]],
    ["of a series", "series", { isAtNight: true }, ["flugzeug.planeId", "datum.seriesTime"]],
    ["its aerobatics", "fixed", { isAerobatic: true }, ["flugzeug.planeId", "typ.topics"]],
  ])("%s", (_, schedule, flight, fields) => {
    const microlight = planned({ aircraftClass: "UL", ...flight })
    const { problems } = judgeFitness([microlight], schedule, judgedBy())
    const atSteps = problems.filter(({ step }) => step !== "zusammenfassung")
    expect(atSteps.map(({ step, property }) => `${step}.${property}`)).toEqual(fields)
  })
})

test("papers and practice block no step: everything missing is listed together", () => {
  const papers = {
    ...MEDICAL_ENDS,
    insurance: null,
    backgroundCheck: { ...verified(null), state: "waiting" },
  } as const
  const flight = planned({ day: "2026-12-11", aircraftClass: "MEP", isAtNight: true })
  const { value, problems } = judgeFitness([flight], "fixed", judgedBy(papers))
  expect(value?.state).toBe("blocker")
  expect(problems.map(({ step, property }) => `${step}.${property}`)).toEqual([
    "zusammenfassung.flugfit.class-rating",
    "zusammenfassung.flugfit.medical",
    "zusammenfassung.flugfit.background-check",
    "zusammenfassung.flugfit.insurance",
    "zusammenfassung.flugfit.night-rating",
    "zusammenfassung.flugfit.night-recency",
  ])
})

test("too many guests are reported at the seats, not once more here", () => {
  const { value, problems } = judgeFitness([planned({ guests: 6 })], "fixed", judgedBy())
  expect(value?.state).toBe("blocker")
  expect(problems).toEqual([])
})

test("a blocker says its rule, what is so and what helps", () => {
  const { problems, value } = judgeFitness(
    [planned({ day: "2026-12-11" })],
    "fixed",
    judgedBy(MEDICAL_ENDS),
  )
  const medical = value?.rules.find(({ rule }) => rule === "medical")
  expect(problems.map(({ message }) => message)).toEqual([
    `${medical?.title}: ${medical?.sentence} ${medical?.remedy}`,
  ])
})

test("of a series the first day with a blocker counts, and is named", () => {
  const days = ["2026-12-05", "2026-12-12", "2026-12-19"].map((day) => planned({ day }))
  const { value, problems } = judgeFitness(days, "series", judgedBy(MEDICAL_ENDS))
  expect(value).toMatchObject({ day: "2026-12-12", state: "blocker" })
  expect(problems).toHaveLength(1)
  expect(problems[0]?.message).toContain("12. Dezember 2026")
})

test("every rule is reported once for a series, even if it blocks a later day only", () => {
  const papers = { ...MEDICAL_ENDS, insurance: verified("2026-12-15") }
  const days = ["2026-12-05", "2026-12-12", "2026-12-19"].map((day) => planned({ day }))
  const { problems } = judgeFitness(days, "series", judgedBy(papers))
  expect(problems.map(({ property }) => property)).toEqual(["flugfit.medical", "flugfit.insurance"])
})

test("no flight has no verdict", () => {
  expect(judgeFitness([], "fixed", judgedBy())).toEqual({
    value: undefined,
    problems: [],
    warnings: [],
  })
})
