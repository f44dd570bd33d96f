import { type Box, boxAround, overlaps } from "../geometry.ts"
import type { Random } from "../random.ts"
import type { Frame, Light } from "../stage.ts"
import type { Composition } from "../terrains/landscape.ts"
import type { TimeOfDay } from "../time-of-day.ts"

/**
 * Where a low sun stands: over a share of the skyline, and how many of its radii above that. After
 * sunset it sinks behind the land and half of it is left. By day and at night the light stands
 * high, at a share of the sky.
 */
const LOW_LIGHT: Partial<Record<TimeOfDay, { skyline: number; radii: number }>> = {
  dawn: { skyline: 1, radii: 1.4 },
  "low-sun": { skyline: 1, radii: 1.7 },
  dusk: { skyline: 0.55, radii: 0.1 },
}
const HIGH_LIGHT = 0.3
/** Where day and night have to keep low too. */
const KEPT_LOW = { skyline: 1, radii: 3 }
/** How many radii lie between the upper edge of what is seen and the middle of the light. */
const BELOW_EDGE = 1.5
/** Inside every crop; a low sun also has to suit the landscape it stands on. */
const HIGH_LIGHT_SPAN = [0.24, 0.76] as const

/** Places the sun or moon beside the aircraft and the text, never behind them. */
export function placeLight(request: {
  frame: Frame
  composition: Composition
  time: TimeOfDay
  random: Random
  /** A fixed place as a share of the width. */
  at: number | undefined
  /** A fixed place of a light that stands high: across the width, and down the sky. */
  highAt?: { readonly x: number; readonly y: number } | undefined
  /** Whether it stands low at every hour. */
  isLow?: boolean | undefined
  mirrored: boolean
  avoid: readonly Box[]
  /** What every frame shows of the picture. */
  seen: Box
}): Light {
  const { frame, composition, time, random, avoid, seen } = request
  const low = LOW_LIGHT[time] ?? (request.isLow ? KEPT_LOW : undefined)
  const radius = frame.unit * (LOW_LIGHT[time] ? 0.05 : 0.042)
  const wishedAt = low
    ? frame.horizon - low.skyline * composition.skyline * frame.unit - low.radii * radius
    : frame.horizon * (request.highAt?.y ?? HIGH_LIGHT)
  const y = Math.max(wishedAt, seen.top + BELOW_EDGE * radius)
  const [from, to] = low ? composition.lightSpan : HIGH_LIGHT_SPAN
  const fixed = low ? request.at : (request.highAt?.x ?? request.at)
  if (fixed !== undefined) return belowBoxes({ x: frame.width * fixed, y, radius }, avoid)
  const lightAt = (share: number): Light => {
    return { x: frame.width * (request.mirrored ? 1 - share : share), y, radius }
  }
  const wished = Array.from({ length: 16 }, () => lightAt(random.between(from, to)))
  const elsewhere = Array.from({ length: 16 }, (_, index) => lightAt(0.08 + index * 0.056))
  const isWhole = ({ x }: Light) => x - radius >= seen.left && x + radius <= seen.right
  const isFree = (margin: number) => (light: Light) =>
    isWhole(light) && !avoid.some((box) => overlaps(discOf(light, margin), box))
  return (
    wished.find(isFree(ROOMY)) ??
    wished.find(isFree(CLOSE)) ??
    elsewhere.find(isFree(ROOMY)) ??
    elsewhere.find(isFree(CLOSE)) ??
    farthestFrom(avoid, elsewhere, lightAt(from))
  )
}

/** How many radii the light keeps from text and aircraft, and how few will do. */
const ROOMY = 2.6
const CLOSE = 1.2

/** The box around sun or moon, `margin` times as large. */
export function discOf({ x, y, radius }: Light, margin: number): Box {
  return boxAround(x, y, radius * margin, radius * margin)
}

/** The light of a fixed place, lower down where something would cover it. */
function belowBoxes(light: Light, boxes: readonly Box[]): Light {
  const covering = boxes.filter((box) => overlaps(discOf(light, 1), box))
  const { radius } = light
  return { ...light, y: Math.max(light.y, ...covering.map(({ bottom }) => bottom + radius * 1.1)) }
}

function farthestFrom(
  boxes: readonly Box[],
  candidates: readonly Light[],
  otherwise: Light,
): Light {
  const distance = (light: Light) =>
    Math.min(...boxes.map((box) => Math.abs(light.x - (box.left + box.right) / 2)))
  return candidates.reduce(
    (best, candidate) => (distance(candidate) > distance(best) ? candidate : best),
    candidates[0] ?? otherwise,
  )
}
