import { mix } from "../../colour.ts"
import { type Crown, drawCrowns } from "../../crowns.ts"
import { lerp, type Point } from "../../geometry.ts"
import { onGround } from "../../ground.ts"
import { curve } from "../../lines.ts"
import type { Stage } from "../../stage.ts"
import { path } from "../../svg.ts"
import type { Course } from "../river.ts"

/** A road with trees on both sides, evenly planted. */
export function drawAlley(stage: Stage, course: Course): string {
  const at = (share: number) => Math.exp(lerp(Math.log(0.9), Math.log(9), share))
  const road: Point[] = Array.from({ length: 9 }, (_, step) => {
    const away = at(step / 8)
    return onGround(stage, { across: course(away), away })
  })
  const trees: Crown[] = Array.from({ length: 44 }, (_, index) => {
    const away = at((index + 0.5) / 44)
    const side = index % 2 === 0 ? -1 : 1
    const [x, y] = onGround(stage, { across: course(away) + side * 0.022, away })
    return { x, y, size: (stage.unit * 0.05) / away ** 0.92 }
  }).toReversed()
  const leaf = stage.shade("#3E7052", 0.08)
  return (
    path(curve(road), {
      fill: "none",
      stroke: stage.shade("#D8D2C4", 0.1),
      "stroke-width": stage.unit * 0.005,
    }) + drawCrowns(stage, trees, { leaf, lit: mix(leaf, stage.shade("#8DBB78", 0.06), 0.34) })
  )
}
