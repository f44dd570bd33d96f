import { expect, test } from "vitest"
import { scenePath } from "../scene-path.ts"
import { inlineScene, sceneFile } from "./drawn-scenes.ts"

const LAKE = { terrain: "lake", time: "dawn", seed: 14, crop: "hero-phone" } as const

test("what has an address is drawn, and always the same", () => {
  for (const scene of [LAKE, { ...LAKE, season: "winter", weather: "clear" } as const]) {
    const pathname = scenePath(scene).replace(/\?.*/, "")
    expect(sceneFile(pathname)).toMatch(/^<svg .*<\/svg>$/s)
    expect(sceneFile(pathname)).toBe(sceneFile(pathname))
  }
})

test("the light of the hour is part of the address", () => {
  const [left, right] = [20, 80].map((lightAt) =>
    inlineScene(scenePath({ ...LAKE, crop: "hero", lightAt })),
  )
  expect(left).toBeDefined()
  expect(left).not.toBe(right)
})

test("in a document a scene brings its proportions, and no scene a style sheet that would move it", () => {
  const drawing = inlineScene(scenePath(LAKE)) ?? ""
  expect(drawing).toMatch(/^<svg style="--scene-ratio:0\.6724" /)
  expect(drawing).not.toContain("<style")
  expect(sceneFile(scenePath(LAKE).replace(/\?.*/, ""))).not.toContain("<style")
})

test.each([
  "/szenen/lake/noon/hero/1.svg",
  "/szenen/moon/day/hero/1.svg",
  "/szenen/lake/day/poster/1.svg",
  "/szenen/lake/day/hero/99999999999.svg",
  "/szenen/lake/day/hero/4000000000.svg",
  "/szenen/lake/day/monsoon/fair/hero/1.svg",
  "/szenen/lake/day/hero/1.png",
  "/szenen/lake/day/hero/constructor/1.svg",
  "/fotos/1.webp",
])("there is no scene at %s", (pathname) => {
  expect(sceneFile(pathname)).toBeUndefined()
  expect(inlineScene(pathname)).toBeUndefined()
})
