import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addDays } from "#platform/days.ts"
import {
  FLIGHT_DAY,
  findRule,
  flugfitCase,
  landing,
  ruleOf,
  TODAY,
  verified,
} from "#tests/support/flugfit-cases.ts"
import type { Paper, RuleName } from "./flugfit.ts"
import { judgeFlight } from "./judge-flight.ts"

const before = addDays(FLIGHT_DAY, -1)

const PAPERS: readonly [RuleName, (paper: Paper | null) => object][] = [
  ["licence", (paper) => ({ licencePaper: paper })],
  ["class-rating", (paper) => ({ ratings: paper ? [{ ...paper, kind: "SEP" }] : [] })],
  ["medical", (paper) => ({ medical: paper && { ...paper, medicalClass: "2" } })],
  ["background-check", (paper) => ({ backgroundCheck: paper })],
  ["insurance", (paper) => ({ insurance: paper })],
]

describe.each(PAPERS)("%s", (rule, withPaper) => {
  const judged = (paper: Paper | null) => ruleOf(rule, { papers: withPaper(paper) })

  test("holds on its last day, not on the day after", () => {
    expect(judged(verified(FLIGHT_DAY))).toMatchObject({
      state: "warning",
      sentence: expect.stringContaining("Sa., 5. Dezember 2026"),
      remedy: expect.stringMatching(/\.$/),
    })
    expect(judged(verified(before))).toMatchObject({
      state: "blocker",
      sentence: expect.stringMatching(
        /endet am Fr\., 4\. Dezember 2026, vor dem Flug am Sa\., 5\./,
      ),
    })
    expect(judged(verified("2030-01-01"))).toMatchObject({ state: "ok" })
  })

  test("blocks while it is missing, not yet decided or refused, each with its own sentence", () => {
    const sentences = [
      judged(null),
      judged({ ...verified("2030-01-01"), state: "waiting" }),
      judged({ ...verified("2030-01-01"), state: "refused" }),
    ].map(({ state, sentence, remedy }) => {
      expect(state).toBe("blocker")
      expect(remedy).toBeTruthy()
      return sentence
    })
    expect(new Set(sentences).size).toBe(3)
  })

  test("once too late, a later flight stays too late", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -400, max: 400 }),
        fc.integer({ min: 0, max: 300 }),
        (end, more) => {
          const papers = withPaper(verified(addDays(FLIGHT_DAY, end)))
          // asked on the day itself, when nothing is left to wait for
          const on = (day: string) => ruleOf(rule, { papers, flight: { day }, today: day }).state
          expect(on(FLIGHT_DAY) === "blocker").toBe(end < 0)
          if (end < 0) expect(on(addDays(FLIGHT_DAY, more))).toBe("blocker")
        },
      ),
    )
  })
})

describe.each(PAPERS)("%s that ends before the flight", (rule, withPaper) => {
  const judged = (endsOn: string, day: string) =>
    ruleOf(rule, { papers: withPaper(verified(endsOn)), flight: { day } })

  test("is a warning until 30 days before it, and blocks from then on", () => {
    const endsOn = addDays(TODAY, 5)
    expect(judged(endsOn, addDays(TODAY, 30))).toMatchObject({
      state: "warning",
      sentence: expect.stringContaining("endet am Fr., 27. November 2026, vor dem Flug am"),
    })
    expect(judged(endsOn, addDays(TODAY, 29)).state).toBe("blocker")
  })

  test("says the last day on which it may be missing: its own, or 30 days before the flight", () => {
    const remedy = (endsOn: string, day: string) => judged(endsOn, day).remedy
    expect(remedy("2026-11-27", "2027-03-01")).toContain(
      "Liegt uns bis Fr., 27. November 2026 nichts Neues vor, pausiert der Flug.",
    )
    expect(remedy("2027-02-20", "2027-03-01")).toContain("bis Sa., 30. Januar 2027 nichts Neues")
  })

  test("blocks at once where it is over today, however far ahead the flight is", () => {
    expect(judged(addDays(TODAY, -1), addDays(TODAY, 200)).state).toBe("blocker")
    expect(judged(TODAY, addDays(TODAY, 200)).state).toBe("warning")
  })
})

test("a licence for life is good for ever, other papers without an end count for nothing", () => {
  expect(ruleOf("licence", { papers: { licencePaper: verified(null) } }).state).toBe("ok")
  const without = {
    insurance: verified(null),
    ratings: [{ ...verified(null), kind: "SEP" as const }],
  }
  expect(ruleOf("insurance", { papers: without }).state).toBe("blocker")
  expect(ruleOf("class-rating", { papers: without }).state).toBe("blocker")
})

