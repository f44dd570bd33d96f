import { describe, expect, test } from "vitest"
import { addDays } from "#platform/days.ts"
import {
  FLIGHT_DAY,
  findRule,
  landing,
  ruleOf,
  TODAY,
  verified,
} from "#tests/support/flugfit-cases.ts"
import type { RatingKind } from "./flugfit.ts"

const atNight = { isAtNight: true }
const rated = (...kinds: RatingKind[]) => ({
  ratings: (["SEP", ...kinds] as const).map((kind) => ({ ...verified("2030-01-01"), kind })),
})
const byNight = (flownOn: string) =>
  landing({ flownOn, takeOffs: 3, landings: 3, nightLandings: 1 })

describe("a flight that ends in the dark", () => {
  test("asks for the night rating and one landing at night in 90 days", () => {
    const papers = rated("night")
    const asked = (flownOn: string) =>
      ruleOf("night-recency", { flight: atNight, papers, log: [byNight(flownOn)] }).state
    expect(ruleOf("night-rating", { flight: atNight, papers }).state).toBe("ok")
    expect(ruleOf("night-rating", { flight: atNight }).state).toBe("blocker")
    expect(asked("2026-09-06")).toBe("ok")
    expect(asked("2026-09-05")).toBe("warning")
    expect(ruleOf("night-recency", { flight: atNight, papers })).toMatchObject({
      state: "blocker",
      remedy: expect.stringContaining("bis Sa., 5. Dezember 2026 eine Platzrunde bei Nacht"),
    })
  })

  test("an instrument rating valid on the day replaces the landing, not the rating", () => {
    const until = (day: string) => ({
      ratings: [
        { ...verified("2030-01-01"), kind: "SEP" as const },
        { ...verified(day), kind: "instrument" as const },
      ],
    })
    const asked = (day: string) =>
      ruleOf("night-recency", { flight: atNight, papers: until(day) }).state
    expect(asked(FLIGHT_DAY)).toBe("ok")
    expect(asked(addDays(FLIGHT_DAY, -1))).toBe("blocker")
    expect(ruleOf("night-rating", { flight: atNight, papers: until(FLIGHT_DAY) }).state).toBe(
      "blocker",
    )
  })

  test("is nothing for microlights and sailplanes", () => {
    for (const [licence, aircraftClass] of [
      ["UL", "UL"],
      ["SPL", "glider"],
    ] as const) {
      const asked = {
        papers: { licence, ...rated("night") },
        flight: { aircraftClass, ...atNight },
      }
      expect(ruleOf("night-rating", asked)).toMatchObject({
        state: "blocker",
        remedy: expect.stringContaining("vor dem Ende der Dämmerung"),
      })
      expect(findRule("night-recency", asked)).toBeUndefined()
    }
  })

  test("by day nobody asks for it", () => {
    expect(findRule("night-rating")).toBeUndefined()
    expect(findRule("night-recency")).toBeUndefined()
  })
})

describe("guests", () => {
  test.each([
    ["PPL(A)", "SEP", 5],
    ["LAPL(A)", "SEP", 3],
    ["LAPL(A)", "TMG", 3],
    ["UL", "UL", 1],
  ] as const)("%s in a %s takes at most %i", (licence, aircraftClass, most) => {
    const asked = (guests: number) =>
      ruleOf("guests", { papers: { licence }, flight: { aircraftClass, guests } })
    expect(asked(most).state).toBe("ok")
    expect(asked(most + 1)).toMatchObject({
      state: "blocker",
      sentence: expect.stringContaining(`geplant sind ${most + 1}`),
    })
  })

  test("a microlight asks for the right to take somebody along, others do not", () => {
    const asked = (kinds: RatingKind[]) =>
      ruleOf("passengers", {
        papers: { licence: "UL", ...rated(...kinds) },
        flight: { aircraftClass: "UL" },
      })
    expect(asked(["passengers"])).toMatchObject({ state: "ok", source: "§ 84a LuftPersV" })
    expect(asked([]).state).toBe("blocker")
    expect(findRule("passengers")).toBeUndefined()
  })
})

describe("aerobatics", () => {
  const flight = { isAerobatic: true }

  test("asks for the rating, and then for the guests' consent and age", () => {
    const papers = rated("aerobatic")
    const asked = (haveGuestsAgreed: boolean | null) =>
      ruleOf("aerobatics", { flight: { ...flight, haveGuestsAgreed }, papers }).state
    expect(ruleOf("aerobatics", { flight }).state).toBe("blocker")
    expect([asked(null), asked(true), asked(false)]).toEqual(["warning", "ok", "blocker"])
  })

  test("is forbidden in microlights, and nobody asks where there is none", () => {
    const papers = { licence: "UL", ...rated("aerobatic") } as const
    expect(
      ruleOf("aerobatics", { flight: { ...flight, aircraftClass: "UL" }, papers }),
    ).toMatchObject({
      state: "blocker",
      sentence: expect.stringContaining("verboten"),
    })
    expect(findRule("aerobatics")).toBeUndefined()
  })
})

test("every sentence names the day, every shortcoming its remedy and every rule its source", () => {
  const cases = (["PPL(A)", "LAPL(A)", "SPL", "UL", "CPL(A)"] as const).flatMap((licence) =>
    (["SEP", "TMG", "MEP", "UL", "glider"] as const).map((aircraftClass) => ({
      papers: { licence, medical: null, ratings: [] },
      flight: { aircraftClass, guests: 5, isAtNight: true, isAerobatic: true },
      log: [],
      today: TODAY,
    })),
  )
  const names = [
    "licence",
    "medical",
    "recency",
    "practice",
    "experience",
    "night-rating",
    "guests",
  ] as const
  for (const asked of cases) {
    for (const name of names) {
      const rule = findRule(name, asked)
      if (!rule) continue
      expect(rule.sentence).toContain("Sa., 5. Dezember 2026")
      expect(rule.sentence).toMatch(/^[A-ZÄÖÜ].*\.$/)
      expect(rule.source).not.toBe("")
      if (rule.state !== "ok") expect(rule.remedy).toMatch(/\.$/)
    }
  }
})
