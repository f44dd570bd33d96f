import type { Colour } from "./colour.ts"
import { curve, type Profile } from "./geometry.ts"
import { profilePoints } from "./land.ts"
import type { Random } from "./random.ts"
import type { Stage } from "./stage.ts"
import { dot, nums, path } from "./svg.ts"

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

/**
 * A wooded ridge: the land below its line, with crowns standing on it. The crowns are the round
 * dashes of two strokes along the line, which costs no more than the line itself.
 */
export function drawWoodedRidge(
  stage: Stage,
  line: Profile,
  wood: { crown: number; colour: Colour },
): string {
  const edge = curve(profilePoints(stage, line))
  const { crown, colour } = wood
  const crowns = (width: number, gaps: number[]) =>
    path(edge, {
      fill: "none",
      stroke: colour,
      "stroke-width": width,
      "stroke-linecap": "round",
      "stroke-dasharray": nums(...gaps.flatMap((gap) => [0, gap * crown])),
    })
  return (
    path(`${edge}V${nums(stage.height + 9)}H-99Z`, { fill: colour }) +
    crowns(crown, [0.9, 0.7, 1.1, 0.8]) +
    crowns(crown * 1.6, [3.1, 2.2, 5.3, 1.7, 4.1])
  )
}

/** A broad-leaved tree or bush with a round crown, standing on x, y. */
export type Crown = { x: number; y: number; size: number }

/**
 * Trees with round crowns, each lit from the side of the sun. A crown is the dot that a round
 * line end leaves, so a tree costs no more than its place.
 */
export function drawCrowns(
  stage: Stage,
  trees: readonly Crown[],
  colours: { leaf: Colour; lit?: Colour },
): string {
  const bySize = new Map<number, { d: string; x: number }>()
  for (const { x, y, size } of trees) {
    const crown = quantised(size)
    const dots = bySize.get(crown) ?? { d: "", x }
    bySize.set(crown, { d: dots.d + dot(x, y - size * 0.42), x: dots.x })
  }
  const sunX = stage.mirrored ? stage.width - stage.light.x : stage.light.x
  return [...bySize]
    .sort(([a], [b]) => a - b)
    .map(([crown, { d, x }]) => {
      const dots = (stroke: Colour, width: number, transform?: string) =>
        path(d, { stroke, "stroke-width": width, "stroke-linecap": "round", transform })
      const towardsSun = Math.sign(sunX - x) * crown * 0.16
      const shift = `translate(${nums(towardsSun, -crown * 0.14)})`
      return dots(colours.leaf, crown) + (colours.lit ? dots(colours.lit, crown * 0.56, shift) : "")
    })
    .join("")
}

/** Sizes in steps of a third. */
function quantised(size: number): number {
  return 1.33 ** Math.round(Math.log(size) / Math.log(1.33))
}