test.each([
  ["PPL(A)", "SEP", true],
  ["PPL(A)", "MEP", true],
  ["PPL(A)", "UL", false],
  ["LAPL(A)", "TMG", true],
  ["LAPL(A)", "MEP", false],
  ["SPL", "glider", true],
  ["SPL", "SEP", false],
  ["UL", "UL", true],
  ["UL", "SEP", false],
] as const)("a %s is for %s: %s", (licence, aircraftClass, isAllowed) => {
  const { state } = ruleOf("licence", { papers: { licence }, flight: { aircraftClass } })
  expect(state).toBe(isAllowed ? "ok" : "blocker")
})

test.each([
  ["PPL(A)", "SEP", "SEP", true],
  ["PPL(A)", "SEP", "TMG", false],
  ["CPL(A)", "MEP", "MEP", true],
] as const)("a %s with a rating for %s flies %s: %s", (licence, kind, aircraftClass, isAllowed) => {
  const ratings = [{ ...verified("2030-01-01"), kind }]
  const { state } = ruleOf("class-rating", {
    papers: { licence, ratings },
    flight: { aircraftClass },
  })
  expect(state).toBe(isAllowed ? "ok" : "blocker")
})

test("a class rating is asked of nobody who has no use for one", () => {
  for (const [licence, aircraftClass] of [
    ["LAPL(A)", "SEP"],
    ["SPL", "TMG"],
    ["SPL", "glider"],
    ["UL", "UL"],
  ] as const) {
    expect(
      findRule("class-rating", { papers: { licence, ratings: [] }, flight: { aircraftClass } }),
    ).toBe(undefined)
  }
})

describe("a class rating that ends soon says what its extension needs", () => {
  const end = "2027-01-31"
  const papers = { ratings: [{ ...verified(end), kind: "SEP" as const }] }
  const flown = { flownOn: "2026-03-01", takeOffs: 12, landings: 12, flightMinutes: 660 }
  const hour = landing({ flownOn: "2026-04-01", flownAs: "dual", flightMinutes: 60 })

  test("everything there: only the entry is left", () => {
    expect(ruleOf("class-rating", { papers, log: [landing(flown), hour] })).toMatchObject({
      state: "warning",
      remedy: expect.stringContaining("Lass sie bis So., 31. Januar 2027 eintragen"),
    })
  })

  test.each([
    ["a minute of flight time", { ...flown, flightMinutes: 659 }, "1 min Flugzeit"],
    ["a landing", { ...flown, landings: 10 }, "1 Landung,"],
    ["a take-off", { ...flown, takeOffs: 10 }, "1 Start,"],
    ["what is a day too old", { ...flown, flownOn: "2026-01-30" }, "11 h Flugzeit"],
  ])("without %s", (_, first, missing) => {
    const { remedy } = ruleOf("class-rating", { papers, log: [landing(first), hour] })
    expect(remedy).toContain(missing)
    expect(remedy).toContain("oder du machst bis So., 31. Januar 2027 eine")
  })

  test("an hour with an instructor is missing, unless there was a check in another class", () => {
    const alone = landing({ ...flown, flightMinutes: 720 })
    const check = landing({ aircraftClass: "MEP", flownAs: "check" })
    expect(ruleOf("class-rating", { papers, log: [alone] }).remedy).toContain("1 h mit Lehrer:in")
    expect(ruleOf("class-rating", { papers, log: [alone, check] }).remedy).toContain("eintragen")
  })

  test("hours on motor gliders count for who holds both ratings", () => {
    const both = { ratings: [...papers.ratings, { ...verified(end), kind: "TMG" as const }] }
    const log = [
      landing({ ...flown, aircraftClass: "TMG" }),
      { ...hour, aircraftClass: "TMG" as const },
    ]
    expect(ruleOf("class-rating", { papers: both, log }).remedy).toContain("eintragen")
    expect(ruleOf("class-rating", { papers, log }).remedy).toContain("12 h Flugzeit")
  })

  test("for two engines it is the check, and once it has ended it is renewed", () => {
    const twin = { ratings: [{ ...verified(end), kind: "MEP" as const }] }
    const flight = { aircraftClass: "MEP" } as const
    expect(ruleOf("class-rating", { papers: twin, flight }).remedy).toContain("zehn Streckenflüge")
    const over = { ratings: [{ ...verified(addDays(TODAY, -1)), kind: "SEP" as const }] }
    expect(ruleOf("class-rating", { papers: over }).remedy).toContain("Zur Erneuerung")
  })
})

test("a medical follows the age limits, and a LAPL medical is not enough for a PPL", () => {
  const born = "1984-12-05"
  const medical = { ...verified("2030-01-01", "2024-12-04"), medicalClass: "2" as const }
  // examined the day before the 40th birthday: over after the 42nd, which is the day of the flight
  expect(ruleOf("medical", { papers: { medical, birthDate: born } }).state).toBe("warning")
  expect(
    ruleOf("medical", { papers: { medical, birthDate: born }, flight: { day: "2026-12-06" } }),
  ).toMatchObject({ state: "blocker", sentence: expect.stringContaining("Sa., 5. Dezember 2026") })
  const lapl = { ...medical, medicalClass: "LAPL" as const }
  expect(ruleOf("medical", { papers: { medical: lapl } }).sentence).toContain("reicht am")
  for (const licence of ["LAPL(A)", "SPL", "UL"] as const) {
    expect(ruleOf("medical", { papers: { medical: lapl, licence } }).state).toBe("ok")
  }
})

