import { expect, test } from "vitest"
import { type CostedFlight, implausibleCost, landingsOf } from "./implausible-cost.ts"

const HOUR_IN_A_CESSNA: CostedFlight = { minutes: 60, landings: 1, category: "SEP" }

const plain = (sentence: string | undefined) => sentence?.replaceAll("\u00a0", " ")

test("a landing for 154.60 EUR is pointed out with what is usual", () => {
  expect(plain(implausibleCost({ kind: "landing", amountCents: 15_460 }, HOUR_IN_A_CESSNA))).toBe(
    "154,60 €: Üblich sind höchstens 60,00 € je Landung.",
  )
})

test.each([
  ["landing", 6_000, HOUR_IN_A_CESSNA, true],
  ["landing", 6_001, HOUR_IN_A_CESSNA, false],
  ["landing", 12_000, { ...HOUR_IN_A_CESSNA, landings: 2 }, true],
  ["landing", 6_000, { ...HOUR_IN_A_CESSNA, category: "UL" }, false],
  ["landing", 15_460, { ...HOUR_IN_A_CESSNA, category: "MEP" }, true],
  ["landing", 6_001, { ...HOUR_IN_A_CESSNA, category: null }, false],
  ["fuel", 16_000, { ...HOUR_IN_A_CESSNA, minutes: 30 }, true],
  ["fuel", 16_001, { ...HOUR_IN_A_CESSNA, minutes: 30 }, false],
  ["rental", 90_001, { ...HOUR_IN_A_CESSNA, minutes: 120 }, false],
  ["other", 10_000, HOUR_IN_A_CESSNA, true],
  ["other", 10_001, HOUR_IN_A_CESSNA, false],
] as const)("%s of %i cents on %o is usual: %s", (kind, amountCents, flight, isUsual) => {
  expect(implausibleCost({ kind, amountCents }, flight) === undefined).toBe(isUsual)
})

test("an outing lands twice, and every stop at an airfield once more", () => {
  expect([
    landingsOf("round_trip", 0),
    landingsOf("one_way", 1),
    landingsOf("excursion", 1),
  ]).toEqual([1, 2, 3])
})
