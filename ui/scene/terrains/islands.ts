import { type Colour, mix } from "../colour.ts"
import {
  closedCurve,
  lerp,
  outlinePoints,
  type Point,
  ribbon,
  wholePixels,
  wobblyOutline,
} from "../geometry.ts"
import type { Random } from "../random.ts"
import type { Stage } from "../stage.ts"
import { nums, path } from "../svg.ts"
import { drawVillage } from "../village.ts"
import { drawSail, drawWater } from "../water.ts"
import type { Landscape } from "./landscape.ts"

/** The tidal flats: sandy islands with a village each, mud flats between them, creeks in front. */
export const islands: Landscape = {
  horizon: 0.58,
  skyline: 0,
  lightSpan: [0.2, 0.82],
  mayMirror: false,
  draw: (stage) =>
    drawWater(stage, stage.horizon) +
    FAR_ISLANDS.map((place, index) => drawIsland(stage, `far-${index}`, place)).join("") +
    MIDDLE_ISLANDS.map((place, index) => drawIsland(stage, `middle-${index}`, place)).join("") +
    drawSealBank(stage) +
    drawSails(stage) +
    drawTidalFlat(stage) +
    drawCreeks(stage) +
    drawIsland(stage, "near", NEAR_ISLAND),
}

const WET_SAND = "#CDC4A4"

/** Shares: x of the width, depth from the horizon (0) to the lower edge (1), reach of the width. */
type IslandPlace = {
  readonly x: number
  readonly depth: number
  readonly reach: number
  readonly distance: number
}

const FAR_ISLANDS: readonly IslandPlace[] = [
  { x: 0.14, depth: 0.085, reach: 0.11, distance: 0.46 },
  { x: 0.43, depth: 0.07, reach: 0.08, distance: 0.5 },
  { x: 0.65, depth: 0.08, reach: 0.09, distance: 0.48 },
  { x: 0.92, depth: 0.09, reach: 0.11, distance: 0.45 },
]
const MIDDLE_ISLANDS: readonly IslandPlace[] = [
  { x: 0.34, depth: 0.33, reach: 0.155, distance: 0.2 },
  { x: 0.87, depth: 0.43, reach: 0.16, distance: 0.14 },
]
const NEAR_ISLAND: IslandPlace = { x: 0.52, depth: 0.76, reach: 0.27, distance: 0.02 }

/** An island is flat: seen from above it is four times as wide as deep. */
function islandEllipse(stage: Stage, { x, depth, reach }: IslandPlace) {
  const ground = stage.height - stage.horizon
  return {
    x: stage.width * x,
    y: stage.horizon + ground * depth,
    halfWidth: stage.width * reach,
    halfHeight: Math.max(stage.unit * 0.007, ground * depth * 0.19),
  }
}

function drawIsland(stage: Stage, layer: string, base: IslandPlace): string {
  const random = stage.random(layer)
  const place = { ...base, x: base.x + random.between(-0.012, 0.012) }
  const { distance } = place
  const ellipse = islandEllipse(stage, place)
  const [flat, coast, wood] = [
    drawnCoast(stage, random),
    drawnCoast(stage, random),
    drawnCoast(stage, random),
  ]
  const isFar = distance > 0.4
  return (
    ring(
      flat,
      ellipse,
      { scale: 1.36, shiftX: 0.02, shiftY: 0.42 },
      {
        fill: stage.shade(WET_SAND, distance * 0.8 + 0.1),
        opacity: 0.5,
      },
    ) +
    (isFar
      ? ""
      : ring(coast, ellipse, { scale: 1.17 }, { fill: stage.palette.cloudLit, opacity: 0.3 })) +
    ring(coast, ellipse, { scale: 1.1 }, { fill: stage.shade("#F0DDB4", distance) }) +
    ring(
      coast,
      ellipse,
      { scale: 0.86, shiftX: 0.04, shiftY: 0.05, flat: 0.86 },
      {
        fill: stage.shade("#86AE7C", distance),
      },
    ) +
    ring(
      wood,
      ellipse,
      { scale: 0.46, shiftX: -0.2, flat: 0.9 },
      {
        fill: stage.shade("#628F68", distance),
      },
    ) +
    (isFar
      ? ""
      : drawDunes(stage, random, ellipse, distance) + drawAirstrip(stage, ellipse, distance)) +
    drawVillage(stage, random, {
      x: ellipse.x + ellipse.halfWidth * 0.12,
      y: ellipse.y + ellipse.halfHeight * 0.16,
      reach: ellipse.halfWidth * 0.36,
      depth: ellipse.halfHeight * 0.26,
      house: ellipse.halfHeight * (isFar ? 0.5 : 0.27),
      count: isFar ? 4 : 13,
      church: !isFar,
      distance,
    })
  )
}