test("without a birth date a medical is at best a warning that asks for it", () => {
  const unknown = { birthDate: null }
  const rule = ruleOf("medical", { papers: unknown })
  expect(rule).toMatchObject({
    state: "warning",
    sentence: expect.stringContaining("Dein Geburtsdatum fehlt."),
    remedy: "Trag bei der Verifizierung dein Geburtsdatum ein.",
  })
  const near = { ...verified("2026-12-20"), medicalClass: "2" as const }
  const remedy = ruleOf("medical", { papers: { ...unknown, medical: near } }).remedy
  expect(remedy).toContain("untersuchen")
  expect(remedy).toContain("dein Geburtsdatum ein")
  // what is missing altogether needs no age
  expect(ruleOf("medical", { papers: { ...unknown, medical: null } })).toMatchObject({
    state: "blocker",
    sentence: expect.not.stringContaining("Geburtsdatum"),
  })
  expect(ruleOf("medical").state).toBe("ok")
})

test.each([
  // issued, printed end, the flight, the state
  ["2021-12-05", null, "2026-12-05", "warning"],
  ["2021-12-04", null, "2026-12-05", "blocker"],
  ["2022-03-05", null, "2026-12-05", "warning"],
  ["2022-03-06", null, "2026-12-05", "ok"],
  ["2024-02-29", null, "2029-02-28", "warning"],
  ["2024-02-29", null, "2029-03-01", "blocker"],
  ["2025-01-01", "2026-12-04", "2026-12-05", "blocker"],
  ["2021-12-04", "2030-01-01", "2026-12-05", "blocker"],
])("a background check of %s, printed until %s, is on %s: %s", (issued, printed, day, state) => {
  const papers = { backgroundCheck: verified(printed, issued) }
  expect(ruleOf("background-check", { papers, flight: { day }, today: day }).state).toBe(state)
})

test("the background check is asked of German licences in motor aircraft, and asked for in time", () => {
  expect(findRule("background-check", { papers: { isLicenceGerman: false } })).toBeUndefined()
  for (const [licence, aircraftClass] of [
    ["UL", "UL"],
    ["SPL", "glider"],
  ] as const) {
    expect(findRule("background-check", { papers: { licence }, flight: { aircraftClass } })).toBe(
      undefined,
    )
  }
  const motorGlider = {
    papers: { licence: "SPL" as const },
    flight: { aircraftClass: "TMG" as const },
  }
  expect(findRule("background-check", motorGlider)).toBeDefined()
  const ends = (day: string) =>
    ruleOf("background-check", { papers: { backgroundCheck: verified(day) } }).remedy
  expect(ends("2027-02-22")).toContain("bis So., 22. November 2026 neu")
  expect(ends("2027-02-21")).toContain("gleich")
})

test.each([
  // the checked paper, the aircraft's own, and what is said
  ["2028-01-01", null, ["insurance ok"]],
  ["2028-01-01", "2028-06-01", ["insurance ok"]],
  ["2028-01-01", FLIGHT_DAY, ["aircraft-insurance warning"]],
  ["2028-01-01", "2026-12-04", ["aircraft-insurance blocker"]],
  ["2026-12-04", "2028-06-01", ["insurance blocker"]],
  ["2026-12-20", "2028-06-01", ["insurance warning"]],
  ["2026-12-04", "2026-12-04", ["insurance blocker", "aircraft-insurance blocker"]],
])("insured until %s, the aircraft until %s: %j", (checked, own, said) => {
  const papers = { insurance: verified(checked) }
  const flight = { aircraft: { name: "D-EKBW", insuredUntil: own } }
  const { rules } = judgeFlight(flugfitCase({ papers, flight }))
  const insurances = rules.filter(({ rule }) => rule.endsWith("insurance"))
  expect(insurances.map(({ rule, state }) => `${rule} ${state}`)).toEqual(said)
})

test("an aircraft's insurance is no proof without the paper that was checked", () => {
  const flight = { aircraft: { name: "D-EKBW", insuredUntil: "2030-01-01" } }
  expect(ruleOf("insurance", { papers: { insurance: null }, flight }).state).toBe("blocker")
})

test("the verdict is the gravest of its rules", () => {
  const stateWith = (ends: string) =>
    judgeFlight(flugfitCase({ papers: { insurance: verified(ends) } })).state
  expect(stateWith("2030-01-01")).toBe("ok")
  expect(stateWith(FLIGHT_DAY)).toBe("warning")
  expect(stateWith(before)).toBe("blocker")
})
