import { expect, test } from "vitest"
import { sceneFile } from "#illustrations/scene/drawn-scenes.ts"
import { drawSkies } from "./draw-skies.ts"
import { skiesOverGermany } from "./sky-over-germany.ts"

test("by day the home page has a sky for each theme, which is drawn for desktops and for phones", () => {
  const { now, light, dark } = drawSkies(skiesOverGermany(new Date("2026-06-21T11:00:00Z")))
  expect(now).toBe("day")
  expect(light.src).toMatch(/^\/szenen\/islands\/day\/hero\/30-\d+\.svg/)
  expect(dark.phoneSrc).toMatch(/^\/szenen\/islands\/dusk\/hero-phone\/30\.svg/)
  for (const { src, phoneSrc, backdrop } of [light, dark]) {
    expect(backdrop).toMatch(/^linear-gradient/)
    for (const path of [src, phoneSrc])
      expect(sceneFile(path.replace(/\?.*/, ""))).toContain("<svg")
  }
})
