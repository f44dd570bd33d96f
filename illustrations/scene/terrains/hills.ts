import { drawFirs } from "../firs.ts"
import { drawHaze, drawLand } from "../land.ts"
import { drawRuin } from "../landmarks/ruin.ts"
import { type Profile, rollingProfile } from "../profile.ts"
import { groundAt, type Stage } from "../stage.ts"
import { drawTownLights } from "../town-lights.ts"
import { drawVillage } from "../village.ts"
import { drawWoodedRidge } from "../wooded-ridge.ts"
import { drawLoop } from "./hills/loop.ts"
import { drawReservoir } from "./hills/reservoir.ts"
import { drawSlopes } from "./hills/slopes.ts"
import type { Composition, Landscape } from "./landscape.ts"

/** Low mountains: ridges one behind the other, and before them a wood, a river, fields, mist or a lake. */
export const hills: Landscape = {
  horizon: 0.55,
  compositions: [
    ridges((stage) => drawMiddleRidge(stage) + drawValley(stage) + drawWood(stage)),
    ridges((stage) => drawMiddleRidge(stage) + drawLoop(stage)),
    ridges((stage) => drawSlopes(stage)),
    ridges((stage) => drawMist(stage) + drawWood(stage, 0.88)),
    ridges((stage) => drawMiddleRidge(stage) + drawReservoir(stage)),
  ],
}

function ridges(drawNear: (stage: Stage) => string): Composition {
  return {
    skyline: 0.03,
    lightSpan: [0.24, 0.76],
    mayMirror: false,
    draw: (stage) => drawFarRidges(stage) + drawNear(stage),
  }
}

function ridge(stage: Stage, layer: string, base: number, amplitude: number): Profile {
  return rollingProfile(stage.random(layer), {
    base: groundAt(stage, base),
    amplitude: stage.unit * amplitude,
    wavelength: stage.unit * 1.15,
  })
}

function drawFarRidges(stage: Stage): string {
  const { unit } = stage
  const far = ridge(stage, "ridge-2", 0.11, 0.07)
  return (
    drawLand(stage, ridge(stage, "ridge-1", -0.02, 0.06), stage.shade("#7F98B5", 0.66)) +
    drawHaze(stage, groundAt(stage, 0.21), unit * 0.1, 0.7) +
    drawCastle(stage, far) +
    drawLand(stage, far, stage.shade("#6C93A0", 0.48)) +
    drawHaze(stage, groundAt(stage, 0.37), unit * 0.12, 0.75) +
    drawTowns(stage, "far-towns", far)
  )
}

/** After dark towns show below a ridge; by day the haze hides them. */
function drawTowns(stage: Stage, layer: string, line: Profile): string {
  const { unit, width } = stage
  const random = stage.random(layer)
  const count = Math.round((width / unit) * 2.2)
  const towns = Array.from({ length: count }, (_, index) => {
    const x = (width * (index + random.between(0.15, 0.85))) / count
    return {
      x,
      y: line(x) + unit * random.between(0.05, 0.09),
      reach: unit * random.between(0.07, 0.15),
      depth: unit * 0.016,
    }
  })
  return drawTownLights(stage, random, towns)
}

/** Where the route passes one, on the highest point of its ridge. */
function drawCastle(stage: Stage, line: Profile): string {
  if (stage.landmark !== "ruin") return ""
  const places = Array.from({ length: 30 }, (_, index) => stage.width * (0.12 + index * 0.012))
  const x = places.reduce((best, at) => (line(at) < line(best) ? at : best))
  return drawRuin(stage, x, line(x) + stage.unit * 0.006)
}

function drawMiddleRidge(stage: Stage): string {
  const { unit } = stage
  const line = ridge(stage, "ridge-3", 0.3, 0.1)
  return (
    drawWoodedRidge(stage, line, {
      crown: unit * 0.01,
      colour: stage.shade("#5B8A84", 0.34),
    }) +
    drawHaze(stage, groundAt(stage, 0.57), unit * 0.13, 0.7) +
    drawTowns(stage, "towns", line)
  )
}

function drawValley(stage: Stage): string {
  const { unit, width } = stage
  const random = stage.random("valley")
  const line = ridge(stage, "ridge-4", 0.49, 0.075)
  const x = width * random.between(0.56, 0.72)
  return (
    drawLand(stage, line, stage.shade("#4C8069", 0.2)) +
    drawVillage(stage, random, {
      x,
      y: line(x) + unit * 0.035,
      reach: unit * 0.1,
      depth: unit * 0.012,
      house: unit * 0.019,
      count: 11,
      church: true,
      distance: 0.2,
    }) +
    drawFirs(stage, stage.random("firs-far"), line, {
      density: 6,
      size: unit * 0.032,
      colour: stage.shadeEvergreen("#3E7160", 0.2),
    }) +
    drawHaze(stage, groundAt(stage, 0.77), unit * 0.1, 0.55)
  )
}

/** Ridge after ridge out of the mist of the valleys. */
function drawMist(stage: Stage): string {
  const { unit } = stage
  const row = (index: number) => {
    const line = ridge(stage, `mist-${index}`, 0.24 + index * 0.17, 0.1 + index * 0.01)
    const distance = 0.44 - index * 0.1
    return (
      drawWoodedRidge(stage, line, {
        crown: unit * (0.008 + index * 0.004),
        colour: stage.shade(index % 2 === 0 ? "#557F83" : "#4B776F", distance),
      }) +
      drawHaze(stage, groundAt(stage, 0.44 + index * 0.17), unit * 0.16, 0.95) +
      (index === 1 ? drawTowns(stage, "towns", line) : "")
    )
  }
  return [0, 1, 2, 3].map(row).join("")
}

/** The wood we fly over: a hazier row behind, the dark one in front. */
function drawWood(stage: Stage, depth = 0.75): string {
  const { unit } = stage
  const line = ridge(stage, "ridge-5", depth, 0.07)
  const behind = (x: number) => line(x) - unit * 0.012
  return (
    drawFirs(stage, stage.random("firs-behind"), behind, {
      density: 12,
      size: unit * 0.075,
      colour: stage.shadeEvergreen("#386857", 0.1),
    }) +
    drawLand(stage, line, stage.shade("#2E5E4A", 0.02)) +
    drawFirs(stage, stage.random("firs-near"), line, {
      density: 11,
      size: unit * 0.085,
      colour: stage.shadeEvergreen("#214A3A", 0),
    })
  )
}
