import { drawHaze, drawLand, mirrored, profilePoints } from "../land.ts"
import { curve } from "../lines.ts"
import { drawMountains } from "../mountains.ts"
import { rollingProfile } from "../profile.ts"
import type { Stage } from "../stage.ts"
import { nums, path } from "../svg.ts"
import { drawVillage } from "../village.ts"
import { drawSails, drawWater, type SailPlace } from "../water.ts"
import { drawWoodedRidge } from "../wooded-ridge.ts"
import { drawBank } from "./lake/bank.ts"
import { drawBoathouse } from "./lake/boathouse.ts"
import { drawCapes } from "./lake/capes.ts"
import { drawIslet } from "./lake/islet.ts"
import { drawReeds } from "./lake/reeds.ts"
import type { Composition, Landscape } from "./landscape.ts"

/** A lake: its far shore before what the region has, sails, and what is near us. */
export const lake: Landscape = {
  horizon: 0.56,
  compositions: [
    view(0.3, drawBank, [
      { x: 0.42, depth: 0.076, size: 0.026 },
      { x: 0.6, depth: 0.178, size: 0.038 },
      { x: 0.73, depth: 0.25, size: 0.05 },
      { x: 0.72, depth: 0.44, size: 0.078 },
    ]),
    view(0.7, drawIslet, [
      { x: 0.3, depth: 0.14, size: 0.03 },
      { x: 0.82, depth: 0.5, size: 0.07 },
    ]),
    view(0.5, drawCapes, [
      { x: 0.46, depth: 0.3, size: 0.045 },
      { x: 0.58, depth: 0.46, size: 0.062 },
    ]),
    view(0.24, drawReeds, [
      { x: 0.64, depth: 0.12, size: 0.028 },
      { x: 0.4, depth: 0.26, size: 0.05 },
    ]),
    view(0.62, drawBoathouse, [
      { x: 0.24, depth: 0.1, size: 0.024 },
      { x: 0.34, depth: 0.2, size: 0.04 },
      { x: 0.18, depth: 0.34, size: 0.06 },
      { x: 0.44, depth: 0.5, size: 0.08 },
    ]),
  ],
}

function view(
  villageAt: number,
  drawNear: (stage: Stage) => string,
  sails: readonly SailPlace[],
): Composition {
  return {
    skyline: 0.12,
    lightSpan: [0.24, 0.76],
    mayMirror: true,
    draw: (stage) =>
      drawFarShore(stage, villageAt) +
      drawWater(stage, shoreLine(stage)) +
      drawReflection(stage) +
      mirrored(stage, drawSails(stage, shoreLine(stage), sails) + drawNear(stage)),
  }
}

function shoreLine({ horizon, unit }: Stage): number {
  return horizon + unit * 0.035
}

function drawFarShore(stage: Stage, villageAt: number): string {
  const { unit } = stage
  const shore = shoreLine(stage)
  return (
    drawBackdrop(stage) +
    drawWoodedShore(stage, shore) +
    drawVillage(stage, stage.random("village"), {
      x: stage.width * villageAt,
      y: shore - unit * 0.008,
      reach: unit * 0.13,
      depth: unit * 0.005,
      house: unit * 0.015,
      count: 13,
      church: true,
      distance: 0.3,
    })
  )
}

/** The Alps stand only behind the lakes at their foot; elsewhere hills, or nothing but woods. */
function drawBackdrop(stage: Stage): string {
  const { horizon, unit, relief } = stage
  if (relief === "alps") {
    const range = drawMountains(stage, stage.random("range"), {
      base: horizon + unit * 0.02,
      height: unit * 0.25,
      peaks: 7.5,
      distance: 0.5,
      snow: 0.62,
    })
    return range + drawHaze(stage, horizon + unit * 0.02, unit * 0.16)
  }
  const height = relief === "hills" ? 1 : 0.3
  const ridge = (layer: string, base: number, amplitude: number) =>
    rollingProfile(stage.random(layer), {
      base: horizon - unit * base * height,
      amplitude: unit * amplitude * height,
      wavelength: unit * 1.2,
    })
  return (
    drawLand(stage, ridge("ridge-far", 0.08, 0.09), stage.shade("#7F98B5", 0.64)) +
    drawHaze(stage, horizon, unit * 0.08, 0.6) +
    drawLand(stage, ridge("ridge-near", 0.03, 0.07), stage.shade("#6C93A0", 0.5))
  )
}

function drawWoodedShore(stage: Stage, shore: number): string {
  const { unit } = stage
  const random = stage.random("shore")
  const back = rollingProfile(random, {
    base: shore - unit * 0.055,
    amplitude: unit * 0.05,
    wavelength: unit * 1.3,
  })
  const front = rollingProfile(random, {
    base: shore - unit * 0.022,
    amplitude: unit * 0.018,
    wavelength: unit * 0.8,
  })
  return (
    drawWoodedRidge(stage, back, {
      crown: unit * 0.009,
      colour: stage.shade("#6F9A86", 0.44),
    }) +
    drawWoodedRidge(stage, front, {
      crown: unit * 0.009,
      colour: stage.shade("#4F8067", 0.28),
    })
  )
}

/** The wooded shore upside down in the calm water below it. */
function drawReflection(stage: Stage): string {
  const shore = shoreLine(stage)
  const depth = rollingProfile(stage.random("reflection"), {
    base: shore + stage.unit * 0.05,
    amplitude: stage.unit * 0.03,
    wavelength: stage.unit * 1.3,
  })
  const edge = curve(profilePoints(stage, depth))
  return path(`${edge}V${nums(shore)}H-99Z`, { fill: stage.shade("#4F8067", 0.34), opacity: 0.3 })
}
