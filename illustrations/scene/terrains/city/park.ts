import { mix } from "../../colour.ts"
import { type Crown, drawCrowns } from "../../crowns.ts"
import { groundAt, type Stage } from "../../stage.ts"
import { element, nums, path } from "../../svg.ts"

/** A great park before the houses: lawns, a pond, alleys of trees. */
export function drawPark(stage: Stage): string {
  const { width, height, horizon, unit } = stage
  const top = horizon + unit * 0.115
  const random = stage.random("park")
  const leaf = stage.shade("#2F6048", 0.04)
  const lit = mix(leaf, stage.shade("#79A876", 0.04), 0.36)
  const row = (depth: number, size: number, count: number): Crown[] =>
    Array.from({ length: Math.round((count * width) / unit) }, () => ({
      x: random.next() * width,
      y: groundAt(stage, depth) + unit * random.between(-0.006, 0.016),
      size: unit * size * random.between(0.7, 1.2),
    }))
  const fill = stage.gradient("lawn", {
    kind: "vertical",
    stops: [
      { at: 0, colour: stage.shade("#8DB583", 0.24) },
      { at: 1, colour: stage.shade("#6E9F67", 0.03) },
    ],
  })
  const pond = (share: number, colour: string, opacity?: number) =>
    element("ellipse", {
      cx: width * 0.6,
      cy: groundAt(stage, 0.68),
      rx: unit * 0.3 * share,
      ry: unit * 0.042 * share,
      fill: colour,
      opacity,
    })
  const paths = `M${nums(width * 0.02, height)}Q${nums(width * 0.3, groundAt(stage, 0.6), width * 0.36, groundAt(stage, 0.4))}M${nums(width * 0.98, height)}Q${nums(width * 0.9, groundAt(stage, 0.56), width * 0.66, groundAt(stage, 0.42))}`
  return (
    element("rect", { y: top, width, height: height - top, fill }) +
    drawCrowns(stage, row(0.36, 0.036, 26), { leaf: stage.shade("#456F5E", 0.16), lit }) +
    path(paths, {
      fill: "none",
      stroke: stage.shade("#E5DCC4", 0.06),
      "stroke-width": unit * 0.012,
      opacity: 0.8,
    }) +
    pond(1.06, stage.shade("#5F8A5B", 0.05)) +
    pond(1, mix(stage.palette.waterFar, stage.palette.waterNear, 0.6)) +
    drawCrowns(stage, row(0.56, 0.05, 7), { leaf, lit }) +
    drawCrowns(stage, row(1, 0.1, 8), { leaf, lit })
  )
}
