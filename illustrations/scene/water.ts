import { mix } from "./colour.ts"
import type { Stage } from "./stage.ts"
import { element, nums, path } from "./svg.ts"

/** Open water from `top` to the lower edge, with a few quiet waves and glitter under the light. */
export function drawWater(stage: Stage, top: number): string {
  const { waterFar, waterNear } = stage.palette
  const fill = stage.gradient("water", {
    kind: "vertical",
    stops: [
      { at: 0, colour: waterFar },
      { at: 0.5, colour: mix(waterFar, waterNear, 0.72) },
      { at: 1, colour: waterNear },
    ],
  })
  const surface = element("rect", {
    y: top,
    width: stage.width,
    height: stage.height - top,
    fill,
  })
  return (
    surface + drawWaves(stage, top) + (stage.weather === "overcast" ? "" : drawGlitter(stage, top))
  )
}

function drawWaves(stage: Stage, top: number): string {
  const random = stage.random("waves")
  const count = Math.round(12 * (stage.width / stage.unit))
  let d = ""
  for (let index = 0; index < count; index++) {
    const depth = random.next()
    const length = stage.unit * (0.02 + 0.09 * depth)
    const y = top + (stage.height - top) * (0.03 + depth)
    d += dash(random.next() * stage.width, y, length)
  }
  return path(d, {
    stroke: stage.palette.cloudLit,
    "stroke-linecap": "round",
    "stroke-width": Math.max(1, stage.unit * 0.002),
    opacity: 0.2,
  })
}

/** Broken light on the water: a narrow path at the horizon that widens towards us. */
function drawGlitter(stage: Stage, top: number): string {
  const random = stage.random("glitter")
  const strokes = [
    { depth: 0.22, width: 0.0022, opacity: 0.75, d: "" },
    { depth: 0.5, width: 0.003, opacity: 0.55, d: "" },
    { depth: 1, width: 0.004, opacity: 0.38, d: "" },
  ]
  for (let index = 0; index < 46; index++) {
    const depth = random.next() ** 1.7
    const length = stage.unit * (0.014 + 0.1 * depth) * random.between(0.4, 1.4)
    const spread = stage.unit * (0.09 + 0.42 * depth)
    const x = stage.light.x + (random.next() - 0.5) * spread - length / 2
    const y = top + 3 + (stage.height - top) * depth
    const stroke = strokes.find((candidate) => depth <= candidate.depth)
    if (stroke) stroke.d += dash(x, y, length)
  }
  return strokes
    .map(({ d, width, opacity }) =>
      path(d, {
        stroke: stage.palette.light,
        "stroke-linecap": "round",
        "stroke-width": Math.max(1, stage.unit * width),
        opacity,
      }),
    )
    .join("")
}

/** A stroke of light on the water, on whole pixels. */
function dash(x: number, y: number, length: number): string {
  return `M${nums(Math.round(x), Math.round(y))}h${nums(Math.ceil(length))}`
}

/** A boat: across the picture, down the water, and its height in units. */
export type SailPlace = { readonly x: number; readonly depth: number; readonly size: number }

/** Boats on the water that begins at `top`; in winter they lie ashore, at night in the harbour. */
export function drawSails(stage: Stage, top: number, places: readonly SailPlace[]): string {
  if (stage.season === "winter" || stage.time === "night") return ""
  const random = stage.random("sails")
  return places
    .map(({ x, depth, size }) => {
      const place = x + random.between(-0.025, 0.025)
      const y = top + (stage.height - top) * depth
      return drawSail(stage, stage.width * place, y, stage.unit * size)
    })
    .join("")
}

/** A sloop under sail: mainsail, jib, hull and a hint of reflection. */
function drawSail(stage: Stage, x: number, y: number, size: number): string {
  const main = `M${nums(x, y)}v${nums(-size)}q${nums(size * 0.42, size * 0.5, size * 0.55, size * 0.88)}Z`
  const jib = `M${nums(x - size * 0.06, y - size * 0.08)}v${nums(-size * 0.8)}q${nums(-size * 0.22, size * 0.5, -size * 0.38, size * 0.8)}Z`
  const hull = `M${nums(x - size * 0.46, y + size * 0.02)}h${nums(size * 1.08)}q${nums(-size * 0.08, size * 0.17, -size * 0.26, size * 0.17)}h${nums(-size * 0.56)}q${nums(-size * 0.2, -size * 0.02, -size * 0.26, -size * 0.17)}Z`
  const mirror = `M${nums(x - size * 0.3, y + size * 0.24)}h${nums(size * 0.78)}l${nums(-size * 0.3, size * 0.36)}h${nums(-size * 0.2)}Z`
  const canvas = mix("#FFFFFF", stage.palette.tint, stage.palette.tintShare * 0.7)
  return (
    path(main, { fill: canvas }) +
    path(jib, { fill: mix(canvas, stage.palette.haze, 0.35) }) +
    path(hull, { fill: stage.shade("#3A4A7A", 0.08) }) +
    path(mirror, { fill: canvas, opacity: 0.18 })
  )
}
