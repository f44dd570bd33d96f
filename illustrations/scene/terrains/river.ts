import { mix } from "../colour.ts"
import { lerp, type Point } from "../geometry.ts"
import { onGround } from "../ground.ts"
import { curve, ribbon } from "../lines.ts"
import type { Stage } from "../stage.ts"
import { path } from "../svg.ts"

/** The river's course: across the ground at every distance. */
export function riverCourse(stage: Stage): (away: number) => number {
  const random = stage.random("river")
  const phase = random.between(0, 6)
  const drift = random.between(-0.1, 0.12)
  return (away) =>
    drift * away +
    0.3 * away ** 0.85 * Math.sin(phase + Math.log(away) * 3.6) +
    0.12 * Math.sin(away * 2)
}

/** Water between two banks, with a light edge where it is near. */
export function drawRiver(stage: Stage): string {
  const course = riverCourse(stage)
  const steps = 17
  const [left, right]: [Point[], Point[]] = [[], []]
  for (let step = 0; step <= steps; step++) {
    const away = Math.exp(lerp(Math.log(0.86), Math.log(15), step / steps))
    const half = 0.052 + 0.012 * Math.sin(step * 1.7)
    left.push(onGround(stage, { across: course(away) - half, away }))
    right.push(onGround(stage, { across: course(away) + half, away }))
  }
  const { waterFar, waterNear, cloudLit } = stage.palette
  return (
    path(ribbon(left, right), {
      fill: mix(waterFar, waterNear, 0.34),
      stroke: stage.shade("#5F8A62", 0.12),
      "stroke-width": stage.unit * 0.004,
    }) +
    path(curve(left.slice(0, 11)), {
      fill: "none",
      stroke: cloudLit,
      "stroke-width": stage.unit * 0.003,
      opacity: 0.3,
    })
  )
}
