import { drawFirs } from "../firs.ts"
import { drawHaze, drawLand } from "../land.ts"
import { drawMountains } from "../mountains.ts"
import { type Profile, rollingProfile } from "../profile.ts"
import { groundAt, type Stage } from "../stage.ts"
import { drawVillage } from "../village.ts"
import { drawWoodedRidge } from "../wooded-ridge.ts"
import { drawTarn } from "./alps/tarn.ts"
import { drawValleyFloor } from "./alps/valley-floor.ts"
import type { Composition, Landscape } from "./landscape.ts"

type Envelope = (across: number) => number

const everywhere: Envelope = () => 1
/** A single mountain that outgrows its chain. */
const massif: Envelope = (across) => 0.5 + 0.75 * Math.exp(-(((across - 0.42) / 0.17) ** 2))
/** Walls on both sides, a valley that opens in the middle. */
const gap: Envelope = (across) => 0.34 + 1.9 * Math.abs(across - 0.5) ** 0.9
const rising: Envelope = (across) => 0.45 + 0.75 * across

/** High mountains: chains of peaks, forested foothills, and what lies at their feet. */
export const alps: Landscape = {
  horizon: 0.58,
  compositions: [
    mountains((stage) => drawRanges(stage, everywhere) + drawFoothills(stage) + drawMeadow(stage)),
    mountains((stage) => drawRanges(stage, massif) + drawFoothills(stage) + drawPastures(stage)),
    mountains(
      (stage) => drawRanges(stage, gap) + drawValleyFloor(stage) + drawNearFirs(stage, 0.9),
    ),
    mountains((stage) => drawRanges(stage, rising) + drawFoothills(stage) + drawTarn(stage)),
    mountains((stage) => drawHighRanges(stage) + drawNearFirs(stage, 0.86)),
  ],
}

function mountains(draw: (stage: Stage) => string): Composition {
  return { skyline: 0.2, lightSpan: [0.24, 0.76], mayMirror: false, draw }
}

function drawRanges(stage: Stage, envelope: Envelope): string {
  const { unit } = stage
  const far = {
    base: groundAt(stage, 0.19),
    height: unit * 0.36,
    peaks: 7,
    distance: 0.6,
    snow: 0.6,
    envelope: (across: number) => 0.5 + envelope(across) / 2,
  }
  const near = {
    base: groundAt(stage, 0.42),
    height: unit * 0.42,
    peaks: 4.4,
    distance: 0.2,
    snow: 0.46,
    envelope,
  }
  return (
    drawMountains(stage, stage.random("far-range"), far) +
    drawHaze(stage, groundAt(stage, 0.19), unit * 0.2, 1) +
    drawMountains(stage, stage.random("near-range"), near) +
    drawHaze(stage, groundAt(stage, 0.45), unit * 0.19)
  )
}

/** We fly as high as the peaks: three chains one behind the other, mist between them, no valley. */
function drawHighRanges(stage: Stage): string {
  const { unit } = stage
  const chain = (layer: string, depth: number, height: number, distance: number, peaks: number) =>
    drawMountains(stage, stage.random(layer), {
      base: groundAt(stage, depth),
      height: unit * height,
      peaks,
      distance,
      snow: 0.72,
    }) + drawHaze(stage, groundAt(stage, depth), unit * height * 0.75)
  return (
    chain("high-far", 0.16, 0.26, 0.66, 8) +
    chain("high-middle", 0.5, 0.36, 0.4, 5) +
    chain("high-near", 0.94, 0.44, 0.12, 3.4)
  )
}

function drawFoothills(stage: Stage): string {
  const { unit } = stage
  const random = stage.random("foothills")
  const wooded = rollingProfile(random, {
    base: groundAt(stage, 0.35),
    amplitude: unit * 0.06,
    wavelength: unit * 0.9,
  })
  return drawWoodedRidge(stage, wooded, {
    crown: unit * 0.011,
    colour: stage.shade("#5E8A78", 0.34),
  })
}

function line(stage: Stage, layer: string, base: number, amplitude: number): Profile {
  return rollingProfile(stage.random(layer), {
    base: groundAt(stage, base),
    amplitude: stage.unit * amplitude,
    wavelength: stage.unit * 1.1,
  })
}

function drawMeadow(stage: Stage): string {
  const { unit } = stage
  const random = stage.random("meadow")
  const meadow = line(stage, "meadow-far", 0.49, 0.045)
  const pasture = line(stage, "meadow-near", 0.64, 0.05)
  const villageX = stage.width * random.between(0.22, 0.36)
  return (
    drawLand(stage, meadow, stage.shade("#7FB07C", 0.22)) +
    drawVillage(stage, stage.random("village"), {
      x: villageX,
      y: meadow(villageX) + unit * 0.035,
      reach: unit * 0.12,
      depth: unit * 0.014,
      house: unit * 0.021,
      count: 11,
      church: true,
      distance: 0.2,
    }) +
    drawLand(stage, pasture, stage.shade("#579068", 0.12)) +
    drawFirs(stage, stage.random("firs-far"), pasture, {
      density: 4,
      size: unit * 0.035,
      colour: stage.shadeEvergreen("#3F7560", 0.12),
    }) +
    drawNearFirs(stage, 0.82)
  )
}

/** Open slopes with huts, no wood before us. */
function drawPastures(stage: Stage): string {
  const { unit, width } = stage
  const far = line(stage, "pasture-far", 0.5, 0.05)
  const middle = line(stage, "pasture-middle", 0.68, 0.07)
  const near = line(stage, "pasture-near", 0.9, 0.05)
  const random = stage.random("huts")
  const x = width * random.between(0.58, 0.78)
  return (
    drawLand(stage, far, stage.shade("#6D9F74", 0.24)) +
    drawFirs(stage, stage.random("firs-far"), far, {
      density: 9,
      size: unit * 0.026,
      colour: stage.shadeEvergreen("#3F7560", 0.26),
    }) +
    drawLand(stage, middle, stage.shade("#86B777", 0.1)) +
    drawVillage(stage, random, {
      x,
      y: middle(x) + unit * 0.05,
      reach: unit * 0.07,
      depth: unit * 0.016,
      house: unit * 0.027,
      count: 4,
      church: false,
      distance: 0.1,
    }) +
    drawFirs(stage, stage.random("firs-middle"), (at) => middle(at) + unit * 0.01, {
      density: 1.6,
      size: unit * 0.05,
      colour: stage.shadeEvergreen("#356A53", 0.08),
    }) +
    drawLand(stage, near, stage.shade("#73A968", 0.03))
  )
}

function drawNearFirs(stage: Stage, depth: number): string {
  const { unit } = stage
  const slope = line(stage, "slope", depth, 0.04)
  return (
    drawLand(stage, slope, stage.shade("#3B6E54", 0.03)) +
    drawFirs(stage, stage.random("firs-near"), slope, {
      density: 6.6,
      size: unit * 0.068,
      colour: stage.shadeEvergreen("#275440", 0),
    })
  )
}
