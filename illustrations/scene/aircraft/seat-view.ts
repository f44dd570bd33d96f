import { mix } from "../colour.ts"
import { lerp, type Point } from "../geometry.ts"
import { polygon } from "../lines.ts"
import type { Stage } from "../stage.ts"
import { element, nums, path } from "../svg.ts"
import type { AircraftLook } from "./look.ts"

/** The horizon of who looks down past the wing, as a share of the height. */
export const SEAT_HORIZON = 0.4

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
  const metal = mix(livery.shade, "#1A2250", 0.34)
  const tip = look.isSlender ? 0.1 : 0
  const underside = shape(stage, [0.2, 0], [0.4 + tip, 0.22], [0.52 + tip, 0.235], [0.86, 0])
  const edge = shape(stage, [0.8, 0], [0.508 + tip, 0.234], [0.52 + tip, 0.24], [0.9, 0])
  const end = shape(
    stage,
    [0.37 + tip, 0.187],
    [0.4 + tip, 0.224],
    [0.52 + tip, 0.24],
    [0.564 + tip, 0.2],
  )
  const aileron = shape(
    stage,
    [0.27, 0.07],
    [0.385 + tip, 0.2],
    [0.392 + tip, 0.199],
    [0.278, 0.064],
  )
  const hasStrut = look.engines === "one" && !look.isSlender
  const strut = shape(stage, [0.5, 0.1], [0.06, 1], [0.094, 1.02], [0.518, 0.1])
  const gleam = shape(stage, [0.51, 0.1], [0.084, 1.014], [0.094, 1.02], [0.518, 0.1])
  return (
    (hasStrut
      ? path(strut, { fill: metal }) + path(gleam, { fill: livery.body, opacity: 0.5 })
      : "") +
    path(underside, { fill: mix(livery.shade, "#1A2250", 0.08) }) +
    path(aileron, { fill: metal, opacity: 0.5 }) +
    path(edge, { fill: livery.body }) +
    path(end, { fill: accent }) +
    (lightsOn ? drawTipLight(stage, 0.53 + tip, 0.235) : "")
  )
}

/** It lies below us, its upper side in the light. */
function drawWingBelow(stage: Stage, look: AircraftLook): string {
  const { livery, lightsOn } = stage.palette
  const accent = look.colour ? stage.shadePaint(look.colour) : livery.accent
  const metal = mix(livery.shade, "#1A2250", 0.34)
  const tip = look.isSlender ? 0.54 : 0.6
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
    path(aileron, { fill: metal, opacity: 0.5 }) +
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
    const [left, top, right, bottom] = [
      width * 0.045 + inset,
      height * 0.07 + inset,
      width * 0.955 - inset,
      height * 0.93 - inset,
    ]
    const r = unit * 0.13
    const rake = width * 0.05
    return `M${nums(left + rake + r, top)}H${nums(right - r)}q${nums(r, 0, r, r)}L${nums(right, bottom - r)}q${nums(0, r, -r, r)}H${nums(left + r)}q${nums(-r, 0, -r * 0.9, -r)}L${nums(left + rake * 0.9, top + r)}q${nums(rake * 0.1 + r * 0.1, -r, r, -r)}Z`
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
