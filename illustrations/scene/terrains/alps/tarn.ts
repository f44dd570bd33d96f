import { drawFirs } from "../../firs.ts"
import { drawLand, profilePoints } from "../../land.ts"
import { curve } from "../../lines.ts"
import { rollingProfile } from "../../profile.ts"
import { groundAt, type Stage } from "../../stage.ts"
import { nums, path } from "../../svg.ts"
import { drawWater } from "../../water.ts"

/** A mountain lake that takes the foothills upside down, firs on the bank before it. */
export function drawTarn(stage: Stage): string {
  const { unit, height } = stage
  const shore = groundAt(stage, 0.5)
  const meadow = rollingProfile(stage.random("far-bank"), {
    base: shore - unit * 0.014,
    amplitude: unit * 0.012,
    wavelength: unit,
  })
  const mirror = rollingProfile(stage.random("mirror"), {
    base: shore + unit * 0.07,
    amplitude: unit * 0.05,
    wavelength: unit * 0.9,
  })
  const bank = rollingProfile(stage.random("near-bank"), {
    base: height - unit * 0.05,
    amplitude: unit * 0.03,
    wavelength: unit * 1.2,
  })
  const upsideDown = `${curve(profilePoints(stage, mirror))}V${nums(shore)}H-99Z`
  return (
    drawLand(stage, meadow, stage.shade("#7FB07C", 0.2)) +
    drawFirs(stage, stage.random("firs-far"), meadow, {
      density: 8,
      size: unit * 0.03,
      colour: stage.shadeEvergreen("#3F7560", 0.18),
    }) +
    drawWater(stage, shore) +
    path(upsideDown, { fill: stage.shade("#5E8A78", 0.3), opacity: 0.34 }) +
    drawLand(stage, bank, stage.shade("#3B6E54", 0.03)) +
    drawFirs(stage, stage.random("firs-near"), bank, {
      density: 5,
      size: unit * 0.09,
      colour: stage.shadeEvergreen("#275440", 0),
    })
  )
}