/** A coast around 0,0 with this radius, to be scaled into its place. */
const DRAWN_RADIUS = 200
/** So few coasts are drawn per scene; turned and mirrored they make every island another one. */
const COASTS = 3

function drawnCoast(
  stage: Stage,
  random: Random,
): { d: string; mirror: readonly [number, number] } {
  const drawing = stage.random(`coast-${Math.floor(random.next() * COASTS)}`)
  const outline = wobblyOutline(drawing, 0.15)
  const radius = { x: 0, y: 0, halfWidth: DRAWN_RADIUS, halfHeight: DRAWN_RADIUS }
  const points = outlinePoints(outline, radius, 14).map(wholePixels)
  const mirror = [random.chance(0.5) ? 1 : -1, random.chance(0.5) ? 1 : -1] as const
  return { d: closedCurve(points), mirror }
}

/** One ring of an island: its coast, larger or smaller than the island and a little aside. */
function ring(
  coast: ReturnType<typeof drawnCoast>,
  ellipse: Ellipse,
  size: { scale: number; shiftX?: number; shiftY?: number; flat?: number },
  paint: { fill: Colour; opacity?: number },
): string {
  const { scale, shiftX = 0, shiftY = 0, flat = 1 } = size
  const [mirrorX, mirrorY] = coast.mirror
  const scaleX = (mirrorX * scale * ellipse.halfWidth) / DRAWN_RADIUS
  const scaleY = (mirrorY * scale * flat * ellipse.halfHeight) / DRAWN_RADIUS
  const move = nums(ellipse.x + ellipse.halfWidth * shiftX, ellipse.y + ellipse.halfHeight * shiftY)
  const transform = `translate(${move})scale(${scaleX.toFixed(3)} ${scaleY.toFixed(3)})`
  return path(coast.d, { ...paint, transform })
}

type Ellipse = ReturnType<typeof islandEllipse>

/** Pale dunes between the beach and the green, in two uneven rows. */
function drawDunes(
  stage: Stage,
  random: Random,
  { x, y, halfWidth, halfHeight }: Ellipse,
  distance: number,
): string {
  const dunes = Array.from({ length: 7 }, (_, index) => {
    const angle = lerp(1.05, 1.95, (index + random.next()) / 7) * Math.PI
    const from = random.between(0.52, 0.7)
    const [cx, cy] = [
      x + Math.cos(angle) * halfWidth * from,
      y + Math.sin(angle) * halfHeight * from * 0.92,
    ]
    const length = halfHeight * random.between(0.25, 0.8)
    const rise = halfHeight * random.between(0.06, 0.1)
    return `M${nums(cx - length, cy)}q${nums(length * 0.7, -rise * 2, length * 2, 0)}q${nums(-length, rise * 0.9, -length * 2, 0)}Z`
  })
  return path(dunes.join(""), { fill: stage.shade("#E6D3A4", distance), opacity: 0.8 })
}

/** The reason we come: a short runway at the island's end. */
function drawAirstrip(
  stage: Stage,
  { x, y, halfWidth, halfHeight }: Ellipse,
  distance: number,
): string {
  const [left, right] = [x + halfWidth * 0.42, x + halfWidth * 0.74]
  const [top, bottom] = [y - halfHeight * 0.16, y - halfHeight * 0.04]
  const slant = halfHeight * 0.2
  const runway = `M${nums(left + slant, top)}H${nums(right + slant)}L${nums(right, bottom)}H${nums(left)}Z`
  const middle = (top + bottom) / 2
  const line = `M${nums(left + slant, middle)}H${nums(right)}`
  return (
    path(runway, { fill: stage.shade("#B9BEC4", distance) }) +
    path(line, {
      stroke: stage.shade("#FFFFFF", distance),
      "stroke-width": halfHeight * 0.02,
      "stroke-dasharray": nums(halfHeight * 0.1, halfHeight * 0.1),
    })
  )
}

