import { mix } from "../colour.ts"
import type { Stage } from "../stage.ts"
import { element, group, nums, path } from "../svg.ts"
import { type Puff, puffOutline } from "./puffs.ts"

/** From the outside in; the order is the physics of it. */
const BOW = ["#E2604F", "#F0A04E", "#F5DC6B", "#76C486", "#5C93DE", "#8268C4"]

/** The shower that has just passed, and the bow in it: both opposite the sun. */
export function drawPassedRain(stage: Stage): string {
  if (stage.weather !== "after-rain") return ""
  return drawShower(stage) + drawRainbow(stage)
}

/** Where the rain went: on the other side of the picture than the sun. */
function awayFromSun(stage: Stage): number {
  return stage.width * (stage.light.x > stage.width / 2 ? 0.24 : 0.76)
}

/**
 * Only a low sun makes a bow above the horizon (its top stands 42 degrees minus the sun's height),
 * and never behind a text.
 */
function drawRainbow(stage: Stage): string {
  const { horizon, unit, time } = stage
  const isSunUp = time === "dawn" || time === "day" || time === "low-sun"
  if (!isSunUp || stage.texts.length > 0) return ""
  const radius = unit * (time === "day" ? 0.34 : 0.44)
  const width = radius * 0.03
  const cy = horizon + radius * (time === "day" ? 0.3 : 0.08)
  const arcs = BOW.map((stroke, index) =>
    element("circle", { cx: awayFromSun(stage), cy, r: radius - index * width, stroke }),
  )
  return group({ fill: "none", "stroke-width": width * 1.15, opacity: 0.42 }, ...arcs)
}

/** A heavy cloud far away, with the rain still falling from it. */
function drawShower(stage: Stage): string {
  const { unit, horizon, palette } = stage
  const random = stage.random("shower")
  const x = awayFromSun(stage) + unit * random.between(-0.12, 0.12)
  const base = horizon - unit * random.between(0.2, 0.25)
  const half = unit * random.between(0.2, 0.27)
  const heavy = mix(palette.cloudShade, palette.lightsOn ? "#141B45" : "#5A6A92", 0.5)
  const count = 7
  const puffs = Array.from({ length: count }, (_, index): Puff => {
    const share = (index + 0.5) / count
    const bulge = Math.sin(share * Math.PI)
    const radius = half * (0.14 + 0.2 * bulge * random.between(0.7, 1.15))
    return { x: x + half * (share * 2 - 1), y: base - radius * 0.5, radius }
  })
  const fill = stage.gradient("rain", {
    kind: "vertical",
    stops: [
      { at: 0, colour: heavy, opacity: 0.6 },
      { at: 1, colour: heavy, opacity: 0 },
    ],
  })
  const slant = unit * 0.04
  const curtain = `M${nums(x - half * 0.8, base)}H${nums(x + half * 0.7)}L${nums(x + half * 0.7 - slant, horizon)}H${nums(x - half * 0.8 - slant)}Z`
  const lit = stage.gradient("shower", {
    kind: "vertical",
    stops: [
      { at: 0, colour: mix(palette.cloudLit, heavy, 0.3) },
      { at: 1, colour: heavy },
    ],
  })
  return path(curtain, { fill }) + path(puffOutline(puffs, base), { fill: lit })
}
