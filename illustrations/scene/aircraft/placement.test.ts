import { expect, test } from "vitest"
import type { SceneComposition } from "../scene-options.ts"
import { scenePresets } from "../scene-presets.ts"
import { type AircraftLook, aircraftViews, USUAL_LOOKS, usualLook } from "./look.ts"
import { placeAircraft } from "./placement.ts"

const looks: AircraftLook[] = aircraftViews.flatMap((view) =>
  [true, false].map((isSlender) => ({ ...USUAL_LOOKS[view], isSlender })),
)
const presets: [string, SceneComposition][] = Object.entries(scenePresets)

test("no crop cuts the aircraft", () => {
  for (const [name, preset] of presets) {
    for (const look of looks) {
      const at = preset.aircraftAt ?? { x: 0.6, y: 0.27, length: 0.2, climb: 6 }
      const { box } = placeAircraft(preset, look, at)
      expect(box.left, name).toBeGreaterThanOrEqual(0)
      expect(box.top, name).toBeGreaterThanOrEqual(0)
      expect(box.right, name).toBeLessThanOrEqual(preset.width)
      expect(box.bottom, name).toBeLessThanOrEqual(preset.height)
    }
  }
})

test("an aircraft asked into a corner stays inside the picture", () => {
  for (const look of looks) {
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const { box } = placeAircraft({ width: 600, height: 400 }, look, {
        x,
        y,
        length: 0.26,
        climb: 9,
      })
      expect(box.left).toBeGreaterThanOrEqual(-0.001)
      expect(box.top).toBeGreaterThanOrEqual(-0.001)
      expect(box.right).toBeLessThanOrEqual(600.001)
      expect(box.bottom).toBeLessThanOrEqual(400.001)
    }
  }
})

test("aircraft climb gently and measure a sixth to a quarter of the width, far away less, portraits more", () => {
  for (const [name, { aircraftAt }] of presets) {
    if (!aircraftAt) continue
    expect(aircraftAt.climb, name).toBeGreaterThanOrEqual(5)
    expect(aircraftAt.climb, name).toBeLessThanOrEqual(9)
    if (name === "portrait" || name === "close") continue
    expect(aircraftAt.length, name).toBeLessThanOrEqual(0.26)
    if (name !== "footer") expect(aircraftAt.length, name).toBeGreaterThanOrEqual(0.16)
  }
})

test("the nose points up", () => {
  const { tail, nose } = placeAircraft({ width: 600, height: 400 }, usualLook(1), {
    x: 0.5,
    y: 0.5,
    length: 0.2,
    climb: 7,
  })
  expect(nose[0]).toBeGreaterThan(tail[0])
  expect(nose[1]).toBeLessThan(tail[1])
})
