import { mix } from "../../colour.ts"
import { type Crown, drawCrowns } from "../../crowns.ts"
import { curve } from "../../lines.ts"
import type { Stage } from "../../stage.ts"
import { element, nums, path } from "../../svg.ts"

/** Our own bank with trees and a jetty. */
export function drawBank(stage: Stage): string {
  const { width, height, unit } = stage
  const random = stage.random("bank")
  const reach = Math.min(width, unit * 1.5)
  const top = height - unit * 0.1
  const bank = curve([
    [-reach * 0.05, top - unit * 0.015],
    [reach * 0.16, top],
    [reach * 0.3, top + unit * 0.045],
    [reach * 0.46, height + unit * 0.02],
  ])
  const trees: Crown[] = Array.from({ length: 17 }, () => {
    const x = random.between(-0.03, 0.25) * reach
    return {
      x,
      y: top + (x / reach) ** 2 * unit * 0.5 + unit * random.between(0, 0.025),
      size: unit * random.between(0.05, 0.1),
    }
  })
  const leaf = stage.shade("#2E6146", 0)
  return (
    path(`${bank}V${nums(height + 9)}H-99Z`, { fill: stage.shade("#4C8259", 0.03) }) +
    drawJetty(stage, reach * 0.3, top + unit * 0.05) +
    drawCrowns(stage, trees, { leaf, lit: mix(leaf, stage.shade("#6FA06B", 0), 0.34) })
  )
}

function drawJetty(stage: Stage, x: number, y: number): string {
  const { unit } = stage
  const wood = stage.shade("#8A7560", 0.05)
  const deck = `M${nums(x, y)}l${nums(unit * 0.2, -unit * 0.03)}l${nums(unit * 0.012, unit * 0.009)}l${nums(-unit * 0.2, unit * 0.036)}Z`
  const piles = [0.06, 0.12, 0.19]
    .map((share) => `M${nums(x + unit * share, y - unit * share * 0.14)}v${nums(unit * 0.026)}`)
    .join("")
  return (
    path(piles, { stroke: stage.shade("#5F5148", 0.02), "stroke-width": unit * 0.006 }) +
    element("path", { d: deck, fill: wood })
  )
}
