import type { Colour } from "../colour.ts"
import { type Point, wholePixels } from "../geometry.ts"
import { clipNear, onGround, type Place } from "../ground.ts"
import { polygon, polyline } from "../lines.ts"
import type { Random } from "../random.ts"
import type { Stage } from "../stage.ts"
import { path } from "../svg.ts"

/** What grows on the fields of early summer; grass twice, because it is everywhere. */
const CROPS: readonly [Colour, ...Colour[]] = [
  "#8DB07A",
  "#7BA46F",
  "#A9BD7E",
  "#C6C77C",
  "#E3CF6B",
  "#D9C08C",
  "#6F9E69",
  "#9DB98A",
]

/** The fields' grid is turned against the view, as real fields are. */
const USUAL_TURN = 0.5
const NEAREST = 0.8
const FARTHEST = 15

/** A rectangle in the fields' own, turned grid. */
type Field = {
  readonly a: number
  readonly b: number
  readonly length: number
  readonly depth: number
}

/** From the fields' own grid to the ground. */
type Grid = (a: number, b: number) => Place

interface Patchwork {
  /** How far the grid is turned, in radians. */
  turn?: number
  /** How long and narrow the fields are: 1 is square. */
  strips?: number
}

/** The patchwork: far fields stay large, so that all of them look about the same size to us. */
export function drawFields(
  stage: Stage,
  { turn = USUAL_TURN, strips = 1 }: Patchwork = {},
): string {
  const random = stage.random("fields")
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const toGround: Grid = (a, b) => ({
    across: a * cos - (b / strips) * sin,
    away: 1 + a * sin + (b / strips) * cos,
  })
  const byColour = new Map<Colour, string>()
  let furrows = ""
  const land = { a: -40, b: -40 * strips, length: 80, depth: 80 * strips }
  for (const field of divide({ stage, random, toGround }, land)) {
    const corners = clipNear(cornersOf(toGround, field), NEAREST)
    const outline = corners.map((place) => wholePixels(onGround(stage, place)))
    const away = corners.reduce((sum, place) => sum + place.away, 0) / corners.length
    const colour = stage.shade(random.pick(CROPS), hazeAt(away))
    byColour.set(colour, (byColour.get(colour) ?? "") + polygon(outline))
    if (away < 2.4 && random.chance(0.2)) furrows += furrowLines(stage, toGround, field)
  }
  const fields = [...byColour].map(([colour, d]) => path(d, { fill: colour }))
  return (
    fields.join("") +
    path(furrows, { stroke: stage.shade("#5F7A4E", 0.05), "stroke-width": 1, opacity: 0.3 })
  )
}

/** Five steps of haze are enough to read as depth and keep the fields in few paths. */
function hazeAt(away: number): number {
  return Math.round(5 * Math.min(1, Math.log(away) / Math.log(FARTHEST))) * 0.1 + 0.04
}

function cornersOf(toGround: Grid, { a, b, length, depth }: Field): Place[] {
  return [
    toGround(a, b),
    toGround(a + length, b),
    toGround(a + length, b + depth),
    toGround(a, b + depth),
  ]
}

/** Halves the land until every field has a good size in the picture; drops what is out of view. */
function divide(drawing: { stage: Stage; random: Random; toGround: Grid }, field: Field): Field[] {
  const { stage, random, toGround } = drawing
  const corners = clipNear(cornersOf(toGround, field), NEAREST)
  if (corners.length === 0 || !isInView(stage, corners)) return []
  const nearest = Math.min(...corners.map((place) => place.away))
  const target = 0.57 * nearest ** 0.85 * random.between(0.8, 1.5)
  const size = Math.max(field.length, field.depth)
  if (size < target || size < 0.25) return nearest > FARTHEST ? [] : [field]
  const cut = random.between(0.38, 0.62)
  const [first, second] =
    field.length > field.depth
      ? [
          { ...field, length: field.length * cut },
          { ...field, a: field.a + field.length * cut, length: field.length * (1 - cut) },
        ]
      : [
          { ...field, depth: field.depth * cut },
          { ...field, b: field.b + field.depth * cut, depth: field.depth * (1 - cut) },
        ]
  return [...divide(drawing, first), ...divide(drawing, second)]
}

function isInView(stage: Stage, corners: readonly Place[]): boolean {
  const points = corners.map((place) => onGround(stage, place))
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return (
    Math.max(...xs) > 0 &&
    Math.min(...xs) < stage.width &&
    Math.min(...ys) < stage.height &&
    Math.min(...corners.map((place) => place.away)) < FARTHEST
  )
}

/** Lines the tractor left, along the longer side. */
function furrowLines(stage: Stage, toGround: Grid, { a, b, length, depth }: Field): string {
  const count = 6
  const alongA = length > depth
  let d = ""
  for (let index = 1; index < count; index++) {
    const share = index / count
    const ends = alongA
      ? [toGround(a, b + depth * share), toGround(a + length, b + depth * share)]
      : [toGround(a + length * share, b), toGround(a + length * share, b + depth)]
    const clipped = clipNear(ends, NEAREST).slice(0, 2)
    const points: Point[] = clipped.map((place) => wholePixels(onGround(stage, place)))
    d += polyline(points)
  }
  return d
}
