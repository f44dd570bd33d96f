import sharp from "sharp"
import { expect, test } from "vitest"
import { drawScene } from "./draw-scene.ts"
import type { Landmark } from "./landmarks/landmark.ts"
import { landmarks } from "./landmarks/landmark.ts"
import type { Relief } from "./relief.ts"
import type { SceneComposition, SceneSubject } from "./scene-options.ts"
import { scenePresets } from "./scene-presets.ts"
import { type Terrain, terrains } from "./terrain.ts"

/** The crops with a text in them; the home page shows islands and nothing else. */
const CROPS: Record<string, readonly Terrain[]> = {
  hero: ["islands"],
  "hero-tablet": ["islands"],
  "hero-phone": ["islands"],
  wide: terrains,
  "wide-tablet": terrains,
  "tall-phone": terrains,
  "low-phone": terrains,
}

/** Between two neighbouring spots of a sky with nothing in it lies no greater step of a colour. */
const SMOOTH = 12

test("every crop with a text is tried", () => {
  const presets = Object.entries<SceneComposition>(scenePresets)
  const withText = presets.flatMap(([name, { textZone }]) => (textZone ? [name] : []))
  expect(Object.keys(CROPS).toSorted()).toEqual(withText.toSorted())
})

test.each(Object.keys(CROPS))(
  "%s: where the text lies is nothing but sky, whatever the picture shows",
  async (crop) => {
    const preset: SceneComposition = scenePresets[crop as keyof typeof scenePresets]
    for (const terrain of CROPS[crop] ?? []) {
      for (const subject of subjectsOf(terrain)) {
        const step = await largestStep(subject, preset)
        const { seed, time, relief, landmark } = subject
        expect(step, [terrain, seed, time, relief, landmark].join(" ")).toBeLessThanOrEqual(SMOOTH)
      }
    }
  },
)

function subjectsOf(terrain: Terrain): SceneSubject[] {
  const reliefs: readonly Relief[] = RISES.includes(terrain) ? ["alps", "flat"] : ["hills"]
  const seeds = [0, 1, 2, 3, 4].flatMap((seed) =>
    reliefs.flatMap((relief) =>
      (["day", "dusk"] as const).map((time) => ({ terrain, time, seed, relief })),
    ),
  )
  return terrain === "city" ? [...seeds, ...landmarks.map(besideTheRiver)] : seeds
}

/** What rises behind these depends on where they are. */
const RISES: readonly Terrain[] = ["lake", "city", "above-clouds"]

function besideTheRiver(landmark: Landmark): SceneSubject {
  return { terrain: "city", time: "day", seed: 0, relief: "flat", landmark }
}

/** The largest step of a colour between two spots beside one another, where a text lies. */
async function largestStep(subject: SceneSubject, preset: SceneComposition): Promise<number> {
  const width = 120
  const height = Math.round((width * preset.height) / preset.width)
  const pixels = await sharp(Buffer.from(drawScene({ ...preset, ...subject })))
    .resize(width, height, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer()
  let largest = 0
  for (const zone of [preset.textZone, preset.headlineZone]) {
    if (!zone) continue
    for (let y = Math.ceil(zone.top * height); y < Math.floor(zone.bottom * height); y++) {
      for (let x = Math.ceil(zone.left * width) + 1; x < Math.floor(zone.right * width); x++) {
        const at = (y * width + x) * 3
        for (const channel of [0, 1, 2]) {
          const step = (pixels[at + channel] ?? 0) - (pixels[at + channel - 3] ?? 0)
          largest = Math.max(largest, Math.abs(step))
        }
      }
    }
  }
  return largest
}
