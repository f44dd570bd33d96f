import { mix } from "../colour.ts"
import { type Point, wholePixels } from "../geometry.ts"
import { curve, ribbon } from "../lines.ts"
import type { Ellipse } from "../profile.ts"
import type { Random } from "../random.ts"
import type { Stage } from "../stage.ts"
import { nums, path, translate } from "../svg.ts"
import { drawnCoast, drawRing, islandEllipse, WET_SAND } from "./island-rings.ts"

/** Where seals lie: across the picture and down the water. */
export type SealPlace = { readonly x: number; readonly depth: number }

/** A sandbank with seals on it, clear of everything else. */
export function drawSealBank(stage: Stage, at: SealPlace): string {
  const random = stage.random("seals")
  const ellipse = islandEllipse(stage, { ...at, reach: 0.055, distance: 0.16 })
  const bank = { ...ellipse, halfHeight: ellipse.halfHeight * 0.42 }
  const [wetCoast, coast] = [drawnCoast(stage, random), drawnCoast(stage, random)]
  const seals = Array.from({ length: 8 }, () => {
    const x = bank.x + random.between(-0.62, 0.62) * bank.halfWidth
    const y = bank.y + random.between(-0.4, 0.45) * bank.halfHeight
    const size = bank.halfHeight * random.between(0.16, 0.24)
    return `M${nums(x, y)}q${nums(size * 1.4, -size * 1.2, size * 2.6, 0)}q${nums(-size * 1.3, size * 0.5, -size * 2.6, 0)}Z`
  })
  return (
    drawRing(wetCoast, bank, {
      scale: 1.5,
      flat: 1.15,
      fill: stage.shade(WET_SAND, 0.24),
      opacity: 0.5,
    }) +
    drawRing(coast, bank, { scale: 1, fill: stage.shade("#EAD7AE", 0.16) }) +
    path(seals.join(""), { fill: stage.shade("#5F6273", 0.1) })
  )
}

/** The wet flat at our feet, which the sea runs into along its creeks. */
function tidalFlat({ width, height, horizon }: Stage): Ellipse {
  return {
    x: width * 0.5,
    y: height * 1.03,
    halfWidth: width * 0.72,
    halfHeight: (height - horizon) * 0.36,
  }
}

/**
 * The falling tide leaves no line: the same ragged edge lies there three times, as sand under a hand of water, as wet
 * sand and as sand that has begun to dry, with bars before it and pools behind.
 */
export function drawTidalFlat(stage: Stage): string {
  const random = stage.random("flat")
  const { width, height, palette } = stage
  const flat = tidalFlat(stage)
  const edge = `${curve(flatEdge(stage, random))}V${nums(height * 2)}H-99Z`
  const sand = stage.shade(WET_SAND, 0.04)
  const layer = (down: number, opacity: number, isTurned = false) =>
    path(edge, {
      fill: sand,
      opacity,
      transform: isTurned
        ? `matrix(-1 0 0 1 ${nums(width)} ${nums(flat.halfHeight * down)})`
        : translate(0, flat.halfHeight * down),
    })
  return (
    layer(-0.1, 0.2) +
    path(lenses(stage, random, { count: 3, from: -0.2, to: 0.02 }), { fill: sand, opacity: 0.42 }) +
    layer(0.08, 0.3, true) +
    layer(0.3, 0.4) +
    path(lenses(stage, random, { count: 4, from: 0.24, to: 0.8 }), {
      fill: mix(palette.waterFar, palette.waterNear, 0.6),
      opacity: 0.5,
    })
  )
}

/** Where the flat begins at this place across the picture. */
function flatTop({ x, y, halfWidth, halfHeight }: Ellipse, at: number): number {
  return y - halfHeight * Math.sqrt(Math.max(0, 1 - ((at - x) / halfWidth) ** 2))
}

/** Bays and tongues by turns, drawn out sideways as everything that lies flat. */
function flatEdge(stage: Stage, random: Random): Point[] {
  const flat = tidalFlat(stage)
  const step = stage.unit * 0.2
  const count = Math.ceil(stage.width / step) + 3
  return Array.from({ length: count }, (_, index) => {
    const x = (index - 1 + random.between(-0.42, 0.42)) * step
    const reach = (index % 2 === 0 ? -1 : 1) * random.between(0.04, 0.16)
    return wholePixels([x, flatTop(flat, x) + flat.halfHeight * reach])
  })
}

/** Bars and pools: thin lenses on both sides of the edge, `from` and `to` in depths of the flat. */
function lenses(
  stage: Stage,
  random: Random,
  { count, from, to }: { count: number; from: number; to: number },
): string {
  const flat = tidalFlat(stage)
  return Array.from({ length: count }, (_, index) => {
    const x = stage.width * ((index + random.between(0.1, 0.9)) / count)
    const depth = random.between(from, to)
    const half = stage.unit * random.between(0.03, 0.075) * (0.8 + depth)
    const y = flatTop(flat, x) + flat.halfHeight * depth
    const rise = half * random.between(0.09, 0.15)
    return `M${nums(x - half, y)}q${nums(half * 0.8, -rise * 1.6, half * 2, 0)}q${nums(-half * 1.3, rise * 1.8, -half * 2, 0)}Z`
  }).join("")
}

/** Tidal creeks: narrow bends that widen where the sea enters the flat, with branches that run dry. */
export function drawCreeks(stage: Stage, places: readonly number[]): string {
  const random = stage.random("creeks")
  const { width, unit, palette } = stage
  const flat = tidalFlat(stage)
  const creeks = places.map((share) => {
    const x = width * (share + random.between(-0.02, 0.02))
    const mouth: Point = [x, flatTop(flat, x) - unit * 0.004]
    const reach = (flat.y - mouth[1]) * random.between(0.9, 1.2)
    const lean = random.between(-0.9, 0.9)
    const trunk = creekLine(random, mouth, { lean, reach, bend: 0.16 })
    const branch = creekLine(random, trunk[2] ?? mouth, {
      lean: -Math.sign(lean) * 1.6,
      reach: reach * random.between(0.3, 0.45),
      bend: 0.1,
    })
    return taper(trunk, unit * 0.017) + taper(branch, unit * 0.006)
  })
  // The mouths dissolve in the sea, wherever exactly the flat begins there.
  const colour = mix(palette.waterFar, palette.waterNear, 0.84)
  const fill = stage.gradient("creek", {
    kind: "vertical",
    stops: [
      { at: 0, colour, opacity: 0.2 },
      { at: 0.3, colour, opacity: 0.8 },
    ],
  })
  return path(creeks.join(""), { fill })
}

const CREEK_STEPS = 5

function creekLine(
  random: Random,
  [x, y]: Point,
  { lean, reach, bend }: { lean: number; reach: number; bend: number },
): Point[] {
  return Array.from({ length: CREEK_STEPS + 1 }, (_, step) => {
    const share = step / CREEK_STEPS
    const sway = (step % 2 === 0 ? -1 : 1) * bend * random.between(0.5, 1.1)
    return [x + reach * (lean * share + (step === 0 ? 0 : sway)), y + reach * share]
  })
}

/** A line that starts as wide as `width` and runs out to nothing; flat ground lies down: wide, not high. */
function taper(line: readonly Point[], width: number): string {
  const half = (index: number) => (width / 2) * (1 - index / (line.length - 1)) ** 0.7
  return ribbon(
    line.map(([x, y], index): Point => [x - half(index), y]),
    line.map(([x, y], index): Point => [x + half(index), y + half(index) * 0.5]),
  )
}
