import { expect, test } from "vitest"
import { changeOf, formatFigure } from "./format-figure.ts"

test.each([
  ["gmv", 412_050, "4.120,50\u00a0€"],
  ["bookings", 1234, "1.234"],
  ["acceptance", 0.874, "87\u00a0%"],
  ["answer_median", 45, "45\u00a0min"],
  ["answer_median", 523, "8\u00a0h 43"],
  ["answer_p90", 1083, "18\u00a0h"],
  ["occupancy", null, "–"],
] as const)("%s of %s is written %s", (figure, value, text) => {
  expect(formatFigure(figure, value)).toBe(text)
})

test("a change is told in per cent, of shares in points, and says whether it is good", () => {
  expect(changeOf("gmv", 112, 100)).toEqual({ text: "+12\u00a0%", tone: "good" })
  expect(changeOf("cancellations", 12, 10)).toEqual({ text: "+20\u00a0%", tone: "bad" })
  expect(changeOf("answer_median", 60, 90)).toEqual({ text: "−33\u00a0%", tone: "good" })
  expect(changeOf("vat", 90, 100)).toEqual({ text: "−10\u00a0%", tone: "plain" })
  expect(changeOf("acceptance", 0.8, 0.81)).toEqual({ text: "−1\u00a0Punkt", tone: "bad" })
  expect(changeOf("acceptance", 0.801, 0.8)).toEqual({ text: "unverändert", tone: "plain" })
  expect(changeOf("bookings", 1300, 100)).toEqual({ text: "13-mal so viel", tone: "good" })
})

test("nothing is compared with nothing", () => {
  expect(changeOf("gmv", 100, 0)).toBeUndefined()
  expect(changeOf("acceptance", 0.5, null)).toBeUndefined()
  expect(changeOf("acceptance", null, 0.5)).toBeUndefined()
})
