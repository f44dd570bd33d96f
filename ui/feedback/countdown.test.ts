import { expect, test } from "vitest"
import { announcementAt, formatMinutes } from "./countdown.tsx"

test("time left is written as minutes and seconds, and from an hour on with its hours", () => {
  expect(formatMinutes(761)).toBe("12:41")
  expect(formatMinutes(60)).toBe("1:00")
  expect(formatMinutes(9)).toBe("0:09")
  expect(formatMinutes(43_190)).toBe("11:59:50")
})

test("screen readers announce it at five minutes, at one, and at the end only", () => {
  const heard = [900, 301, 300, 61, 60, 1, 0].map((left) => announcementAt(left, 900, "Platz"))
  expect(heard).toEqual([
    "",
    "",
    "Platz: noch fünf Minuten",
    "Platz: noch fünf Minuten",
    "Platz: noch eine Minute",
    "Platz: noch eine Minute",
    "Platz: abgelaufen",
  ])
})

test("a mark that lay behind at the start is not spoken", () => {
  expect(announcementAt(200, 200, "Platz")).toBe("")
  expect(announcementAt(50, 50, "Platz")).toBe("")
})
