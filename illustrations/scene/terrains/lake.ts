import { mix } from "../colour.ts"
import { type Crown, drawCrowns } from "../crowns.ts"
import { drawHaze, mirrored, profilePoints } from "../land.ts"
import { curve } from "../lines.ts"
import { drawMountains } from "../mountains.ts"
import { rollingProfile } from "../profile.ts"
import type { Stage } from "../stage.ts"
import { element, nums, path } from "../svg.ts"
import { drawVillage } from "../village.ts"
import { drawSail, drawWater } from "../water.ts"
import { drawWoodedRidge } from "../wooded-ridge.ts"
import type { Landscape } from "./landscape.ts"

/** A lake before the mountains: far shore with a village, sails, and our own bank with a jetty. */
export const lake: Landscape = {
  horizon: 0.56,
  skyline: 0.12,
  lightSpan: [0.24, 0.76],
  mayMirror: true,
  draw: (stage) =>
    drawMountainShore(stage) +
    drawWater(stage, shoreLine(stage)) +
    drawReflection(stage) +
    drawSails(stage) +
    mirrored(stage, drawBank(stage)),
}

function shoreLine({ horizon, unit }: Stage): number {
  return horizon + unit * 0.035
}

function drawMountainShore(stage: Stage): string {
  const { horizon, unit } = stage
  const shore = shoreLine(stage)
  return (
    drawMountains(stage, stage.random("range"), {
      base: horizon + unit * 0.02,
      height: unit * 0.25,
      peaks: 7.5,
      distance: 0.5,
      snow: 0.62,
    }) +
    drawHaze(stage, horizon + unit * 0.02, unit * 0.16) +
    drawWoodedShore(stage, shore) +
    drawVillage(stage, stage.random("village"), {
      x: stage.width * 0.3,
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

function drawSails(stage: Stage): string {
  const shore = shoreLine(stage)
  const random = stage.random("sails")
  const places = [
    { x: 0.42, depth: 0.05, size: 0.026 },
    { x: 0.6, depth: 0.14, size: 0.038 },
    { x: 0.27, depth: 0.2, size: 0.05 },
    { x: 0.72, depth: 0.36, size: 0.078 },
  ]
  return places
    .map(({ x, depth, size }) => {
      const place = x + random.between(-0.04, 0.04)
      return drawSail(
        stage,
        stage.width * (stage.mirrored ? 1 - place : place),
        shore + (stage.height - shore) * (depth + size),
        stage.unit * size,
      )
    })
    .join("")
}

function drawBank(stage: Stage): string {
  const { width, height, unit } = stage
  const random = stage.random("bank")
  const reach = Math.min(width, unit * 1.5)
  const top = height - unit * 0.1
  const bank = curve([
    [-reach * 0.05, top - unit * 0.015],
    [reach * 0.16, top],
    [reach * 0.3, top + unit * 0.045],
    [reach * 0.46, height + unit * 0.02],
  ])
  const trees: Crown[] = Array.from({ length: 17 }, () => {
    const x = random.between(-0.03, 0.25) * reach
    return {
      x,
      y: top + (x / reach) ** 2 * unit * 0.5 + unit * random.between(0, 0.025),
      size: unit * random.between(0.05, 0.1),
    }
  })
  const leaf = stage.shade("#2E6146", 0)
  return (
    path(`${bank}V${nums(height + 9)}H-99Z`, { fill: stage.shade("#4C8259", 0.03) }) +
    drawJetty(stage, reach * 0.3, top + unit * 0.05) +
    drawCrowns(stage, trees, { leaf, lit: mix(leaf, stage.shade("#6FA06B", 0), 0.34) })
  )
}

function drawJetty(stage: Stage, x: number, y: number): string {
  const { unit } = stage
  const wood = stage.shade("#8A7560", 0.05)
  const deck = `M${nums(x, y)}l${nums(unit * 0.2, -unit * 0.03)}l${nums(unit * 0.012, unit * 0.009)}l${nums(-unit * 0.2, unit * 0.036)}Z`
  const piles = [0.06, 0.12, 0.19]
    .map((share) => `M${nums(x + unit * share, y - unit * share * 0.14)}v${nums(unit * 0.026)}`)
    .join("")
  return (
    path(piles, { stroke: stage.shade("#5F5148", 0.02), "stroke-width": unit * 0.006 }) +
    element("path", { d: deck, fill: wood })
  )
}
