import type { Colour } from "./colour.ts"
import type { Profile } from "./profile.ts"
import type { Random } from "./random.ts"
import type { Stage } from "./stage.ts"
import { nums, path } from "./svg.ts"

/** Trees come in a few sizes only: equal drawings compress to almost nothing. */
const SIZES = [0.62, 0.76, 0.9, 1.06, 1.25] as const

/** A fir with three tiers, standing on x, y. */
function fir(x: number, y: number, size: number): string {
  const tier = (width: number, height: number) => `l${nums(width * size, height * size)}`
  const inset = `h${nums(-0.07 * size)}`
  return (
    `M${nums(x, y - size)}${tier(0.14, 0.36)}${inset}${tier(0.14, 0.34)}${inset}${tier(0.12, 0.36)}` +
    `h${nums(-0.52 * size)}${tier(0.12, -0.36)}${inset}${tier(0.14, -0.34)}${inset}Z`
  )
}

/** Firs along a landscape line, in groups with clearings between them. */
export function drawFirs(
  stage: Stage,
  random: Random,
  line: Profile,
  wood: { density: number; size: number; colour: Colour },
): string {
  const groups = Math.round((wood.density * stage.width) / stage.unit)
  let d = ""
  for (let index = 0; index < groups; index++) {
    const middle = ((index + random.next()) / groups) * stage.width
    const count = 2 + Math.floor(random.next() ** 2 * 7)
    for (let tree = 0; tree < count; tree++) {
      const x = middle + (random.next() - 0.5) * count * wood.size * 0.46
      const size = wood.size * random.pick(SIZES)
      d += fir(Math.round(x), Math.round(line(x) + size * random.between(0.12, 0.3)), size)
    }
  }
  return path(d, { fill: wood.colour })
}
