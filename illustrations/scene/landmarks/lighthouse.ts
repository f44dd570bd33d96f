import { mix } from "../colour.ts"
import type { Point } from "../geometry.ts"
import { polygon } from "../lines.ts"
import type { Stage } from "../stage.ts"
import { element, path } from "../svg.ts"

/** A lighthouse with the keeper's house, striped in red or of plain brick; after dark its beam sweeps the sea. */
export function drawLighthouse(
  stage: Stage,
  at: { x: number; y: number; size: number },
  kind: "striped-lighthouse" | "brick-lighthouse",
): string {
  /** From shares of the tower's height to the picture, measured from its foot. */
  const shape = (...points: Point[]) =>
    polygon(points.map(([x, y]): Point => [at.x + x * at.size, at.y - y * at.size]))
  /** The tower tapers from foot to gallery. */
  const band = (from: number, to: number) => {
    const half = (height: number) => 0.066 - 0.028 * height
    return shape([-half(from), from], [-half(to), to], [half(to), to], [half(from), from])
  }
  const shadow = shape([0.012, 0], [0.012, 0.8], [0.042, 0.8], [0.066, 0])
  const white = mix("#FFFFFF", stage.palette.tint, stage.palette.tintShare * 0.75)
  const red = stage.shade("#C4493A", 0.02)
  const slate = stage.shade("#48506C", 0.03)
  const house = shape([-0.36, 0], [-0.36, 0.11], [-0.1, 0.11], [-0.1, 0])
  const roof = shape([-0.39, 0.1], [-0.33, 0.22], [-0.13, 0.22], [-0.07, 0.1])
  const pane = shape([-0.3, 0.04], [-0.3, 0.08], [-0.25, 0.08], [-0.25, 0.04])
  return (
    (stage.palette.lightsOn ? drawBeam(stage, at) : "") +
    path(house, { fill: white }) +
    path(roof, { fill: stage.shade("#A9584A", 0.03) }) +
    path(pane, { fill: stage.palette.lightsOn ? "#FFDC9C" : slate }) +
    (kind === "striped-lighthouse"
      ? path(band(0, 0.8), { fill: white }) +
        path(band(0.16, 0.33) + band(0.5, 0.67), { fill: red })
      : path(band(0, 0.8), { fill: stage.shade("#A5604C", 0.03) }) +
        path(band(0.36, 0.41) + band(0.62, 0.67), { fill: stage.shade("#D9C3A8", 0.03) })) +
    path(shadow, { fill: stage.palette.tint, opacity: 0.22 }) +
    path(shape([-0.062, 0.8], [-0.062, 0.825], [0.062, 0.825], [0.062, 0.8]), { fill: slate }) +
    path(shape([-0.032, 0.825], [-0.032, 0.91], [0.032, 0.91], [0.032, 0.825]), {
      fill: "#FFE7B0",
    }) +
    path(shape([-0.045, 0.905], [0, 1], [0.045, 0.905]), { fill: red })
  )
}

/** A cone of light that fades out over the sea, and the glow of the lamp. */
function drawBeam(stage: Stage, { x, y, size }: { x: number; y: number; size: number }): string {
  const lamp: Point = [x, y - size * 0.868]
  const beam = polygon([
    [lamp[0] - size * 3.4, lamp[1] - size * 0.62],
    lamp,
    [lamp[0] - size * 3.4, lamp[1] - size * 0.16],
  ])
  const fade = stage.gradient("beam", {
    kind: "horizontal",
    stops: [
      { at: 0, colour: "#FFE7B0", opacity: 0 },
      { at: 0.7, colour: "#FFE7B0", opacity: 0.16 },
      { at: 1, colour: "#FFE7B0", opacity: 0.6 },
    ],
  })
  const glow = stage.gradient("lamp", {
    kind: "radial",
    stops: [
      { at: 0, colour: "#FFE7B0", opacity: 0.8 },
      { at: 1, colour: "#FFE7B0", opacity: 0 },
    ],
  })
  return (
    path(beam, { fill: fade }) +
    element("circle", { cx: lamp[0], cy: lamp[1], r: size * 0.34, fill: glow })
  )
}
