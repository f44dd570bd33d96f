import sharp from "sharp"
import { expect, test } from "vitest"
import { drawScene } from "./draw-scene.ts"
import { scenePresets } from "./scene-presets.ts"
import { seasons } from "./season.ts"
import { type TimeOfDay, timesOfDay } from "./time-of-day.ts"

/* The text colours of the two themes, as in themes.css. */
const INK = { light: [0x13, 0x1a, 0x36], dark: [0xee, 0xf1, 0xfb] }
const READABLE = 4.5

/** Where headline and lead lie in the picture, from 360 px (or 720 px) up to very wide windows. */
const TEXT = {
  "hero-phone": [{ left: 0, top: 0.13, right: 1, bottom: 0.5 }],
  hero: [
    { left: 0, top: 0.13, right: 0.56, bottom: 0.44 },
    { left: 0, top: 0.3, right: 0.43, bottom: 0.51 },
  ],
  "tall-phone": [{ left: 0, top: 0.19, right: 1, bottom: 0.68 }],
  "low-phone": [{ left: 0, top: 0.13, right: 1, bottom: 0.71 }],
  wide: [
    { left: 0, top: 0.06, right: 0.74, bottom: 0.36 },
    { left: 0, top: 0.2, right: 0.52, bottom: 0.52 },
  ],
  "wide-tablet": [
    { left: 0, top: 0.06, right: 1, bottom: 0.38 },
    { left: 0, top: 0.2, right: 0.62, bottom: 0.56 },
  ],
} as const

/** So far down a text reaches in an evening's picture, which is tall and cut below. */
const EVENING: Partial<Record<keyof typeof TEXT, number>> = { wide: 0.46, "wide-tablet": 0.505 }

const crops = Object.keys(TEXT) as (keyof typeof TEXT)[]
const isDark = (time: TimeOfDay) => time === "dusk" || time === "night"
const cases = timesOfDay.flatMap((time) =>
  crops
    // an evening opens a page with a tall picture
    .filter((crop) => !(crop === "low-phone" && isDark(time)))
    .map((crop) => ({ time, crop })),
)

test.each(cases)("headline and lead are readable on $crop at $time", async ({ time, crop }) => {
  const preset = scenePresets[crop]
  const ink = isDark(time) ? INK.dark : INK.light
  for (const season of seasons) {
    const svg = drawScene({ ...preset, terrain: "islands", time, season, seed: 30 })
    for (const place of TEXT[crop]) {
      const lowest = isDark(time) ? (EVENING[crop] ?? 1) : 1
      const part = { ...place, bottom: Math.min(place.bottom, lowest) }
      const contrast = await lowestContrast(svg, part, ink)
      expect(contrast, `${season}: ${contrast.toFixed(2)}`).toBeGreaterThanOrEqual(READABLE)
    }
  }
})

/** The lowest contrast of a text colour against any spot in a part of the picture. */
async function lowestContrast(
  svg: string,
  part: { left: number; top: number; right: number; bottom: number },
  ink: readonly number[],
): Promise<number> {
  // a spot is as large as the stroke of a letter
  const size = 200
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(size, size, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let lowest = 21
  for (let y = Math.round(part.top * size); y < part.bottom * size; y++) {
    for (let x = Math.round(part.left * size); x < part.right * size; x++) {
      const at = (y * info.width + x) * info.channels
      lowest = Math.min(lowest, contrast([data[at], data[at + 1], data[at + 2]], ink))
    }
  }
  return lowest
}

function contrast(one: readonly (number | undefined)[], other: readonly number[]): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(colour: readonly (number | undefined)[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel = 0) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
