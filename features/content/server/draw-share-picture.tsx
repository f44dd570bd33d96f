import satori from "satori"
import sharp from "sharp"
import { usualLook } from "#illustrations/scene/aircraft/look.ts"
import { drawScene } from "#illustrations/scene/draw-scene.ts"
import type { TimeOfDay } from "#illustrations/scene/time-of-day.ts"
import { loadPictureFonts } from "#illustrations/share-picture/load-picture-fonts.ts"
import { ShareCard } from "#illustrations/share-picture/share-card.tsx"
import type { SharePicture } from "../share-card.ts"

const SIZE = { width: 1200, height: 630 }

/** The aircraft beside the brand, the land just above the panel. */
const COMPOSITION = {
  ...SIZE,
  horizon: 0.4,
  aircraftAt: { x: 0.72, y: 0.19, length: 0.19, climb: 7 },
  lightAt: 0.92,
  textZone: { left: 0, top: 0, right: 0.4, bottom: 0.25 },
  mayMirror: false,
}

const DARK_SKIES: readonly TimeOfDay[] = ["dusk", "night"]

/** Draws the picture as PNG. 1200 x 630, some 100 kB. */
export async function drawSharePicture({ text, scene }: SharePicture): Promise<Uint8Array> {
  const ground = drawScene({ ...COMPOSITION, aircraft: usualLook(scene.seed), ...scene })
  const card = await satori(
    <ShareCard text={readable(text)} isOnDark={DARK_SKIES.includes(scene.time)} />,
    { ...SIZE, fonts: await loadPictureFonts() },
  )
  return await sharp(Buffer.from(ground))
    .resize(SIZE)
    .composite([{ input: Buffer.from(card) }])
    .png({ palette: true, quality: 92, effort: 5 })
    .toBuffer()
}

// what people write into a title may hold what our faces can not draw
const UNDRAWABLE = /[^\p{Script=Latin}\p{N}\p{P}\p{Z}\p{M}€+=<>|~°]/gu

function readable(text: SharePicture["text"]): SharePicture["text"] {
  const plain = (words: string) => words.replace(UNDRAWABLE, "").replace(/\s+/g, " ").trim()
  return { ...text, headline: plain(text.headline), detail: plain(text.detail) }
}
