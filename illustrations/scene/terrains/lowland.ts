import { drawLand, mirrored } from "../land.ts"
import { rollingProfile } from "../profile.ts"
import type { Stage } from "../stage.ts"
import { element } from "../svg.ts"
import { drawWoodedRidge } from "../wooded-ridge.ts"
import { drawCountry } from "./country.ts"
import { drawFields } from "./fields.ts"
import type { Landscape } from "./landscape.ts"
import { drawRiver } from "./river.ts"
import { drawTurbines } from "./wind-turbines.ts"

/** Farmland to the horizon: a patchwork of fields, a river, villages and wind turbines. */
export const lowland: Landscape = {
  horizon: 0.58,
  skyline: 0.01,
  lightSpan: [0.24, 0.6],
  mayMirror: true,
  draw: (stage) =>
    drawFarWoods(stage) +
    drawPlain(stage) +
    mirrored(
      stage,
      drawFields(stage) + drawRiver(stage) + drawCountry(stage) + drawTurbines(stage),
    ),
}

function drawFarWoods(stage: Stage): string {
  const { horizon, unit } = stage
  const random = stage.random("far-woods")
  const hills = rollingProfile(random, {
    base: horizon - unit * 0.006,
    amplitude: unit * 0.02,
    wavelength: unit * 1.5,
  })
  const woods = rollingProfile(random, {
    base: horizon + unit * 0.002,
    amplitude: unit * 0.008,
    wavelength: unit * 0.7,
  })
  return (
    drawLand(stage, hills, stage.shade("#88A3A8", 0.66)) +
    drawWoodedRidge(stage, woods, { crown: unit * 0.006, colour: stage.shade("#7A9C8C", 0.55) })
  )
}

/** The plain under and beyond the fields, fading into the haze. */
function drawPlain(stage: Stage): string {
  const fill = stage.gradient("plain", {
    kind: "vertical",
    stops: [
      { at: 0, colour: stage.shade("#9DBB8C", 0.55) },
      { at: 0.3, colour: stage.shade("#7FA574", 0.2) },
      { at: 1, colour: stage.shade("#6F9964", 0.02) },
    ],
  })
  const y = stage.horizon + stage.unit * 0.006
  return element("rect", { y, width: stage.width, height: stage.height - y, fill })
}
