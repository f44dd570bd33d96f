import { drawFirs } from "../firs.ts"
import { drawHaze, drawLand } from "../land.ts"
import { drawMountains } from "../mountains.ts"
import { type Profile, rollingProfile } from "../profile.ts"
import { groundAt, type Stage } from "../stage.ts"
import { drawVillage } from "../village.ts"
import { drawWoodedRidge } from "../wooded-ridge.ts"
import type { Landscape } from "./landscape.ts"

/** Two chains of peaks, forested foothills, a village on the meadow and firs in front. */
export const alps: Landscape = {
  horizon: 0.58,
  skyline: 0.2,
  lightSpan: [0.24, 0.76],
  mayMirror: false,
  draw: (stage) => drawRanges(stage) + drawFoothills(stage) + drawMeadow(stage),
}

function drawRanges(stage: Stage): string {
  const { unit } = stage
  const far = {
    base: groundAt(stage, 0.19),
    height: unit * 0.36,
    peaks: 7,
    distance: 0.6,
    snow: 0.6,
  }
  const near = {
    base: groundAt(stage, 0.42),
    height: unit * 0.42,
    peaks: 4.4,
    distance: 0.2,
    snow: 0.46,
  }
  return (
    drawMountains(stage, stage.random("far-range"), far) +
    drawHaze(stage, groundAt(stage, 0.19), unit * 0.2, 1) +
    drawMountains(stage, stage.random("near-range"), near) +
    drawHaze(stage, groundAt(stage, 0.45), unit * 0.19)
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

function drawMeadow(stage: Stage): string {
  const { unit } = stage
  const random = stage.random("meadow")
  const line = (base: number, amplitude: number): Profile =>
    rollingProfile(random, {
      base: groundAt(stage, base),
      amplitude: unit * amplitude,
      wavelength: unit * 1.1,
    })
  const meadow = line(0.49, 0.045)
  const pasture = line(0.64, 0.05)
  const slope = line(0.82, 0.04)
  const villageX = stage.width * random.between(0.22, 0.36)
  const village = {
    x: villageX,
    y: meadow(villageX) + unit * 0.035,
    reach: unit * 0.12,
    depth: unit * 0.014,
    house: unit * 0.021,
    count: 11,
    church: true,
    distance: 0.2,
  }
  return (
    drawLand(stage, meadow, stage.shade("#7FB07C", 0.22)) +
    drawVillage(stage, stage.random("village"), village) +
    drawLand(stage, pasture, stage.shade("#579068", 0.12)) +
    drawFirs(stage, stage.random("firs-far"), pasture, {
      density: 4,
      size: unit * 0.035,
      colour: stage.shadeEvergreen("#3F7560", 0.12),
    }) +
    drawLand(stage, slope, stage.shade("#3B6E54", 0.03)) +
    drawFirs(stage, stage.random("firs-near"), slope, {
      density: 6.6,
      size: unit * 0.068,
      colour: stage.shadeEvergreen("#275440", 0),
    })
  )
}
