import { expect, test } from "vitest"
import { buildCohorts } from "./cohorts.ts"

test("of each month's new guests it is told how many had come back by each month since", () => {
  const news = [
    { month: "2026-09", guests: 10 },
    { month: "2026-11", guests: 4 },
  ]
  const returns = [
    { month: "2026-09", first: "2026-09", guests: 1 },
    { month: "2026-11", first: "2026-09", guests: 2 },
    { month: "2026-11", first: "2026-11", guests: 3 },
    { month: "2026-10", first: "2026-01", guests: 5 },
  ]
  expect(buildCohorts(news, returns, "2026-11")).toEqual([
    { month: "2026-09", guests: 10, returned: [1, 1, 3] },
    { month: "2026-11", guests: 4, returned: [3] },
  ])
})
