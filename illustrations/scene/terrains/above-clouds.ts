import { mix } from "../colour.ts"
import { drawHaze } from "../land.ts"
import { drawMountains } from "../mountains.ts"
import { type Puff, puffOutline } from "../sky/puffs.ts"
import type { Stage } from "../stage.ts"
import { path } from "../svg.ts"
import { drawGaps } from "./clouds/gaps.ts"
import { drawTurrets } from "./clouds/turrets.ts"
import { drawVeils } from "./clouds/veils.ts"
import type { Composition, Landscape } from "./landscape.ts"

/** Above a sea of cloud: closed, with turrets, torn open over the land, calm, in two layers. */
export const aboveClouds: Landscape = {
  horizon: 0.56,
  compositions: [
    sea((stage) => drawRows(stage, 1)),
    sea((stage) => drawTurrets(stage) + drawRows(stage, 1)),
    sea((stage) => drawGaps(stage)),
    sea((stage) => drawRows(stage, 0.45)),
    sea((stage) => drawRows(stage, 1.5) + drawVeils(stage)),
  ],
}

function sea(drawClouds: (stage: Stage) => string): Composition {
  return {
    skyline: 0.1,
    lightSpan: [0.24, 0.76],
    mayMirror: false,
    draw: (stage) => drawSummits(stage) + drawClouds(stage),
  }
}

/** Only the Alps reach so high. */
function drawSummits(stage: Stage): string {
  const { horizon, unit } = stage
  if (stage.relief !== "alps") return ""
  return (
    drawMountains(stage, stage.random("summits"), {
      base: horizon + unit * 0.09,
      height: unit * 0.23,
      peaks: 6,
      distance: 0.46,
      snow: 0.66,
    }) + drawHaze(stage, horizon + unit * 0.1, unit * 0.17)
  )
}

/** Rows of cloud, each nearer one larger and brighter than the one behind it. */
const ROWS = 6

/** `swell`: how high the rows heap up; 1 is a usual summer morning. */
function drawRows(stage: Stage, swell: number): string {
  return Array.from({ length: ROWS }, (_, row) => drawCloudRow(stage, row, swell)).join("")
}

function drawCloudRow(stage: Stage, row: number, swell: number): string {
  const { horizon, height, unit } = stage
  const share = row / ROWS
  const y = horizon + unit * 0.04 + (height - horizon) * share ** 1.15
  const size = unit * (0.02 + 0.062 * share) * (0.5 + swell / 2)
  const base = row === ROWS - 1 ? height + 9 : y + size * 1.6 + unit * 0.05
  return path(puffOutline(heaps(stage, { row, y, size, swell }), base), {
    fill: rowFill(stage, row),
  })
}

/** Puffs across the whole width: they pile up to heaps and flatten out between them. */
function heaps(
  stage: Stage,
  { row, y, size, swell: height }: { row: number; y: number; size: number; swell: number },
): Puff[] {
  const random = stage.random(`row-${row}`)
  const rhythm = random.between(0, 6)
  const circles: Puff[] = []
  let x = -size * 3
  let before = size
  while (x < stage.width + size * 3) {
    const swell = 0.5 + 0.5 * Math.sin(rhythm + (x / size) * 0.42 + Math.sin(x / size / 5))
    const radius = size * (0.55 + 1.05 * height * swell ** 1.6 * random.between(0.65, 1.1))
    x += 0.6 * (before + radius)
    circles.push({ x, y: y - radius * 0.3 - size * 0.35 * swell, radius })
    before = radius
  }
  return circles
}

/** Bright crests over shaded troughs; far rows lie in haze. */
function rowFill(stage: Stage, row: number): string {
  const { cloudLit, cloudShade, haze } = stage.palette
  const veil = 0.5 * (1 - row / (ROWS - 1)) ** 1.5
  const lit = mix(cloudLit, haze, veil)
  const shade = mix(cloudShade, haze, veil)
  return stage.gradient(`row-${row}`, {
    kind: "vertical",
    stops: [
      { at: 0, colour: lit },
      { at: 0.4, colour: mix(lit, shade, 0.35) },
      { at: 0.9, colour: shade },
    ],
  })
}
