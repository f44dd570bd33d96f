import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { drawScene } from "./draw-scene.ts"
import { SCENE_EDITION } from "./scene-edition.ts"
import { scenePresets } from "./scene-presets.ts"
import { seasons } from "./season.ts"
import { terrains } from "./terrain.ts"
import { timesOfDay } from "./time-of-day.ts"
import { weathers } from "./weather.ts"

/** One picture of everything that can change how a scene looks. */
function sampleDrawings(): string[] {
  const kinds = Math.max(terrains.length, timesOfDay.length, seasons.length, weathers.length)
  const aircraft = ["high-wing", "low-wing"] as const
  return Object.values(scenePresets).flatMap((preset, shift) =>
    Array.from({ length: kinds }, (_, index) =>
      drawScene({
        ...preset,
        terrain: terrains[index % terrains.length] ?? "lake",
        time: timesOfDay[(index + shift) % timesOfDay.length] ?? "day",
        season: seasons[(index + shift) % seasons.length] ?? "summer",
        weather: weathers[(index + shift) % weathers.length] ?? "fair",
        aircraft: aircraft[index % 2] ?? "low-wing",
        seed: index,
      }),
    ),
  )
}

test("a change of the drawings has a new edition, so that no browser keeps the old ones", () => {
  const edition = createHash("sha256").update(sampleDrawings().join("")).digest("hex").slice(0, 8)
  expect(SCENE_EDITION, `set SCENE_EDITION to "${edition}"`).toBe(edition)
})
