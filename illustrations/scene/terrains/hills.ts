import { drawFirs } from "../firs.ts"
import { drawHaze, drawLand } from "../land.ts"
import { rollingProfile } from "../profile.ts"
import { groundAt, type Stage } from "../stage.ts"
import { nums, path } from "../svg.ts"
import { drawVillage } from "../village.ts"
import { drawWoodedRidge } from "../wooded-ridge.ts"
import type { Landscape } from "./landscape.ts"

/** Low mountains: wooded ridges one behind the other with mist in the valleys. */
export const hills: Landscape = {
  horizon: 0.55,
  skyline: 0.03,
  lightSpan: [0.24, 0.76],
  mayMirror: false,
  draw: (stage) =>
    drawFarRidges(stage) + drawRuinRidge(stage) + drawValley(stage) + drawWood(stage),
}

function ridge(stage: Stage, layer: string, base: number, amplitude: number) {
  return rollingProfile(stage.random(layer), {
    base: groundAt(stage, base),
    amplitude: stage.unit * amplitude,
    wavelength: stage.unit * 1.15,
  })
}

function drawFarRidges(stage: Stage): string {
  const { unit } = stage
  return (
    drawLand(stage, ridge(stage, "ridge-1", -0.02, 0.06), stage.shade("#7F98B5", 0.66)) +
    drawHaze(stage, groundAt(stage, 0.21), unit * 0.1, 0.7) +
    drawLand(stage, ridge(stage, "ridge-2", 0.11, 0.07), stage.shade("#6C93A0", 0.48)) +
    drawHaze(stage, groundAt(stage, 0.37), unit * 0.12, 0.75)
  )
}

/** The ridge that carries a castle ruin on its highest point. */
function drawRuinRidge(stage: Stage): string {
  const { unit, width } = stage
  const line = ridge(stage, "ridge-3", 0.3, 0.1)
  const places = Array.from({ length: 40 }, (_, index) => width * (0.1 + index * 0.02))
  const x = places.reduce((best, at) => (line(at) < line(best) ? at : best))
  return (
    drawRuin(stage, x, line(x) + unit * 0.004) +
    drawWoodedRidge(stage, line, {
      crown: unit * 0.01,
      colour: stage.shade("#5B8A84", 0.34),
    }) +
    drawHaze(stage, groundAt(stage, 0.57), unit * 0.13, 0.7)
  )
}

function drawRuin(stage: Stage, x: number, y: number): string {
  const k = stage.unit * 0.05
  const keep = `M${nums(x, y)}v${nums(-k)}h${nums(k * 0.1)}v${nums(k * 0.1)}h${nums(k * 0.1)}v${nums(-k * 0.14)}h${nums(k * 0.14)}v${nums(k * 0.3)}l${nums(k * 0.1, k * 0.16)}v${nums(k * 0.7)}Z`
  const wall = `M${nums(x - k * 0.75, y)}v${nums(-k * 0.34)}h${nums(k * 0.16)}v${nums(k * 0.1)}h${nums(k * 0.2)}l${nums(k * 0.14, -k * 0.16)}h${nums(k * 0.3)}v${nums(k * 0.4)}Z`
  return path(keep + wall, { fill: stage.shade("#6F7F92", 0.36) })
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

/** The wood we fly over: a hazier row behind, the dark one in front. */
function drawWood(stage: Stage): string {
  const { unit } = stage
  const line = ridge(stage, "ridge-5", 0.75, 0.07)
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
