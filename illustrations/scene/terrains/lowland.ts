import { drawHaze, drawLand, mirrored } from "../land.ts"
import { drawMountains } from "../mountains.ts"
import { rollingProfile } from "../profile.ts"
import type { Stage } from "../stage.ts"
import { element } from "../svg.ts"
import { drawWoodedRidge } from "../wooded-ridge.ts"
import { drawCountry } from "./country.ts"
import { drawFields } from "./fields.ts"
import type { Composition, Landscape } from "./landscape.ts"
import { drawAlley } from "./lowland/alley.ts"
import { drawPonds } from "./lowland/ponds.ts"
import { canalCourse, drawRiver, riverCourse, streamCourse } from "./river.ts"
import { drawTurbines } from "./wind-turbines.ts"

const BROAD = 0.17
const NARROW = 0.036

/** Farmland to the horizon: fields, villages, and a river, a stream, a canal, ponds, or none of them. */
export const lowland: Landscape = {
  horizon: 0.58,
  compositions: [
    plain((stage) => {
      const course = riverCourse(stage)
      return drawFields(stage) + drawRiver(stage, course) + drawCountry(stage, course)
    }),
    plain((stage) => {
      const course = streamCourse(stage)
      return (
        drawFields(stage, { turn: 0.2 }) +
        drawRiver(stage, course, BROAD) +
        drawCountry(stage, course, { half: BROAD })
      )
    }),
    plain((stage) => {
      const dry = riverCourse(stage)
      return (
        drawFields(stage, { turn: -0.3, strips: 1.9 }) +
        drawCountry(stage, dry, { hasBankTrees: false }) +
        drawTurbines(stage)
      )
    }),
    plain((stage) => {
      const course = canalCourse(stage)
      return (
        drawFields(stage, { turn: 0.34, strips: 1.5 }) +
        drawRiver(stage, course, NARROW) +
        drawCountry(stage, course, { hasBankTrees: false, half: NARROW }) +
        drawAlley(stage, (away) => course(away) - NARROW - 0.06)
      )
    }),
    plain((stage) => drawFields(stage, { turn: 0.72 }) + drawPonds(stage)),
  ],
}

function plain(draw: (stage: Stage) => string): Composition {
  return {
    skyline: 0.01,
    lightSpan: [0.24, 0.6],
    mayMirror: true,
    draw: (stage) => drawFarWoods(stage) + drawPlain(stage) + mirrored(stage, draw(stage)),
  }
}

function drawFarWoods(stage: Stage): string {
  const { horizon, unit, relief } = stage
  const random = stage.random("far-woods")
  const hills = rollingProfile(random, {
    base: horizon - unit * 0.006,
    amplitude: unit * (relief === "flat" ? 0.006 : 0.03),
    wavelength: unit * 1.5,
  })
  const woods = rollingProfile(random, {
    base: horizon + unit * 0.002,
    amplitude: unit * 0.008,
    wavelength: unit * 0.7,
  })
  const alps =
    relief === "alps"
      ? drawMountains(stage, stage.random("far-alps"), {
          base: horizon + unit * 0.012,
          height: unit * 0.11,
          peaks: 12,
          distance: 0.7,
          snow: 0.7,
        }) + drawHaze(stage, horizon, unit * 0.08)
      : ""
  return (
    alps +
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
