import sharp from "sharp"
import { PHONE } from "#tests/support/browser.ts"

export const THEMES = ["light", "dark"] as const

/** The sizes at which a page is looked at, and how wide each is on a sheet. */
export const SCREENS = [
  { screen: "phone", options: PHONE, width: 270 },
  { screen: "tablet", options: { viewport: { width: 820, height: 1180 } }, width: 420 },
  { screen: "desktop", options: { viewport: { width: 1440, height: 900 } }, width: 720 },
] as const

export type Size = (typeof SCREENS)[number]

export interface Shot {
  screen: Size["screen"]
  theme: (typeof THEMES)[number]
  picture: Buffer
}

const GAP = 16
const HEIGHT = 1_600

/** The sizes of a page beside one another, each from its top. */
export async function drawSheet(shots: readonly Shot[], file: string): Promise<void> {
  let left = GAP
  const parts: { input: Buffer; left: number; top: number }[] = []
  for (const { screen, width } of SCREENS) {
    const shot = shots.find((one) => one.screen === screen)
    if (!shot) continue
    const small = await sharp(shot.picture).resize({ width }).toBuffer({ resolveWithObject: true })
    const height = Math.min(small.info.height, HEIGHT - 2 * GAP)
    const input = await sharp(small.data).extract({ left: 0, top: 0, width, height }).toBuffer()
    parts.push({ input, left, top: GAP })
    left += width + GAP
  }
  await sharp({ create: { width: left, height: HEIGHT, channels: 3, background: "#8a8f9e" } })
    .composite(parts)
    .jpeg({ quality: 82 })
    .toFile(file)
}
