import { expect, test } from "vitest"
import { THEME_COLOURS } from "#ui/style/theme-colours.ts"
import { MAIL_MARK_COLOURS } from "./mail-colours.ts"

/** By WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.each([...Object.values(THEME_COLOURS), "#ffffff", "#000000"])(
  "the line of the mark is seen on %s, whatever a mail program does with its ground",
  (ground) => {
    expect(contrast(MAIL_MARK_COLOURS.line, ground)).toBeGreaterThan(3)
  },
)
