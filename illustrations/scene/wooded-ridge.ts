import { type Colour, mix } from "./colour.ts"
import { landFill, moonlit, profilePoints } from "./land.ts"
import { curve } from "./lines.ts"
import type { Profile } from "./profile.ts"
import type { Stage } from "./stage.ts"
import { nums, path } from "./svg.ts"

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
  const edgeColour = stage.time === "night" ? mix(colour, moonlit(stage, colour), 0.6) : colour
  const crowns = (width: number, gaps: number[]) =>
    path(edge, {
      fill: "none",
      stroke: edgeColour,
      "stroke-width": width,
      "stroke-linecap": "round",
      "stroke-dasharray": nums(...gaps.flatMap((gap) => [0, gap * crown])),
    })
  return (
    crowns(crown, [0.9, 0.7, 1.1, 0.8]) +
    crowns(crown * 1.6, [3.1, 2.2, 5.3, 1.7, 4.1]) +
    path(`${edge}V${nums(stage.height + 9)}H-99Z`, { fill: landFill(stage, colour) })
  )
}
