import { mix } from "../../colour.ts"
import { type Crown, drawCrowns } from "../../crowns.ts"
import { polygon } from "../../lines.ts"
import { groundAt, type Stage } from "../../stage.ts"
import { nums, path } from "../../svg.ts"

/** Boathouses on piles along a wooded bank on the right, their roofs red and grey. */
export function drawBoathouse(stage: Stage): string {
  const { width, height, unit } = stage
  const random = stage.random("boathouses")
  const trees: Crown[] = Array.from({ length: 30 }, () => {
    const share = random.next()
    return {
      x: width * (0.72 + share * 0.3),
      y: groundAt(stage, 0.42 + share * 0.32) + unit * random.between(-0.01, 0.03),
      size: unit * (0.04 + share * 0.06) * random.between(0.8, 1.2),
    }
  }).sort((a, b) => a.y - b.y)
  const leaf = stage.shade("#2E6146", 0.02)
  const bank = polygon([
    [width * 0.7, groundAt(stage, 0.43)],
    [width * 1.05, groundAt(stage, 0.4)],
    [width * 1.05, height + 9],
    [width * 0.97, height + 9],
    [width * 0.86, groundAt(stage, 0.78)],
  ])
  return (
    path(bank, { fill: stage.shade("#4C8259", 0.04) }) +
    drawCrowns(stage, trees, { leaf, lit: mix(leaf, stage.shade("#6FA06B", 0.02), 0.34) }) +
    drawHouse(stage, 0.7, 0.5, 0.05, "#B4574A") +
    drawHouse(stage, 0.75, 0.62, 0.066, "#6E7C92") +
    drawHouse(stage, 0.8, 0.8, 0.088, "#B4574A")
  )
}

function drawHouse(stage: Stage, across: number, depth: number, size: number, roof: string) {
  const { width, unit } = stage
  const [x, y, k] = [width * across, groundAt(stage, depth), unit * size]
  const walls = `M${nums(x - k, y)}v${nums(-k * 0.72)}l${nums(k * 0.9, -k * 0.5)}l${nums(k * 0.9, k * 0.5)}v${nums(k * 0.72)}Z`
  const gate = `M${nums(x - k * 0.6, y)}v${nums(-k * 0.54)}h${nums(k)}v${nums(k * 0.54)}Z`
  const cover = `M${nums(x - k * 1.1, y - k * 0.66)}l${nums(k, -k * 0.58)}h${nums(k * 1.1)}l${nums(-k * 0.1, k * 0.1)}l${nums(k * 0.9, k * 0.48)}h${nums(-k * 1.02)}l${nums(-k * 0.88, -k * 0.46)}Z`
  const piles = [-0.9, -0.3, 0.3, 0.75]
    .map((share) => `M${nums(x + k * share, y)}v${nums(k * 0.22)}`)
    .join("")
  return (
    path(piles, { stroke: stage.shade("#54473D", 0.03), "stroke-width": k * 0.08 }) +
    path(walls, { fill: stage.shade("#8B6A4C", 0.04) }) +
    path(gate, { fill: stage.palette.lightsOn ? "#FFDC9C" : stage.shade("#3D3B40", 0.04) }) +
    path(cover, { fill: stage.shade(roof, 0.04) })
  )
}
