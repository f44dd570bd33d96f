import { expect, test } from "vitest"
import type { Conditions } from "./conditions.ts"
import { judgeMinimums } from "./judge-minimums.ts"
import { parseSky } from "./sky.ts"

const MINIMUMS = { ceilingFt: 1_500, visibilityM: 8_000, crosswindKt: 12 }

interface Reported {
  sky?: string
  visibility?: Partial<NonNullable<Conditions["visibility"]>> | null
  wind?: Partial<NonNullable<Conditions["wind"]>> | null
  runways?: string[]
}

function verdicts({ sky = "NSC", visibility = {}, wind = {}, runways = ["07/25"] }: Reported) {
  const judged = judgeMinimums({
    conditions: {
      sky: parseSky(sky),
      visibility: visibility && { value: 10_000, bound: "or-more", lowest: null, ...visibility },
      wind: wind && { from: 250, between: null, knots: 5, gustKnots: null, ...wind },
    },
    runways,
    minimums: MINIMUMS,
  })
  return judged.map(({ verdict }) => verdict)
}

test.each([
  ["OVC014", "below"],
  ["OVC015", "close"],
  ["OVC018", "close"],
  ["OVC019", "within"],
  ["NSC", "within"],
  ["//////", "unknown"],
  ["OVC///", "unknown"],
  ["//////CB BKN020", "unknown"],
  ["//////CB BKN010", "below"],
])("a sky of %s is %s", (sky, verdict) => {
  expect(verdicts({ sky })[0]).toBe(verdict)
})

test.each([
  [{ value: 7_000, bound: "exact" }, "below"],
  [{ value: 8_000, bound: "exact" }, "close"],
  [{ value: 10_000, bound: "or-more" }, "within"],
  [{ value: 10_000, bound: "or-more", lowest: { metres: 3_000, direction: "N" } }, "below"],
  [null, "unknown"],
] as const)("a visibility of %o is %s", (visibility, verdict) => {
  expect(verdicts({ visibility })[1]).toBe(verdict)
})

test.each([
  [{ from: 340, knots: 13 }, "above"],
  [{ from: 340, knots: 8, gustKnots: 20 }, "above"],
  [{ from: 340, knots: 12 }, "close"],
  [{ from: 340, knots: 9 }, "within"],
  [null, "unknown"],
])("wind of %o is %s across the runway", (wind, verdict) => {
  expect(verdicts({ wind })[2]).toBe(verdict)
})

test("each runway is judged, and one without a direction is unknown", () => {
  const wind = { from: 340, knots: 20 }
  expect(verdicts({ wind, runways: ["07/25", "16/34", "H-SOUTH"] }).slice(2)).toEqual([
    "above",
    "within",
    "unknown",
  ])
})

test("nothing is said of runways where another aerodrome reports", () => {
  expect(verdicts({ runways: [] })).toHaveLength(2)
})
