import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { type AircraftLook, usualLook } from "./aircraft/look.ts"
import { drawScene } from "./draw-scene.ts"
import { landmarks } from "./landmarks/landmark.ts"
import { reliefs } from "./relief.ts"
import { SCENE_EDITION } from "./scene-edition.ts"
import { scenePresets } from "./scene-presets.ts"
import { seasons } from "./season.ts"
import { terrains } from "./terrain.ts"
import { timesOfDay } from "./time-of-day.ts"
import { weathers } from "./weather.ts"

const looks: readonly AircraftLook[] = [
  usualLook(0),
  usualLook(1),
  { view: "high-wing", gear: "retracted", cabin: "six", engines: "two", isSlender: false },
  { view: "low-wing", gear: "fixed", cabin: "four", engines: "one", isSlender: true },
  {
    view: "low-wing",
    gear: "retracted",
    cabin: "six",
    engines: "two",
    isSlender: false,
    colour: "#B3263C",
  },
  { view: "high-wing", gear: "fixed", cabin: "two", engines: "none", isSlender: true },
]

/** One picture of everything that can change how a scene looks. */
function sampleDrawings(): string[] {
  const kinds = Math.max(5 * terrains.length, timesOfDay.length, seasons.length, weathers.length)
  return Object.values(scenePresets).flatMap((preset, shift) =>
    Array.from({ length: kinds }, (_, index) =>
      drawScene({
        ...preset,
        terrain: terrains[index % terrains.length] ?? "lake",
        time: timesOfDay[(index + shift) % timesOfDay.length] ?? "day",
        season: seasons[(index + shift) % seasons.length] ?? "summer",
        weather: weathers[(index + shift) % weathers.length] ?? "fair",
        relief: reliefs[(index + shift) % reliefs.length],
        landmark: landmarks[(index * 3 + shift) % landmarks.length],
        aircraft: looks[(index + shift) % looks.length],
        view: (index + shift) % 3 === 0 ? "seat" : "beside",
        seed: Math.floor(index / terrains.length),
      }),
    ),
  )
}

test("a change of the drawings has a new edition, so that no browser keeps the old ones", () => {
  const edition = createHash("sha256").update(sampleDrawings().join("")).digest("hex").slice(0, 8)
  expect(SCENE_EDITION, `set SCENE_EDITION to "${edition}"`).toBe(edition)
})
