import fc from "fast-check"
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
import { AIRCRAFT_CLASSES, type Landing } from "./flugfit.ts"

const three = (flownOn: string, overrides: Partial<Landing> = {}) =>
  landing({ flownOn, takeOffs: 3, landings: 3, ...overrides })

describe("three take-offs and landings in 90 days", () => {
  // 90 days before the flight
  const first = "2026-09-06"

  test("the first day of the 90 counts, the one before does not", () => {
    expect(ruleOf("recency", { log: [three(first)] })).toMatchObject({
      state: "ok",
      sentence:
        "In den 90 Tagen bis Sa., 5. Dezember 2026 hast du 3 Starts und 3 Landungen auf SEP, das reicht bis Sa., 5. Dezember 2026.",
    })
    expect(ruleOf("recency", { log: [three(addDays(first, -1))] })).toMatchObject({
      state: "warning",
      sentence:
        "In den 90 Tagen bis Sa., 5. Dezember 2026 hast du keinen Start und keine Landung auf SEP, für Gäste sind je drei nötig.",
    })
  })

  test("what is flown earlier on the day of the flight counts", () => {
    expect(ruleOf("recency", { log: [three(TODAY)], flight: { day: TODAY } }).state).toBe("ok")
  })

  test("one landing less is a blocker for who is not fit today, and names what is missing", () => {
    const log = [three(addDays(TODAY, -5), { landings: 2 })]
    expect(ruleOf("recency", { log })).toMatchObject({
      state: "blocker",
      remedy:
        "Hol bis Sa., 5. Dezember 2026 noch 1 Landung nach, allein oder mit Lehrer:in, und trag es ins Flugbuch ein.",
    })
  })

  test("who is fit today can still fly what will be missing later, so that is a warning", () => {
    const log = [three(addDays(TODAY, -80))]
    const on = (day: string) => ruleOf("recency", { log, flight: { day } })
    expect(on(addDays(TODAY, 10)).state).toBe("ok")
    expect(on(addDays(TODAY, 11)).state).toBe("warning")
    expect(on("2027-06-12").remedy).toContain("zwischen So., 14. März 2027 und Sa., 12. Juni 2027")
  })

  test("who has a month or more can still fly it, fit today or not", () => {
    const on = (day: string) => ruleOf("recency", { log: [], flight: { day } }).state
    expect(on(addDays(TODAY, 30))).toBe("warning")
    expect(on(addDays(TODAY, 29))).toBe("blocker")
  })

  test("the 90 days reach over a leap day", () => {
    const flight = { day: "2028-05-29" }
    const today = flight.day
    expect(ruleOf("recency", { log: [three("2028-02-29")], flight, today }).state).toBe("ok")
    expect(ruleOf("recency", { log: [three("2028-02-28")], flight, today }).state).toBe("blocker")
  })

  test("only the same class counts", () => {
    for (const aircraftClass of AIRCRAFT_CLASSES.filter((one) => one !== "SEP")) {
      expect(ruleOf("recency", { log: [three(TODAY, { aircraftClass })] }).state).toBe("blocker")
    }
  })

  test("it is enough until 90 days after the third last landing", () => {
    const log = [1, 20, 40, 60].map((days) => landing({ flownOn: addDays(TODAY, -days) }))
    expect(ruleOf("recency", { log }).sentence).toContain("das reicht bis Mo., 11. Januar 2027")
  })

  test("a sailplane pilot needs three launches as pilot in command", () => {
    const asked = (entry: Partial<Landing>) =>
      ruleOf("recency", {
        papers: { licence: "SPL" },
        flight: { aircraftClass: "glider" },
        log: [three(TODAY, { aircraftClass: "glider", ...entry })],
      })
    expect(asked({})).toMatchObject({ state: "ok", source: "SFCL.160(e)" })
    expect(asked({ takeOffs: 2 }).state).toBe("blocker")
    expect(asked({ flownAs: "dual" }).state).toBe("blocker")
  })

  test("one more landing never makes anybody less fit, one day more of a month never fitter", () => {
    const entry = fc.record({
      days: fc.integer({ min: 0, max: 200 }),
      takeOffs: fc.integer({ min: 0, max: 3 }),
      landings: fc.integer({ min: 0, max: 3 }),
    })
    const order = ["blocker", "warning", "ok"]
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 6 }),
        entry,
        fc.integer({ min: 0, max: 28 }),
        (rows, more, later) => {
          const logOf = (list: (typeof more)[]) =>
            list.map(({ days, ...row }) => landing({ flownOn: addDays(TODAY, -days), ...row }))
          const fitness = (log: Landing[], day: string) =>
            order.indexOf(ruleOf("recency", { log, flight: { day } }).state)
          const day = addDays(TODAY, later)
          const now = fitness(logOf(rows), day)
          expect(fitness(logOf([...rows, more]), day)).toBeGreaterThanOrEqual(now)
          expect(fitness(logOf(rows), addDays(day, 1))).toBeLessThanOrEqual(now)
        },
      ),
    )
  })
})

