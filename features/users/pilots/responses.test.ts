import { expect, test } from "vitest"
import { formatResponses } from "./responses.ts"

test("how fast a pilot answers is said in round times", () => {
  const said = (minutes: number) => formatResponses({ asked: 20, rate: 0.95, minutes })
  expect(said(12)).toBe("Antwortet meist innerhalb einer Stunde · 95\u00a0% beantwortet")
  expect(said(60)).toContain("einer Stunde")
  expect(said(61)).toContain("3\u00a0Stunden")
  expect(said(181)).toContain("12\u00a0Stunden")
  expect(said(721)).toContain("eines Tages")
  expect(said(1_441)).toContain("zwei\u00a0Tagen")
})

test("who has never answered is not called fast", () => {
  expect(formatResponses({ asked: 4, rate: 0, minutes: null })).toBe("0\u00a0% beantwortet")
})

test("of who was asked once or twice nothing is said yet", () => {
  expect(formatResponses({ asked: 2, rate: 0.5, minutes: 30 })).toBeUndefined()
  expect(formatResponses({ asked: 0, rate: null, minutes: null })).toBeUndefined()
})
