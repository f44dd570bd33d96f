import { mix } from "../colour.ts"
import { type Crown, drawCrowns } from "../crowns.ts"
import { drawHaze, drawLand, mirrored } from "../land.ts"
import { curve } from "../lines.ts"
import { rollingProfile } from "../profile.ts"
import type { Stage } from "../stage.ts"
import { nums, path } from "../svg.ts"
import { drawWater } from "../water.ts"
import { drawBridge } from "./bridge.ts"
import { drawCathedral } from "./cathedral.ts"
import { drawBlocks, drawQuayHouses } from "./city-houses.ts"
import type { Landscape } from "./landscape.ts"
import { drawTelevisionTower } from "./television-tower.ts"

/** A city on a river: cathedral and tower over the roofs, old houses on the quay, a bridge. */
export const city: Landscape = {
  horizon: 0.58,
  skyline: 0.05,
  lightSpan: [0.46, 0.68],
  mayMirror: true,
  draw: (stage) =>
    mirrored(stage, drawFarCity(stage) + drawNearCity(stage)) +
    drawWater(stage, quay(stage)) +
    mirrored(stage, drawReflections(stage) + drawBridge(stage, bridge(stage))) +
    drawBank(stage),
}

/** The foot of the quay wall, where the river begins. */
function quay({ horizon, unit }: Stage): number {
  return horizon + unit * 0.115
}

function bridge(stage: Stage) {
  return { deck: quay(stage) + stage.unit * 0.062, from: 0.5 }
}

function drawFarCity(stage: Stage): string {
  const { horizon, unit } = stage
  const hill = rollingProfile(stage.random("far-hill"), {
    base: horizon - unit * 0.01,
    amplitude: unit * 0.035,
    wavelength: unit * 1.4,
  })
  return (
    drawLand(stage, hill, stage.shade("#8A9DB8", 0.62)) +
    drawBlocks(stage, "far-blocks", {
      base: horizon + unit * 0.05,
      low: 0.05,
      high: 0.12,
      narrow: 0.044,
      colour: stage.shade("#8592B4", 0.52),
      lit: false,
    }) +
    drawHaze(stage, horizon + unit * 0.05, unit * 0.12)
  )
}

function drawNearCity(stage: Stage): string {
  const { width, unit } = stage
  const base = quay(stage)
  return (
    drawTelevisionTower(stage, { x: width * 0.83, base, size: unit * 0.4 }) +
    drawBlocks(stage, "middle-blocks", {
      base,
      low: 0.07,
      high: 0.16,
      narrow: 0.039,
      colour: stage.shade("#7481A8", 0.3),
      lit: true,
    }) +
    drawCathedral(stage, { x: width * 0.2, base, size: unit * 0.36 }) +
    drawBlocks(stage, "near-blocks", {
      base,
      low: 0.045,
      high: 0.095,
      narrow: 0.035,
      colour: stage.shade("#5F6C97", 0.16),
      lit: true,
    }) +
    drawQuayHouses(stage, base)
  )
}

/** The city upside down in the river, and after dark the lamps of the quay as long streaks. */
function drawReflections(stage: Stage): string {
  const { width, unit, palette } = stage
  const top = quay(stage)
  const random = stage.random("reflections")
  const wall = `M0 ${nums(top - unit * 0.012)}h${nums(width)}v${nums(unit * 0.013)}h${nums(-width)}Z`
  const depth = rollingProfile(random, {
    base: top + unit * 0.05,
    amplitude: unit * 0.02,
    wavelength: unit * 0.5,
  })
  const points = Array.from({ length: 21 }, (_, index): [number, number] => {
    const x = (index / 20) * width
    return [x, depth(x)]
  })
  const dark = `${curve(points)}V${nums(top)}H0Z`
  let lamps = ""
  const count = Math.round((11 * width) / unit)
  for (let index = 0; index < count; index++) {
    const x = Math.round(random.next() * width)
    const y = Math.round(top + unit * random.between(0.004, 0.03))
    lamps += `M${nums(x, y)}v${nums(Math.round(unit * random.between(0.02, 0.12)))}`
  }
  return (
    path(wall, { fill: stage.shade("#4A5679", 0.08) }) +
    path(dark, { fill: stage.shade("#5A678F", 0.1), opacity: 0.32 }) +
    (palette.lightsOn
      ? path(lamps, { stroke: "#FFCF8A", "stroke-width": unit * 0.004, opacity: 0.4 })
      : "")
  )
}

/** Our own bank: a strip of park with round trees. */
function drawBank(stage: Stage): string {
  const { width, height, unit } = stage
  const random = stage.random("bank")
  const line = rollingProfile(random, {
    base: height - unit * 0.045,
    amplitude: unit * 0.018,
    wavelength: unit * 0.9,
  })
  const count = Math.round((10 * width) / unit)
  const trees: Crown[] = Array.from({ length: count }, () => {
    const x = random.next() * width
    return {
      x,
      y: line(x) + unit * random.between(0.005, 0.028),
      size: unit * random.between(0.04, 0.085),
    }
  })
  const leaf = stage.shade("#2B5546", 0)
  return (
    drawLand(stage, line, stage.shade("#3E6F56", 0.02)) +
    drawCrowns(stage, trees, { leaf, lit: mix(leaf, stage.shade("#6A9C74", 0), 0.3) })
  )
}
