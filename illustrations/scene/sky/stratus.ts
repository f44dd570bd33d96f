import type { Stage } from "../stage.ts"
import { element, group } from "../svg.ts"

/** A closed cover: long flat folds, closer together towards the horizon. */
export function drawStratus(stage: Stage): string {
  // the high fog of the plain „overcast“ stays as calm as it always was
  if (stage.weather !== "overcast" || stage.time === "overcast") return ""
  const { horizon, width, unit, palette } = stage
  const random = stage.random("stratus")
  const fill = stage.gradient("stratus", {
    kind: "vertical",
    stops: [
      { at: 0, colour: palette.cloudLit, opacity: 0.5 },
      { at: 1, colour: palette.cloudShade, opacity: 0.55 },
    ],
  })
  const folds = Array.from({ length: 9 }, (_, row) => {
    const depth = (row + random.next() * 0.5) / 9
    return element("ellipse", {
      cx: Math.round(random.next() * width),
      cy: Math.round(horizon * (0.04 + 0.86 * depth ** 0.8)),
      rx: Math.round(unit * (0.95 - depth * 0.45) * random.between(0.7, 1.2)),
      ry: Math.round(unit * (0.06 - depth * 0.045)),
    })
  })
  return group({ fill, opacity: 0.6 }, ...folds)
}