describe("practice in 24 months", () => {
  const old = "2024-12-05"
  const lapl = { licence: "LAPL(A)" } as const
  const flown = { flownOn: old, takeOffs: 12, landings: 12, flightMinutes: 660 }
  const hour = landing({ flownOn: old, flownAs: "dual", flightMinutes: 60, takeOffs: 1 })

  test("a LAPL asks for 12 hours, 12 take-offs and landings and an hour with an instructor", () => {
    expect(ruleOf("practice", { papers: lapl, log: [landing(flown), hour] })).toMatchObject({
      state: "ok",
      source: "FCL.140.A",
      sentence:
        "In den 24 Monaten bis Sa., 5. Dezember 2026 hast du mit 12 h Flugzeit und 13 Landungen genug geübt, auch mit Lehrer:in.",
    })
  })

  test.each([
    ["is a day too old", { ...flown, flownOn: "2024-12-04" }, "11 h Flugzeit"],
    ["lacks a minute", { ...flown, flightMinutes: 659 }, "1 min Flugzeit"],
    ["lacks landings", { ...flown, landings: 9 }, "2 Landungen"],
    ["is of another class", { ...flown, aircraftClass: "UL" }, "11 Starts"],
  ] as const)("what %s is missing", (_, first, missing) => {
    const { sentence } = ruleOf("practice", { papers: lapl, log: [landing(first), hour] })
    expect(sentence).toContain(missing)
  })

  test("one missing hour with the instructor is reported, and a check flight replaces all of them", () => {
    const short = { ...hour, flightMinutes: 59 }
    const alone = landing({ ...flown, flightMinutes: 720 })
    expect(ruleOf("practice", { papers: lapl, log: [alone, short] })).toMatchObject({
      state: "blocker",
      sentence: expect.stringContaining("noch 1 min mit Lehrer:in"),
    })
    const check = landing({ flownOn: old, flownAs: "check" })
    expect(ruleOf("practice", { papers: lapl, log: [check] })).toMatchObject({
      state: "ok",
      sentence: expect.stringContaining("Befähigungsüberprüfung bestanden"),
    })
  })

  test("what is gone by the flight is a warning, what is gone today a blocker", () => {
    const log = [landing({ ...flown, flownOn: "2024-11-22" }), { ...hour, flownOn: "2024-11-22" }]
    expect(ruleOf("practice", { papers: lapl, log, flight: { day: TODAY } }).state).toBe("ok")
    expect(ruleOf("practice", { papers: lapl, log }).state).toBe("warning")
    expect(ruleOf("practice", { papers: lapl, log, today: addDays(TODAY, 1) }).state).toBe(
      "blocker",
    )
  })

  test("a PPL is kept by its class rating", () => {
    expect(findRule("practice")).toBeUndefined()
  })

  const glider = { aircraftClass: "glider" } as const
  const sailing = { papers: { licence: "SPL" }, flight: glider } as const

  test.each([
    ["five hours, 15 launches, two of them with an instructor", 300, 13, 2, "ok"],
    ["a minute less", 299, 13, 2, "blocker"],
    ["a launch less", 300, 12, 2, "blocker"],
    ["one training flight only", 300, 14, 1, "blocker"],
  ] as const)("a sailplane pilot with %s", (_, minutes, alone, trained, state) => {
    const log = [
      landing({ ...glider, takeOffs: alone, flightMinutes: minutes - 30 }),
      landing({ ...glider, takeOffs: trained, flightMinutes: 30, flownAs: "dual" }),
    ]
    expect(ruleOf("practice", { ...sailing, log })).toMatchObject({ state, source: "SFCL.160(a)" })
  })

  test("on motor gliders a sailplane pilot needs 12 hours, six of them there", () => {
    const tmg = { aircraftClass: "TMG" } as const
    const log = (minutes: number) => [
      landing({ ...glider, flightMinutes: 12 * 60 - minutes }),
      landing({ ...tmg, takeOffs: 12, landings: 12, flightMinutes: minutes - 60 }),
      landing({ ...tmg, takeOffs: 0, landings: 0, flownAs: "dual", flightMinutes: 60 }),
    ]
    const asked = { papers: { licence: "SPL" }, flight: tmg } as const
    expect(ruleOf("practice", { ...asked, log: log(360) })).toMatchObject({
      state: "ok",
      source: "SFCL.160(b)",
    })
    expect(ruleOf("practice", { ...asked, log: log(359) }).sentence).toContain("1 min Flugzeit")
  })

  test("a microlight pilot needs the hour with an instructor on a microlight", () => {
    const ul = { aircraftClass: "UL" } as const
    const flownBefore = landing({ takeOffs: 12, landings: 12, flightMinutes: 660 })
    const asked = { papers: { licence: "UL" }, flight: ul } as const
    const log = [flownBefore, landing({ ...ul, flownAs: "dual" })]
    expect(ruleOf("practice", { ...asked, log })).toMatchObject({
      state: "ok",
      source: "§ 45 LuftPersV",
    })
    expect(
      ruleOf("practice", { ...asked, log: [flownBefore, landing({ flownAs: "dual" })] }).sentence,
    ).toContain("noch 1 h mit Lehrer:in")
  })
})

