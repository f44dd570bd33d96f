import { mix } from "../colour.ts"
import { type Box, boxAround, lerp, overlaps } from "../geometry.ts"
import type { Random } from "../random.ts"
import type { Stage } from "../stage.ts"
import { path } from "../svg.ts"
import { type Puff, puffOutline } from "./puffs.ts"

/** How often a cloud looks for a free place before it stays away. */
const TRIES = 14

/** How far a cloud reaches to the sides and up from its base, in its sizes. */
const HALF_WIDTH = 1.15
const RISE = 0.7

/** Fair-weather cumulus: flat-bottomed, smaller towards the horizon, never over text or aircraft. */
export function drawCumulus(stage: Stage, skyBottom: number): string {
  if (stage.weather === "clear" || stage.weather === "cirrus") return ""
  const random = stage.random("cumulus")
  const count = Math.min(7, Math.round(2.5 + 1.2 * (stage.width / stage.unit)))
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
    const [left, right] = [
      stage.seen.left + size * HALF_WIDTH,
      stage.seen.right - size * HALF_WIDTH,
    ]
    const x = Math.min(right, Math.max(left, random.between(0.02, 0.98) * stage.width))
    const highest = stage.seen.top + size * RISE
    const y = Math.max(highest, lerp(skyBottom * 0.2, skyBottom * 0.86, depth))
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