/** A sandbank with seals on it, clear of everything else. */
function drawSealBank(stage: Stage): string {
  const random = stage.random("seals")
  const place = { x: 0.6, depth: 0.34, reach: 0.055, distance: 0.16 }
  const ellipse = islandEllipse(stage, place)
  const bank = { ...ellipse, halfHeight: ellipse.halfHeight * 0.42 }
  const [wetCoast, coast] = [drawnCoast(stage, random), drawnCoast(stage, random)]
  const seals = Array.from({ length: 8 }, () => {
    const x = bank.x + random.between(-0.62, 0.62) * bank.halfWidth
    const y = bank.y + random.between(-0.4, 0.45) * bank.halfHeight
    const size = bank.halfHeight * random.between(0.16, 0.24)
    return `M${nums(x, y)}q${nums(size * 1.4, -size * 1.2, size * 2.6, 0)}q${nums(-size * 1.3, size * 0.5, -size * 2.6, 0)}Z`
  })
  return (
    ring(
      wetCoast,
      bank,
      { scale: 1.5, flat: 1.15 },
      { fill: stage.shade(WET_SAND, 0.24), opacity: 0.5 },
    ) +
    ring(coast, bank, { scale: 1 }, { fill: stage.shade("#EAD7AE", 0.16) }) +
    path(seals.join(""), { fill: stage.shade("#5F6273", 0.1) })
  )
}

function drawSails(stage: Stage): string {
  const random = stage.random("sails")
  const ground = stage.height - stage.horizon
  return [
    { x: 0.12, depth: 0.46, size: 0.036 },
    { x: 0.17, depth: 0.54, size: 0.044 },
    { x: 0.71, depth: 0.2, size: 0.018 },
  ]
    .map(({ x, depth, size }) =>
      drawSail(
        stage,
        stage.width * (x + random.between(-0.015, 0.015)),
        stage.horizon + ground * depth,
        stage.unit * size,
      ),
    )
    .join("")
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

function drawTidalFlat(stage: Stage): string {
  return ring(
    drawnCoast(stage, stage.random("flat")),
    tidalFlat(stage),
    { scale: 1 },
    {
      fill: stage.shade(WET_SAND, 0.04),
      opacity: 0.62,
    },
  )
}

/** Tidal creeks: wide where the sea enters the flat, branching and running out towards us. */
function drawCreeks(stage: Stage): string {
  const random = stage.random("creeks")
  const { width, unit, palette } = stage
  const flat = tidalFlat(stage)
  const creeks = [0.07, 0.2, 0.8, 0.95].map((share) => {
    const x = width * (share + random.between(-0.02, 0.02))
    const across = (x - flat.x) / flat.halfWidth
    const mouth: Point = [x, flat.y - flat.halfHeight * Math.sqrt(1 - across ** 2) - unit * 0.012]
    const reach = (flat.y - mouth[1]) * random.between(0.85, 1.1)
    const lean = random.between(-0.5, 0.5)
    const trunk = creekLine(random, mouth, lean, reach)
    const fork = trunk[2] ?? mouth
    const branch = creekLine(random, fork, lean > 0 ? -1.1 : 1.1, reach * 0.5)
    return taper(trunk, unit * 0.036) + taper(branch, unit * 0.016)
  })
  // The mouths dissolve in the sea, wherever exactly the flat begins there.
  const colour = mix(palette.waterFar, palette.waterNear, 0.84)
  const fill = stage.gradient("creek", {
    kind: "vertical",
    stops: [
      { at: 0.04, colour, opacity: 0 },
      { at: 0.35, colour },
    ],
  })
  return path(creeks.join(""), { fill })
}

function creekLine(random: Random, [x, y]: Point, lean: number, reach: number): Point[] {
  return Array.from({ length: 5 }, (_, step) => {
    const share = step / 4
    const sway = step === 0 ? 0 : Math.sin(step * 1.7 + lean * 5) * 0.24 * random.between(0.7, 1.2)
    return [x + reach * (lean * share + sway), y + reach * share]
  })
}

/** A line that starts as wide as `width` and runs out to nothing. */
function taper(line: readonly Point[], width: number): string {
  const half = (index: number) => (width / 2) * (1 - index / (line.length - 1)) ** 0.8
  return ribbon(
    line.map(([x, y], index): Point => [x - half(index), y]),
    line.map(([x, y], index): Point => [x + half(index), y]),
  )
}
