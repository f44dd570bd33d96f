import type { Colour } from "./colour.ts"
import type { Stage } from "./stage.ts"
import { dot, path, translate } from "./svg.ts"

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
      const shift = translate(towardsSun, -crown * 0.14)
      return dots(colours.leaf, crown) + (colours.lit ? dots(colours.lit, crown * 0.56, shift) : "")
    })
    .join("")
}

/** Sizes in steps of a third. */
function quantised(size: number): number {
  return 1.33 ** Math.round(Math.log(size) / Math.log(1.33))
}
