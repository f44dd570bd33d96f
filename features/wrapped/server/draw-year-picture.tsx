import satori from "satori"
import sharp from "sharp"
import { drawChartMap } from "#illustrations/chart-map/draw-chart-map.ts"
import { withoutTheme } from "#illustrations/chart-map/without-theme.ts"
import { usualLook } from "#illustrations/scene/aircraft/look.ts"
import { drawScene } from "#illustrations/scene/draw-scene.ts"
import type { SceneComposition } from "#illustrations/scene/scene-options.ts"
import { loadPictureFonts } from "#illustrations/share-picture/load-picture-fonts.ts"
import { YearCard, type YearCardShape } from "#illustrations/share-picture/year-card.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import { cornersOfMap } from "../frame-of-map.ts"
import { PICTURE_FORMS, type PictureForm } from "../picture-form.ts"
import type { CardPicture, SharedCard } from "../story-card.ts"
import { routesOfMap } from "./routes-of-map.ts"

interface Drawn {
  shape: YearCardShape
  /** Aircraft and horizon where the panel leaves them free. */
  composition: Omit<SceneComposition, "width" | "height">
  /** The part of the picture that the panel leaves free. */
  free: { left: number; top: number; width: number; height: number }
}

const FORMS: Record<PictureForm, Drawn> = {
  quadrat: {
    shape: "square",
    composition: { horizon: 0.36, aircraftAt: { x: 0.6, y: 0.18, length: 0.3, climb: 6 } },
    free: { left: 0, top: 0, width: 1080, height: 500 },
  },
  hoch: {
    shape: "tall",
    composition: { horizon: 0.44, aircraftAt: { x: 0.6, y: 0.2, length: 0.4, climb: 6 } },
    free: { left: 0, top: 120, width: 1080, height: 940 },
  },
  quer: {
    shape: "wide",
    composition: {
      horizon: 0.64,
      aircraftAt: { x: 0.76, y: 0.28, length: 0.25, climb: 6 },
      lightAt: 0.6,
      mayMirror: false,
    },
    free: { left: 600, top: 0, width: 600, height: 630 },
  },
}

/** Draws one picture of a year as PNG, some 100 to 200 kB. */
export async function drawYearPicture(card: SharedCard, form: PictureForm): Promise<Uint8Array> {
  const { width, height } = PICTURE_FORMS[form]
  const { shape } = FORMS[form]
  const { picture, spoken: _, ...words } = card
  const panel = await satori(<YearCard words={{ brand: PRODUCT_NAME, ...words }} shape={shape} />, {
    width,
    height,
    fonts: await loadPictureFonts(),
  })
  return await sharp(Buffer.from(drawBehind(picture, form)))
    .resize(width, height)
    .composite([{ input: Buffer.from(panel) }])
    .png({ palette: true, quality: 90, effort: 2 })
    .toBuffer()
}

/** What lies behind the panel, as SVG. */
function drawBehind(picture: CardPicture, form: PictureForm): string {
  const { width, height } = PICTURE_FORMS[form]
  const { composition, free } = FORMS[form]
  if ("scene" in picture) {
    const aircraft = usualLook(picture.scene.seed)
    return drawScene({ width, height, ...composition, ...picture.scene, aircraft })
  }
  const { fields } = picture.map
  const frame = scaled({ left: 0, top: 0, width, height })
  return withoutTheme(
    drawChartMap({
      ...frame,
      alt: "",
      points: [],
      fields: fields.map((field) => ({ ...field, label: field.name, kind: "departure" })),
      routes: routesOfMap(picture.map),
      holds: cornersOfMap(picture.map, frame, scaled(free)),
      padding: 0,
      aerodromes: [],
      towns: [],
      isWordless: true,
    }),
  )
}

/** Lines and symbols are drawn for screens; a picture of a thousand pixels shows them this much larger. */
const CHART_SCALE = 2.4

function scaled({ left, top, width, height }: Drawn["free"]): Drawn["free"] {
  return {
    left: left / CHART_SCALE,
    top: top / CHART_SCALE,
    width: width / CHART_SCALE,
    height: height / CHART_SCALE,
  }
}
