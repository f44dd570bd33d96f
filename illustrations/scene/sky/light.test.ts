import { expect, test } from "vitest"
import { usualLook } from "../aircraft/look.ts"
import { placeAircraft } from "../aircraft/placement.ts"
import { overlaps } from "../geometry.ts"
import { seededRandom } from "../random.ts"
import { terrains } from "../terrain.ts"
import { landscapes } from "../terrains/landscapes.ts"
import { timesOfDay } from "../time-of-day.ts"
import { discOf, placeLight } from "./light.ts"

const frame = { width: 600, height: 400, horizon: 232, unit: 400 }
const usual = { x: 0.6, y: 0.27, length: 0.2, climb: 6 }
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
    })
  const [before, after] = [at("low-sun"), at("dusk")]
  expect(before.y + before.radius).toBeLessThan(frame.horizon)
  expect(after.y + after.radius).toBeGreaterThan(frame.horizon)
  expect(after.y - after.radius).toBeLessThan(frame.horizon)
})
