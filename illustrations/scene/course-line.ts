import type { PlacedAircraft } from "./aircraft/placement.ts"
import type { Box, Point } from "./geometry.ts"
import type { Frame, Stage } from "./stage.ts"
import { element, escapeText, group, nums, path } from "./svg.ts"

/** The mono labels of a dotted course: where it leaves the ground and where it leads. */
export type CourseLabels = { readonly from: string; readonly to: string }

/** Where the course leaves the picture and its label stands; clouds stay away from it. */
export function courseLabelZone({ width, unit }: Frame, { nose: [x, y] }: PlacedAircraft): Box {
  return { left: x, top: y - unit * 0.09, right: width, bottom: y + unit * 0.05 }
}

/** The dotted course of the chart, from an aerodrome over the aircraft and out of the picture. */
export function drawCourseLine(
  stage: Stage,
  aircraft: PlacedAircraft,
  start: Point,
  labels: CourseLabels,
): string {
  const { unit, width, palette } = stage
  const gap = unit * 0.028
  const [tailX, tailY] = aircraft.tail
  const [noseX, noseY] = aircraft.nose
  const climb = [tailX - gap * 0.8, tailY + gap * 0.1] as const
  const onwards = [noseX + gap, noseY] as const
  const exit = [width, noseY - (width - noseX) * 0.1] as const
  const line =
    `M${nums(...start)}Q${nums(start[0] + (climb[0] - start[0]) * 0.42, climb[1] + (start[1] - climb[1]) * 0.42)} ${nums(...climb)}` +
    `M${nums(...onwards)}Q${nums((onwards[0] + exit[0]) / 2, exit[1] + (onwards[1] - exit[1]) * 0.25)} ${nums(...exit)}`
  const text = palette.lightsOn ? "#FFFFFF" : "#131A36"
  const label = (x: number, y: number, anchor: "start" | "end", content: string) =>
    element("text", { x, y, "text-anchor": anchor }, escapeText(content))
  const size = Math.max(11, unit * 0.019)
  return (
    path(line, {
      fill: "none",
      stroke: "#FFFFFF",
      "stroke-width": Math.max(1.5, unit * 0.0036),
      "stroke-dasharray": nums(0, unit * 0.0115),
      "stroke-linecap": "round",
    }) +
    element("circle", { cx: start[0], cy: start[1], r: unit * 0.0075, fill: "#FFFFFF" }) +
    group(
      {
        fill: text,
        "font-family": "Spline Sans Mono, ui-monospace, monospace",
        "font-size": size,
      },
      label(start[0] + size, start[1] - size * 0.3, "start", labels.from),
      label(width - size * 1.9, exit[1] + size * 2.4, "end", labels.to),
    )
  )
}
