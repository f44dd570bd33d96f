import { mix } from "../../colour.ts"
import { type Crown, drawCrowns } from "../../crowns.ts"
import { groundAt, type Stage } from "../../stage.ts"
import { element } from "../../svg.ts"
import { drawVillage } from "../../village.ts"

/** A small wooded island with a chapel, and its picture in the water. */
export function drawIslet(stage: Stage): string {
  const { width, unit } = stage
  const [x, y] = [width * 0.42, groundAt(stage, 0.5)]
  const random = stage.random("islet")
  const reach = unit * 0.2
  const leaf = stage.shade("#3A6F50", 0.06)
  const tree = (spread: number): Crown => {
    const across = random.between(-0.86, 0.86)
    return {
      x: x + across * reach,
      y: y + Math.sqrt(1 - across ** 2) * unit * spread,
      size: unit * random.between(0.04, 0.08),
    }
  }
  const behind = Array.from({ length: 16 }, () => tree(-0.018))
  const before = Array.from({ length: 11 }, () => tree(0.012))
  const lit = mix(leaf, stage.shade("#83AE74", 0.06), 0.36)
  const shape = (dy: number, share: number, fill: string, opacity?: number) =>
    element("ellipse", {
      cx: x,
      cy: y + unit * dy,
      rx: reach * 1.12 * share,
      ry: unit * 0.045 * share,
      fill,
      opacity,
    })
  return (
    shape(0.045, 1, leaf, 0.3) +
    shape(0.006, 1, stage.shade("#D9CFA8", 0.06)) +
    shape(0, 0.95, stage.shade("#6FA06B", 0.05)) +
    drawCrowns(stage, behind, { leaf, lit }) +
    drawVillage(stage, stage.random("chapel"), {
      x: x + reach * 0.1,
      y,
      reach: unit * 0.03,
      depth: unit * 0.004,
      house: unit * 0.03,
      count: 2,
      church: true,
      distance: 0.08,
    }) +
    drawCrowns(
      stage,
      before.filter((crown) => Math.abs(crown.x - x) > reach * 0.3),
      { leaf, lit },
    )
  )
}
