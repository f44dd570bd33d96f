import { mix } from "../colour.ts"
import { lerp, type Point } from "../geometry.ts"
import { onGround } from "../ground.ts"
import { curve, ribbon } from "../lines.ts"
import type { Stage } from "../stage.ts"
import { path } from "../svg.ts"

/** Across the ground at every distance. */
export type Course = (away: number) => number

/** A river that winds through the middle. */
export function riverCourse(stage: Stage): Course {
  const random = stage.random("river")
  const phase = random.between(0, 6)
  const drift = random.between(-0.1, 0.12)
  return (away) =>
    drift * away +
    0.3 * away ** 0.85 * Math.sin(phase + Math.log(away) * 3.6) +
    0.12 * Math.sin(away * 2)
}

/** A broad stream in one great bend. */
export function streamCourse(stage: Stage): Course {
  const phase = stage.random("stream").between(-0.3, 0.3)
  return (away) => 0.9 * Math.sin(0.4 + phase + Math.log(away) * 1.7) * away ** 0.7 - 0.5
}

/** A canal: straight from our feet to the horizon. */
export function canalCourse(stage: Stage): Course {
  const random = stage.random("canal")
  const [from, slope] = [random.between(-0.5, -0.3), random.between(0.3, 0.42)]
  return (away) => from + slope * (away - 1)
}

/** Water between two banks, with a light edge where it is near; `half` of its width on the ground. */
export function drawRiver(stage: Stage, course: Course, half = 0.052): string {
  const steps = 17
  const [left, right]: [Point[], Point[]] = [[], []]
  for (let step = 0; step <= steps; step++) {
    const away = Math.exp(lerp(Math.log(0.86), Math.log(15), step / steps))
    const bank = half * (1 + 0.23 * Math.sin(step * 1.7))
    left.push(onGround(stage, { across: course(away) - bank, away }))
    right.push(onGround(stage, { across: course(away) + bank, away }))
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
