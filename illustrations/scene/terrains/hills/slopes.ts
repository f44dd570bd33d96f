import { mix } from "../../colour.ts"
import { type Crown, drawCrowns } from "../../crowns.ts"
import { lerp, type Point } from "../../geometry.ts"
import { drawLand, profilePoints } from "../../land.ts"
import { polygon } from "../../lines.ts"
import { type Profile, rollingProfile } from "../../profile.ts"
import type { Random } from "../../random.ts"
import { groundAt, type Stage } from "../../stage.ts"
import { path } from "../../svg.ts"
import { drawVillage } from "../../village.ts"

const CROPS = ["#8DB07A", "#C6C77C", "#E3CF6B", "#A9BD7E", "#7BA46F"] as const

/** Rolling farmland: each slope in fields, woods on the crests, villages in the folds. */
export function drawSlopes(stage: Stage): string {
  const { unit, width } = stage
  const slope = (layer: string, base: number, amplitude: number): Profile =>
    rollingProfile(stage.random(layer), {
      base: groundAt(stage, base),
      amplitude: unit * amplitude,
      wavelength: unit * 1.5,
    })
  const lines = [
    slope("slope-1", 0.3, 0.08),
    slope("slope-2", 0.52, 0.1),
    slope("slope-3", 0.8, 0.1),
  ]
  return lines
    .map((line, index) => {
      const random = stage.random(`slope-fields-${index}`)
      const next = lines[index + 1] ?? (() => stage.height + 9)
      const distance = 0.3 - index * 0.13
      const x = width * random.between(0.2, 0.8)
      return (
        drawLand(stage, line, stage.shade("#86AE74", distance)) +
        drawStrips(stage, random, { line, next, distance }) +
        (index === 2
          ? ""
          : drawVillage(stage, random, {
              x,
              y: lerp(line(x), next(x), 0.62),
              reach: unit * (0.07 + index * 0.03),
              depth: unit * 0.01,
              house: unit * (0.014 + index * 0.007),
              count: 10,
              church: true,
              distance,
            })) +
        drawCrest(stage, random, line, { distance, size: 0.018 + index * 0.015 })
      )
    })
    .join("")
}

/** Fields run down the slope, each between two lines from its crest. */
function drawStrips(
  stage: Stage,
  random: Random,
  { line, next, distance }: { line: Profile; next: Profile; distance: number },
): string {
  const { width, unit } = stage
  const byCrop = CROPS.map(() => "")
  let x = -unit * 0.1
  while (x < width) {
    const wide = unit * random.between(0.09, 0.24)
    const lean = unit * random.between(0.02, 0.09)
    const [from, to] = [random.between(0.04, 0.2), random.between(0.55, 1)]
    const down = (at: number, share: number): Point => [
      at + lean * share,
      lerp(line(at), next(at), share),
    ]
    const crop = Math.floor(random.next() * CROPS.length)
    byCrop[crop] += polygon([down(x, from), down(x + wide, from), down(x + wide, to), down(x, to)])
    x += wide + unit * random.between(0, 0.07)
  }
  return byCrop
    .map((d, crop) => path(d, { fill: stage.shade(CROPS[crop] ?? CROPS[0], distance + 0.03) }))
    .join("")
}

/** Woods and single trees along the crest. */
function drawCrest(
  stage: Stage,
  random: Random,
  line: Profile,
  { distance, size }: { distance: number; size: number },
): string {
  const { unit } = stage
  const trees: Crown[] = profilePoints(stage, line).flatMap(([x]) => {
    if (random.chance(0.45)) return []
    return Array.from({ length: 7 }, () => {
      const at = x + unit * random.between(0, 0.15)
      return {
        x: at,
        y: line(at) + unit * random.between(0, 0.012),
        size: unit * size * random.between(0.7, 1.2),
      }
    })
  })
  const leaf = stage.shade("#3E7052", distance)
  return drawCrowns(stage, trees, { leaf, lit: mix(leaf, stage.shade("#8DBB78", distance), 0.32) })
}
