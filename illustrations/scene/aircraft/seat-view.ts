import { mix } from "../colour.ts"
import { type Box, lerp, type Point } from "../geometry.ts"
import { polygon } from "../lines.ts"
import type { Stage } from "../stage.ts"
import { element, nums, path } from "../svg.ts"
import type { AircraftLook } from "./look.ts"

/** The horizon of who looks down past the wing, as a share of the height. */
export const SEAT_HORIZON = 0.44

/** The window of every frame from square to wide, as shares of the picture. */
const SEAT_WINDOW: Box = { left: 0.035, top: 0.125, right: 0.965, bottom: 0.875 }

/** What of the sky is seen through it, clear of its corners. */
export const SEAT_SKY: Box = { left: 0.15, top: 0.16, right: 0.85, bottom: 1 }

/** Where a wing above us covers the sky, if there is one: its root, and its tip. */
export function wingBefore({ view, isSlender }: AircraftLook): readonly Box[] {
  if (view === "low-wing") return []
  const tip = isSlender ? 0.1 : 0
  return [
    { left: 0.28, top: 0, right: 0.7 + tip, bottom: 0.26 },
    { left: 0.36 + tip, top: 0, right: 0.59 + tip, bottom: 0.345 },
  ]
}

/** What frames the land from a seat: the own wing, above or below, and the window. */
export function drawSeat(stage: Stage, look: AircraftLook): string {
  const wing = look.view === "high-wing" ? drawWingAbove(stage, look) : drawWingBelow(stage, look)
  return wing + drawWindow(stage)
}

/** From shares of width and height to the picture. */
function shape({ width, height }: Stage, ...points: readonly Point[]): string {
  return polygon(points.map(([x, y]): Point => [x * width, y * height]))
}

/** We sit under it: its shaded underside runs out to the tip, a strut holds it. */
function drawWingAbove(stage: Stage, look: AircraftLook): string {
  const { livery, lightsOn } = stage.palette
  const accent = look.colour ? stage.shadePaint(look.colour) : livery.accent
  const tip = look.isSlender ? 0.1 : 0
  const underside = shape(stage, [0.15, 0], [0.4 + tip, 0.315], [0.52 + tip, 0.335], [0.86, 0])
  const edge = shape(stage, [0.8, 0], [0.506 + tip, 0.333], [0.52 + tip, 0.342], [0.92, 0])
  const end = shape(
    stage,
    [0.366 + tip, 0.272],
    [0.4 + tip, 0.322],
    [0.52 + tip, 0.342],
    [0.57 + tip, 0.288],
  )
  const aileron = shape(
    stage,
    [0.262, 0.118],
    [0.385 + tip, 0.285],
    [0.393 + tip, 0.283],
    [0.272, 0.112],
  )
  const hasStrut = look.engines === "one" && !look.isSlender
  const strut = shape(stage, [0.5, 0.17], [0.1, 1], [0.138, 1.02], [0.52, 0.17])
  const gleam = shape(stage, [0.511, 0.17], [0.126, 1.014], [0.138, 1.02], [0.52, 0.17])
  return (
    (hasStrut
      ? path(strut, { fill: livery.metal }) + path(gleam, { fill: livery.body, opacity: 0.5 })
      : "") +
    path(underside, { fill: livery.shade }) +
    path(aileron, { fill: livery.metal, opacity: 0.6 }) +
    path(edge, { fill: livery.body }) +
    path(end, { fill: accent }) +
    (lightsOn ? drawTipLight(stage, 0.53 + tip, 0.335) : "")
  )
}

/** It lies below us, its upper side in the light. */
function drawWingBelow(stage: Stage, look: AircraftLook): string {
  const { livery, lightsOn } = stage.palette
  const accent = look.colour ? stage.shadePaint(look.colour) : livery.accent
  const tip = look.isSlender ? 0.52 : 0.57
  const from = (share: number, side: "back" | "front"): Point =>
    side === "back"
      ? [lerp(0.18, 0.53, share), lerp(1, tip, share)]
      : [lerp(0.98, 0.68, share), lerp(1, tip + 0.01, share)]
  const surface = shape(stage, from(0, "back"), from(1, "back"), from(1, "front"), from(0, "front"))
  const edge = shape(stage, from(1, "front"), [0.7, tip + 0.02], [1.04, 1], from(0, "front"))
  const end = shape(
    stage,
    from(0.86, "back"),
    from(1, "back"),
    from(1, "front"),
    from(0.86, "front"),
  )
  const aileron = shape(
    stage,
    [from(0.44, "back")[0] + 0.045, from(0.44, "back")[1]],
    [from(0.84, "back")[0] + 0.025, from(0.84, "back")[1]],
    [from(0.84, "back")[0] + 0.032, from(0.84, "back")[1]],
    [from(0.44, "back")[0] + 0.054, from(0.44, "back")[1]],
  )
  const rivets = [0.3, 0.52, 0.72]
    .map(
      (share) =>
        `M${nums(from(share, "back")[0] * stage.width, from(share, "back")[1] * stage.height)}L${nums(from(share, "front")[0] * stage.width, from(share, "front")[1] * stage.height)}`,
    )
    .join("")
  return (
    path(surface, { fill: livery.body }) +
    path(rivets, { stroke: livery.shade, "stroke-width": stage.unit * 0.003, opacity: 0.7 }) +
    path(aileron, { fill: livery.metal, opacity: 0.6 }) +
    path(edge, { fill: livery.shade }) +
    path(end, { fill: accent }) +
    (lightsOn ? drawTipLight(stage, 0.69, tip + 0.012) : "")
  )
}

function drawTipLight({ width, height, unit }: Stage, x: number, y: number): string {
  const glow = (r: number, opacity: number | undefined) =>
    element("circle", { cx: x * width, cy: y * height, r: unit * r, fill: "#7CF0B0", opacity })
  return glow(0.03, 0.2) + glow(0.014, 0.4) + glow(0.006, undefined)
}

/** The frame of the cabin window: dark, with a soft edge towards the light. */
function drawWindow(stage: Stage): string {
  const { width, height, unit, palette } = stage
  const dark = mix(
    mix("#2B3147", palette.tint, palette.tintShare * 0.5),
    "#0B1024",
    palette.lightsOn ? 0.5 : 0,
  )
  const pane = (inset: number) => {
    const { left, top, right, bottom } = SEAT_WINDOW
    const [x, y] = [left * width + inset, top * height + inset]
    const [toX, toY] = [right * width - inset, bottom * height - inset]
    // corners so wide that they are seen where a square frame cuts the sides off
    const [rx, ry] = [width * 0.2, height * 0.25]
    const rake = width * 0.02
    return (
      `M${nums(x + rake + rx, y)}H${nums(toX - rx)}Q${nums(toX, y, toX, y + ry)}V${nums(toY - ry)}` +
      `Q${nums(toX, toY, toX - rx, toY)}H${nums(x + rx)}Q${nums(x, toY, x, toY - ry)}` +
      `L${nums(x + rake, y + ry)}Q${nums(x + rake, y, x + rake + rx, y)}Z`
    )
  }
  return (
    path(`M0 0H${nums(width)}V${nums(height)}H0Z${pane(0)}`, {
      fill: dark,
      "fill-rule": "evenodd",
    }) +
    path(pane(unit * 0.006), {
      fill: "none",
      stroke: mix(dark, palette.haze, 0.35),
      "stroke-width": unit * 0.012,
    })
  )
}