describe("experience before guests", () => {
  const lapl = { licence: "LAPL(A)", licencePaper: verified(null, "2026-05-01") } as const

  test("a LAPL asks for ten hours as pilot in command since its issue", () => {
    const first = { flownOn: "2026-05-01", flightMinutes: 600 }
    const asked = (entry: Partial<Landing>) =>
      ruleOf("experience", { papers: lapl, log: [landing({ ...first, ...entry })] })
    expect(asked({})).toMatchObject({ state: "ok", source: "FCL.105.A(b)" })
    expect(asked({ flightMinutes: 599 })).toMatchObject({
      state: "blocker",
      sentence: expect.stringContaining("noch 1 min als verantwortliche Person"),
    })
    expect(asked({ flownOn: "2026-04-30" }).state).toBe("blocker")
    expect(asked({ flownAs: "dual" }).state).toBe("blocker")
  })

  test("without the day of issue the validity is unknown", () => {
    const log = [landing({ flightMinutes: 600 })]
    const papers = { ...lapl, licencePaper: verified(null) }
    expect(ruleOf("experience", { papers, log }).state).toBe("blocker")
    expect(ruleOf("experience", { papers: lapl, log }).state).toBe("ok")
  })

  test("a sailplane pilot has ten hours or 30 launches, and a training flight", () => {
    const glider = { aircraftClass: "glider" } as const
    const dual = landing({ ...glider, flownAs: "dual" })
    const asked = (log: Landing[]) =>
      ruleOf("experience", { papers: { licence: "SPL" }, flight: glider, log }).state
    expect(asked([landing({ ...glider, flightMinutes: 600 }), dual])).toBe("ok")
    expect(asked([landing({ ...glider, takeOffs: 30 }), dual])).toBe("ok")
    expect(asked([landing({ ...glider, takeOffs: 29, flightMinutes: 599 }), dual])).toBe("blocker")
    expect(asked([landing({ ...glider, flightMinutes: 600 })])).toBe("blocker")
  })
})

test("the sentences of practice name the day of the flight", () => {
  for (const rule of ["recency", "practice", "experience"] as const) {
    const { sentence } = ruleOf(rule, { papers: { licence: "LAPL(A)" }, log: [] })
    expect(sentence, rule).toContain("Sa., 5. Dezember 2026")
  }
  expect(FLIGHT_DAY).toBe("2026-12-05")
})
