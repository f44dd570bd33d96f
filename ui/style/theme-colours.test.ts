import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { THEME_COLOURS } from "./theme-colours.ts"

test("the browser's frame has the background colour of the theme", () => {
  const css = readFileSync("ui/style/themes.css", "utf8")
  const grounds = [...css.matchAll(/--ground: (#\w+)/g)].map(([, colour]) => colour)
  expect(grounds).toEqual([THEME_COLOURS.light, THEME_COLOURS.dark])
})
