import type { Colour } from "../colour.ts"
import { wholePixels } from "../geometry.ts"
import { closedCurve } from "../lines.ts"
import { type Ellipse, outlinePoints, wobblyOutline } from "../profile.ts"
import type { Random } from "../random.ts"
import type { Stage } from "../stage.ts"
import { path, translate } from "../svg.ts"

export const WET_SAND = "#CDC4A4"

/** Shares: x of the width, depth from the horizon (0) to the lower edge (1), reach of the width. */
export type IslandPlace = {
  readonly x: number
  readonly depth: number
  readonly reach: number
  readonly distance: number
}

/** An island is flat: seen from above it is four times as wide as deep. */
export function islandEllipse(stage: Stage, { x, depth, reach }: IslandPlace): Ellipse {
  const ground = stage.height - stage.horizon
  return {
    x: stage.width * x,
    y: stage.horizon + ground * depth,
    halfWidth: stage.width * reach,
    halfHeight: Math.max(stage.unit * 0.007, ground * depth * 0.19),
  }
}

/** A coast around 0,0 with this radius, to be scaled into its place. */
const DRAWN_RADIUS = 200

/** So few coasts are drawn per scene; turned and mirrored they make every island another one. */
const COASTS = 3

type Coast = { readonly d: string; readonly mirror: readonly [number, number] }

export function drawnCoast(stage: Stage, random: Random): Coast {
  const drawing = stage.random(`coast-${Math.floor(random.next() * COASTS)}`)
  const outline = wobblyOutline(drawing, 0.15)
  const radius = { x: 0, y: 0, halfWidth: DRAWN_RADIUS, halfHeight: DRAWN_RADIUS }
  const points = outlinePoints(outline, radius, 14).map(wholePixels)
  const mirror = [random.chance(0.5) ? 1 : -1, random.chance(0.5) ? 1 : -1] as const
  return { d: closedCurve(points), mirror }
}

/** A ring of an island: its size and place relative to the island, and what covers it. */
type Ring = {
  readonly scale: number
  /** Further flattened, as a share of the island's own depth. */
  readonly flat?: number
  readonly shiftX?: number
  readonly shiftY?: number
  readonly fill: Colour
  readonly opacity?: number
}

export function drawRing({ d, mirror }: Coast, ellipse: Ellipse, ring: Ring): string {
  const { scale, flat = 1, shiftX = 0, shiftY = 0, fill, opacity } = ring
  const move = translate(
    ellipse.x + ellipse.halfWidth * shiftX,
    ellipse.y + ellipse.halfHeight * shiftY,
  )
  const scaleX = (mirror[0] * scale * ellipse.halfWidth) / DRAWN_RADIUS
  const scaleY = (mirror[1] * scale * flat * ellipse.halfHeight) / DRAWN_RADIUS
  const transform = `${move} scale(${scaleX.toFixed(3)} ${scaleY.toFixed(3)})`
  return path(d, { fill, opacity, transform })
}
