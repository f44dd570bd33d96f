import { type Colour, mix } from "./colour.ts"
import type { Point } from "./geometry.ts"
import { curve } from "./lines.ts"
import type { Profile } from "./profile.ts"
import type { Stage } from "./stage.ts"
import { element, nums, path } from "./svg.ts"

/** Close enough for soft hills, far enough apart to keep the file small. */
const SAMPLE = 0.14

/** The line of a landscape as points, a little wider than the picture. */
export function profilePoints(stage: Stage, profile: Profile): Point[] {
  const step = Math.round(stage.unit * SAMPLE)
  const count = Math.ceil(stage.width / step) + 2
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = (index - 1) * step
    return [x, profile(x)]
  })
}

/** Everything below a landscape line. */
export function drawLand(stage: Stage, profile: Profile, fill: Colour): string {
  const points = profilePoints(stage, profile)
  return path(`${curve(points)}V${nums(stage.height + 9)}H-99Z`, { fill: landFill(stage, fill) })
}

/** At night the moon lies on what rises highest, and on nothing below. */
export function landFill(stage: Stage, colour: Colour): string {
  if (stage.time !== "night") return colour
  return stage.gradient(`moonlit-${colour.slice(1)}`, {
    kind: "vertical",
    stops: [
      { at: 0, colour: moonlit(stage, colour) },
      { at: 0.24, colour },
    ],
  })
}

/** What the moon makes of a colour that it touches. */
export function moonlit({ palette }: Stage, colour: Colour): Colour {
  return mix(colour, palette.glow, 0.3)
}

/** Haze that gathers over `height` towards `bottom` and lies on everything below. */
export function drawHaze(stage: Stage, bottom: number, height: number, opacity = 0.9): string {
  const top = bottom - height
  const share = height / (stage.height - top)
  const { haze } = stage.palette
  const fill = stage.gradient(`haze-${Math.round(share * 1000)}`, {
    kind: "vertical",
    stops: [
      { at: 0, colour: haze, opacity: 0 },
      { at: share, colour: haze },
    ],
  })
  return element("rect", {
    y: top,
    width: stage.width,
    height: stage.height - top,
    fill,
    opacity,
  })
}

/** The drawing in a mirror, when this place is seen from the other side. */
export function mirrored(stage: Stage, content: string): string {
  if (!stage.mirrored) return content
  return element("g", { transform: `matrix(-1 0 0 1 ${nums(stage.width)} 0)` }, content)
}
