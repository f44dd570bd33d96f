import { mix } from "../colour.ts"
import type { Point } from "../geometry.ts"
import { ribbon } from "../lines.ts"
import type { Ellipse } from "../profile.ts"
import type { Random } from "../random.ts"
import type { Stage } from "../stage.ts"
import { nums, path } from "../svg.ts"
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

export function drawTidalFlat(stage: Stage): string {
  return drawRing(drawnCoast(stage, stage.random("flat")), tidalFlat(stage), {
    scale: 1,
    fill: stage.shade(WET_SAND, 0.04),
    opacity: 0.62,
  })
}

/** Tidal creeks: narrow bends that widen where the sea enters the flat, with branches that run dry. */
export function drawCreeks(stage: Stage, places: readonly number[]): string {
  const random = stage.random("creeks")
  const { width, unit, palette } = stage
  const flat = tidalFlat(stage)
  const creeks = places.map((share) => {
    const x = width * (share + random.between(-0.02, 0.02))
    const across = (x - flat.x) / flat.halfWidth
    const mouth: Point = [x, flat.y - flat.halfHeight * Math.sqrt(1 - across ** 2) - unit * 0.004]
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
