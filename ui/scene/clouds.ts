import { mix } from "./colour.ts"
import { type Box, boxAround, createPen, lerp, overlaps, type Point } from "./geometry.ts"
import type { Random } from "./random.ts"
import type { Stage } from "./stage.ts"
import { group, nums, path } from "./svg.ts"

/** How often a cloud looks for a free place before it stays away. */
const TRIES = 14

/** Long thin ice clouds, fading at both ends. */
export function drawCirrus(stage: Stage): string {
  const random = stage.random("cirrus")
  const fill = stage.gradient("cirrus", {
    kind: "horizontal",
    stops: [
      { at: 0, colour: stage.palette.cloudLit, opacity: 0 },
      { at: 0.5, colour: stage.palette.cloudLit, opacity: 1 },
      { at: 1, colour: stage.palette.cloudLit, opacity: 0 },
    ],
  })
  const streaks: string[] = []
  for (let index = 0; index < 5; index++) {
    const x = random.next() * stage.width
    const y = stage.horizon * random.between(0.08, 0.66)
    const half = Math.min(stage.width, stage.unit * 2) * random.between(0.16, 0.34)
    const lift = stage.unit * random.between(0.006, 0.013)
    if (stage.textZone && overlaps(boxAround(x, y, half * 0.8, lift), stage.textZone)) continue
    streaks.push(
      `M${nums(x - half, y + lift)}Q${nums(x, y - lift * 1.5)} ${nums(x + half, y)}Q${nums(x, y + lift * 0.6)} ${nums(x - half, y + lift)}Z`,
    )
  }
  return group(
    { fill, opacity: stage.palette.lightsOn ? 0.26 : 0.5 },
    ...streaks.map((d) => path(d, {})),
  )
}

/** Fair-weather cumulus: flat-bottomed, smaller towards the horizon, never over text or aircraft. */
export function drawCumulus(stage: Stage, skyBottom: number): string {
  const random = stage.random("cumulus")
  const count = Math.round(2.5 + 1.2 * (stage.width / stage.unit))
  const taken: Box[] = [...stage.keepClear]
  const clouds: string[] = []
  for (let index = 0; index < count; index++) {
    const place = findCloudPlace(stage, random, skyBottom, taken)
    if (!place) continue
    taken.push(boxAround(place.x, place.y - place.size * 0.3, place.size * 1.5, place.size * 0.9))
    clouds.push(drawCumulusCloud(stage, random, place))
  }
  return clouds.join("")
}

type CloudPlace = { x: number; y: number; size: number }

function findCloudPlace(
  stage: Stage,
  random: Random,
  skyBottom: number,
  taken: readonly Box[],
): CloudPlace | undefined {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const depth = random.next()
    const size = stage.unit * lerp(0.115, 0.052, depth) * random.between(0.8, 1.15)
    const x = random.between(0.02, 0.98) * stage.width
    const y = lerp(skyBottom * 0.2, skyBottom * 0.86, depth)
    const box = boxAround(x, y - size * 0.35, size * 1.15, size * 0.5)
    if (!taken.some((other) => overlaps(box, other))) return { x, y, size }
  }
  return undefined
}

/** Small clouds are one heap of puffs; large ones have a second, greyer one away from the sun. */
function drawCumulusCloud(stage: Stage, random: Random, { x, y, size }: CloudPlace): string {
  const front = puffs(random, { x, y, halfWidth: size, rise: 0.36 })
  const drawnFront = path(puffOutline(front, y), { fill: cloudFill(stage, "near") })
  if (size < stage.unit * 0.08) return drawnFront
  const away = Math.sign(x - stage.light.x) || 1
  const back = puffs(random, { x: x + away * size * 0.22, y, halfWidth: size * 0.62, rise: 0.5 })
  return path(puffOutline(back, y), { fill: cloudFill(stage, "far"), opacity: 0.85 }) + drawnFront
}

/** Light on top, shade at the flat base; the puffs behind are a little greyer. */
function cloudFill(stage: Stage, layer: "near" | "far"): string {
  const { cloudLit, cloudShade } = stage.palette
  const veil = layer === "near" ? 0 : 0.35
  return stage.gradient(`cloud-${layer}`, {
    kind: "vertical",
    stops: [
      { at: 0, colour: mix(cloudLit, cloudShade, veil) },
      { at: 0.5, colour: mix(cloudLit, cloudShade, veil + 0.2) },
      { at: 1, colour: cloudShade },
    ],
  })
}

export type Puff = { x: number; y: number; radius: number }

function puffs(
  random: Random,
  cloud: { x: number; y: number; halfWidth: number; rise: number },
): Puff[] {
  const count = 5 + Math.floor(random.next() * 2)
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count
    // Low at the ends, high in the middle
    const bulge = Math.sin(share * Math.PI) ** 0.8
    const radius = cloud.halfWidth * (0.15 + cloud.rise * 0.72 * bulge * random.between(0.65, 1.1))
    return {
      x: cloud.x + cloud.halfWidth * lerp(-1, 1, share),
      y: cloud.y - radius * 0.45 * bulge,
      radius,
    }
  })
}

/** The upper edge of overlapping circles as arcs, closed along a flat base. */
export function puffOutline(circles: readonly Puff[], base: number): string {
  const ridge = visiblePuffs(circles)
  const first = ridge[0]
  const last = ridge.at(-1)
  if (!first || !last) return ""
  const corner = first.radius * 0.25
  const start: Point = [first.x - reachAt(first, base - corner), base - corner]
  const end: Point = [last.x + reachAt(last, base - corner), base - corner]
  const pen = createPen(start)
  const arcs = ridge.map((puff, index) => {
    const next = ridge[index + 1]
    return `a${nums(puff.radius, puff.radius)} 0 0 1 ${pen.to(next ? crossing(puff, next) : end)}`
  })
  const round = nums(0, corner, -corner, corner)
  return `${pen.start}${arcs.join("")}q${round}H${nums(start[0] + corner)}q${nums(-corner, 0, -corner, -corner)}Z`
}

/** Leaves out circles that another one swallows or that do not reach their neighbour. */
function visiblePuffs(circles: readonly Puff[]): Puff[] {
  const ridge: Puff[] = []
  for (const puff of [...circles].sort((a, b) => a.x - b.x)) {
    let previous = ridge.at(-1)
    while (previous && !crosses(previous, puff) && previous.radius <= puff.radius) {
      ridge.pop()
      previous = ridge.at(-1)
    }
    if (!previous || crosses(previous, puff)) ridge.push(puff)
  }
  return ridge
}

function crosses(a: Puff, b: Puff): boolean {
  const distance = Math.hypot(b.x - a.x, b.y - a.y)
  return distance < a.radius + b.radius && distance > Math.abs(a.radius - b.radius) * 1.05
}

/** The upper of the two points where two circles meet. */
function crossing(a: Puff, b: Puff): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const distance = Math.hypot(dx, dy)
  const along = (distance ** 2 + a.radius ** 2 - b.radius ** 2) / (2 * distance)
  const across = Math.sqrt(Math.max(0, a.radius ** 2 - along ** 2))
  return [a.x + (along * dx + across * dy) / distance, a.y + (along * dy - across * dx) / distance]
}

function reachAt(puff: Puff, y: number): number {
  return Math.sqrt(Math.max(0, puff.radius ** 2 - (y - puff.y) ** 2))
}
