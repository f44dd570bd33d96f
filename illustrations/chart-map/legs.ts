import { path } from "./ground.ts"
import { pathData } from "./path-data.ts"
import type { Position } from "./plane.ts"
import { toSpot, type View } from "./view.ts"

/** Ways that were flown, as the dotted courses of charts. */
export function drawLegs(legs: readonly (readonly Position[])[], view: View): string {
  const lines = legs.map((leg) =>
    leg.map((position) => toSpot(view, position)).flatMap(({ x, y }) => [x, y]),
  )
  const data = pathData(lines, false)
  if (data === "") return ""
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${path(
    data,
    `stroke="var(--surface,#fff)" stroke-width="4.4" stroke-opacity=".7"`,
  )}${path(data, `stroke="var(--act,#3c45c4)" stroke-width="2" stroke-dasharray="0 5"`)}</g>`
}
