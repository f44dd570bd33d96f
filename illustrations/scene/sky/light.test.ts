import { expect, test } from "vitest"
import { usualLook } from "../aircraft/look.ts"
import { placeAircraft } from "../aircraft/placement.ts"
import { type Box, overlaps } from "../geometry.ts"
import { seededRandom } from "../random.ts"
import type { SceneComposition } from "../scene-options.ts"
import { scenePresets } from "../scene-presets.ts"
import { terrains } from "../terrain.ts"
import type { Composition } from "../terrains/landscape.ts"
import { landscapes } from "../terrains/landscapes.ts"
import { type TimeOfDay, timesOfDay } from "../time-of-day.ts"
import { discOf, placeLight } from "./light.ts"

const frame = { width: 600, height: 400, horizon: 232, unit: 400 }
const usual = { x: 0.6, y: 0.27, length: 0.2, climb: 6 }
const seen = { left: 0, top: 0, right: 600, bottom: 400 }
const textZone = { left: 0, top: 0, right: 200, bottom: 200 }

test("the sun is never behind the aircraft or the text", () => {
  const avoid = [placeAircraft(frame, usualLook(0), usual).box, textZone]
  for (const terrain of terrains) {
    for (const time of timesOfDay) {
      for (let seed = 0; seed < 30; seed++) {
        const light = placeLight({
          frame,
          composition: landscapes[terrain].compositions[0],
          time,
          random: seededRandom(seed),
          at: undefined,
          mirrored: seed % 2 === 0,
          avoid,
          seen,
        })
        const isBehind = avoid.some((box) => overlaps(discOf(light, 1), box))
        expect(isBehind, `${terrain} ${time} ${seed}`).toBe(false)
      }
    }
  }
})

test("the sun is where the crop asks for it", () => {
  const request = {
    frame,
    composition: landscapes.islands.compositions[0],
    time: "dawn",
    mirrored: false,
    seen,
  } as const
  const light = placeLight({ ...request, random: seededRandom(1), at: 0.87, avoid: [] })
  expect(light.x).toBeCloseTo(522)
})

test("a low sun is above the horizon, after sunset half of it is gone", () => {
  const at = (time: "low-sun" | "dusk") =>
    placeLight({
      frame,
      composition: landscapes.islands.compositions[0],
      time,
      random: seededRandom(1),
      at: undefined,
      mirrored: false,
      avoid: [],
      seen,
    })
  const [before, after] = [at("low-sun"), at("dusk")]
  expect(before.y + before.radius).toBeLessThan(frame.horizon)
  expect(after.y + after.radius).toBeGreaterThan(frame.horizon)
  expect(after.y - after.radius).toBeLessThan(frame.horizon)
})

test("in every crop sun and moon are whole in what every frame shows, and beside every text", () => {
  for (const [name, preset] of Object.entries<SceneComposition>(scenePresets)) {
    // the home page shows islands and nothing else
    const shown = name === "hero-tablet" ? (["islands"] as const) : terrains
    for (const terrain of shown) {
      for (const time of timesOfDay) {
        for (const composition of landscapes[terrain].compositions) {
          const { light, whole, texts } = placedIn(
            { horizon: landscapes[terrain].horizon, ...preset },
            composition,
            time,
          )
          const disc = discOf(light, 1)
          const what = `${name} ${terrain} ${time}`
          expect(disc.left, what).toBeGreaterThanOrEqual(whole.left)
          expect(disc.right, what).toBeLessThanOrEqual(whole.right)
          expect(disc.top, what).toBeGreaterThanOrEqual(whole.top)
          expect(
            texts.filter((text) => overlaps(disc, text)),
            what,
          ).toEqual([])
        }
      }
    }
  }
})

/** Where the light of a crop stands, what of it is always seen, and where its texts are. */
function placedIn(preset: SceneComposition, composition: Composition, time: TimeOfDay) {
  const { width, height, textZone, headlineZone, horizon = 0 } = preset
  const unit = Math.min(height, width / 1.5)
  const inPixels = (shares: Box): Box => ({
    left: shares.left * width,
    top: shares.top * height,
    right: shares.right * width,
    bottom: shares.bottom * height,
  })
  const texts = [textZone, headlineZone].filter((zone) => zone !== undefined).map(inPixels)
  const whole = inPixels(preset.seen ?? { left: 0, top: 0, right: 1, bottom: 1 })
  const light = placeLight({
    frame: { width, height, horizon: horizon * height, unit },
    composition,
    time,
    random: seededRandom(1),
    at: preset.lightAt,
    highAt: preset.highLightAt,
    isLow: preset.isLightLow,
    mirrored: false,
    avoid: [placeAircraft(preset, usualLook(0), preset.aircraftAt ?? usual).box, ...texts],
    seen: whole,
  })
  return { light, whole, texts }
}
