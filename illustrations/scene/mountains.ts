import { type Colour, mix } from "./colour.ts"
import { lerp, type Point, wholePixels } from "./geometry.ts"
import { headroom } from "./headroom.ts"
import { pointAlong, polygon } from "./lines.ts"
import type { Random } from "./random.ts"
import { SNOW_LINE } from "./season.ts"
import type { Stage } from "./stage.ts"
import { path } from "./svg.ts"

type Range = {
  /** The line the peaks stand on. */
  readonly base: number
  /** The height of the highest peaks. */
  readonly height: number
  /** Peaks across one 3:2 picture. */
  readonly peaks: number
  /** 0 near, 1 lost in the haze. */
  readonly distance: number
  /** How far down from the summit the snow reaches, as a share of the peak. */
  readonly snow: number
  /** How high the chain is at each share of the width, as a factor; everywhere the same without it. */
  readonly envelope?: (across: number) => number
}

/** A chain of peaks: the face towards the light is bright, the other one lies in blue shade. */
export function drawMountains(stage: Stage, random: Random, range: Range): string {
  const count = Math.max(3, Math.round((range.peaks * stage.width) / (stage.unit * 1.5)))
  const peaks = Array.from({ length: count + 2 }, (_, index) => {
    const across = (index - 0.5 + random.between(-0.28, 0.28)) / count
    const x = across * stage.width
    const height = range.height * random.between(0.5, 1) * (range.envelope?.(across) ?? 1)
    const room = headroom(stage, { x, base: range.base, reach: REACH })
    return { x, height: Math.min(height, room * BELOW_TEXT) }
  })
  const colours = faces(stage, range.distance)
  // The highest stand in front, so that their faces are whole and the others fill the gaps.
  return peaks
    .filter(({ x, height }) => x + height * REACH > 0 && x - height * REACH < stage.width)
    .sort((a, b) => a.height - b.height)
    .map((peak) => drawPeak(stage, random, range, peak, colours))
    .join("")
}

/** A flank is rough: what may just reach a text stays a little below it. */
const BELOW_TEXT = 0.9

/** The farthest a foot lies from its summit, in heights of the peak. */
const REACH = 1.5

type Faces = { rock: Colour; rockShade: Colour; snow: Colour; snowShade: Colour }

function faces(stage: Stage, distance: number): Faces {
  const { snow, haze } = stage.palette
  const blueShade = stage.shade("#3F5292", distance * 0.9)
  return {
    rock: stage.shade("#7585AC", distance),
    rockShade: mix(stage.shade("#6679A6", distance), blueShade, 0.5),
    snow: mix(snow, haze, distance * 0.6),
    snowShade: mix(mix(snow, haze, distance * 0.7), blueShade, 0.36),
  }
}

/** Points along each edge of a face, summit included. */
const STEPS = 5

function drawPeak(
  stage: Stage,
  random: Random,
  range: Range,
  peak: { x: number; height: number },
  colours: Faces,
): string {
  const towardsLight = stage.light.x >= peak.x ? 1 : -1
  const halfWidth = peak.height * random.between(0.85, 1.25)
  const summit: Point = [peak.x, range.base - peak.height]
  const bright = flank(random, summit, towardsLight * halfWidth, peak.height)
  const dark = flank(
    random,
    summit,
    -towardsLight * halfWidth * random.between(0.85, 1.2),
    peak.height,
  )
  const spur = spurLine(random, summit, -towardsLight * halfWidth, peak.height)
  const snowDepth =
    Math.min(range.snow * SNOW_LINE[stage.season], 0.92) * random.between(0.85, 1.15)
  return (
    path(polygon([...bright, ...dark.toReversed()]), { fill: colours.rock }) +
    path(polygon([...dark, ...spur.toReversed()]), { fill: colours.rockShade }) +
    path(snowField(random, bright, spur, snowDepth), { fill: colours.snow }) +
    path(snowField(random, dark, spur, snowDepth * 0.9), { fill: colours.snowShade }) +
    path(ribs(random, bright, spur), { fill: colours.rockShade, opacity: 0.55 })
  )
}

/** The outline on one side: steep at the top, running out below. */
function flank(random: Random, [x, y]: Point, width: number, height: number): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = step / STEPS
    const roughness = step === 0 || step === STEPS ? 0 : 1
    return wholePixels([
      x + width * share ** 1.15 + roughness * random.between(-0.05, 0.05) * Math.abs(width),
      y + height * share ** 0.88 + roughness * random.between(-0.035, 0.035) * height,
    ])
  })
}

/** The edge that comes down towards us and parts light from shade. */
function spurLine(random: Random, [x, y]: Point, width: number, height: number): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = step / STEPS
    const sway = step === 0 ? 0 : (step % 2 === 0 ? -0.06 : 0.1) * random.between(0.6, 1.2)
    return wholePixels([x + width * (sway + 0.2 * share), y + height * share])
  })
}

/** Snow between an outline and the spur, with a ragged lower edge. */
function snowField(random: Random, outer: Point[], inner: Point[], depth: number): string {
  const teeth = 5
  const edge: Point[] = Array.from({ length: teeth + 1 }, (_, index) => {
    const across = index / teeth
    const reach = depth * (index % 2 === 0 ? 1.22 : 0.66) * random.between(0.85, 1.15)
    const [fromX, fromY] = pointAlong(outer, reach)
    const [toX, toY] = pointAlong(inner, reach)
    return wholePixels([lerp(fromX, toX, across), lerp(fromY, toY, across)])
  })
  return polygon([...upTo(outer, depth * 1.22), ...edge, ...upTo(inner, depth * 0.66).toReversed()])
}

function upTo(points: Point[], share: number): Point[] {
  return points.filter((_, index) => index / (points.length - 1) < share * 0.95)
}

/** Two rock ribs that structure the bright face. */
function ribs(random: Random, outer: Point[], inner: Point[]): string {
  return [0.3, 0.62]
    .map((across) => {
      const at = (share: number, offset: number): Point => {
        const [fromX, fromY] = pointAlong(outer, share)
        const [toX, toY] = pointAlong(inner, share)
        return wholePixels([lerp(fromX, toX, across + offset), lerp(fromY, toY, across + offset)])
      }
      const start = random.between(0.3, 0.5)
      return polygon([at(start, 0), at(1, -0.02), at(0.97, 0.16), at(start + 0.22, 0.09)])
    })
    .join("")
}
