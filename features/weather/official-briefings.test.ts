import { expect, test } from "vitest"
import { officialBriefings } from "./official-briefings.ts"

test("a flight to another country has both countries' offices, each once", () => {
  const offices = officialBriefings(["DE", "CH", "LI"]).map(({ href }) => href)
  expect(offices).toEqual([
    "https://www.flugwetter.de",
    "https://ais.dfs.de",
    "https://www.skybriefing.com",
  ])
})
