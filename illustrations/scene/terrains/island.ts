import type { Colour } from "../colour.ts"
import { lerp } from "../geometry.ts"
import type { Ellipse } from "../profile.ts"
import type { Random } from "../random.ts"
import type { Stage } from "../stage.ts"
import { nums, path } from "../svg.ts"
import { drawVillage } from "../village.ts"
import { drawnCoast, drawRing, type IslandPlace, islandEllipse, WET_SAND } from "./island-rings.ts"

/** From below: mud flat, surf, beach, green, wood, and what people have put there. */
export function drawIsland(stage: Stage, layer: string, base: IslandPlace): string {
  const random = stage.random(layer)
  const place = { ...base, x: base.x + random.between(-0.012, 0.012) }
  const { distance } = place
  const ellipse = islandEllipse(stage, place)
  const isFar = distance > 0.4
  const [mud, coast, wood] = [
    drawnCoast(stage, random),
    drawnCoast(stage, random),
    drawnCoast(stage, random),
  ]
  const ground = (colour: Colour) => stage.shade(colour, distance)
  const rings = [
    drawRing(mud, ellipse, {
      scale: 1.36,
      shiftX: 0.02,
      shiftY: 0.42,
      fill: stage.shade(WET_SAND, distance * 0.8 + 0.1),
      opacity: isFar ? 0.5 : 0.26,
    }),
    isFar
      ? ""
      : drawRing(coast, ellipse, {
          scale: 1.24,
          shiftX: 0.02,
          shiftY: 0.26,
          fill: stage.shade(WET_SAND, distance * 0.8 + 0.1),
          opacity: 0.36,
        }),
    isFar
      ? ""
      : drawRing(coast, ellipse, { scale: 1.17, fill: stage.palette.cloudLit, opacity: 0.3 }),
    drawRing(coast, ellipse, { scale: 1.1, fill: ground("#F0DDB4") }),
    drawRing(coast, ellipse, {
      scale: 0.86,
      flat: 0.86,
      shiftX: 0.04,
      shiftY: 0.05,
      fill: ground("#86AE7C"),
    }),
    drawRing(wood, ellipse, { scale: 0.46, flat: 0.9, shiftX: -0.2, fill: ground("#628F68") }),
  ]
  const details = isFar
    ? ""
    : drawDunes(stage, random, ellipse, distance) + drawAirstrip(stage, ellipse, distance)
  return rings.join("") + details + drawIslandVillage(stage, random, ellipse, { ...place, isFar })
}

function drawIslandVillage(
  stage: Stage,
  random: Random,
  ellipse: Ellipse,
  { distance, reach, isFar }: IslandPlace & { isFar: boolean },
): string {
  return drawVillage(stage, random, {
    x: ellipse.x + ellipse.halfWidth * 0.12,
    y: ellipse.y + ellipse.halfHeight * 0.16,
    reach: Math.min(ellipse.halfWidth * 0.36, stage.unit * 0.15),
    depth: ellipse.halfHeight * 0.26,
    house: Math.min(ellipse.halfHeight * (isFar ? 0.5 : 0.27), stage.unit * 0.03),
    count: isFar ? 4 : Math.min(13, Math.round(3 + reach * 38)),
    church: !isFar,
    distance,
  })
}

/** Pale dunes between the beach and the green, in two uneven rows. */
function drawDunes(
  stage: Stage,
  random: Random,
  { x, y, halfWidth, halfHeight }: Ellipse,
  distance: number,
): string {
  const dunes = Array.from({ length: 7 }, (_, index) => {
    const angle = lerp(1.05, 1.95, (index + random.next()) / 7) * Math.PI
    const from = random.between(0.52, 0.7)
    const [cx, cy] = [
      x + Math.cos(angle) * halfWidth * from,
      y + Math.sin(angle) * halfHeight * from * 0.92,
    ]
    const length = halfHeight * random.between(0.25, 0.8)
    const rise = halfHeight * random.between(0.06, 0.1)
    return `M${nums(cx - length, cy)}q${nums(length * 0.7, -rise * 2, length * 2, 0)}q${nums(-length, rise * 0.9, -length * 2, 0)}Z`
  })
  return path(dunes.join(""), { fill: stage.shade("#E6D3A4", distance), opacity: 0.8 })
}

/** The reason we come: a short runway at the island's end. */
function drawAirstrip(
  stage: Stage,
  { x, y, halfWidth, halfHeight }: Ellipse,
  distance: number,
): string {
  const [left, right] = [x + halfWidth * 0.42, x + halfWidth * 0.74]
  const [top, bottom] = [y - halfHeight * 0.16, y - halfHeight * 0.04]
  const slant = halfHeight * 0.2
  const runway = `M${nums(left + slant, top)}H${nums(right + slant)}L${nums(right, bottom)}H${nums(left)}Z`
  const middle = (top + bottom) / 2
  const line = `M${nums(left + slant, middle)}H${nums(right)}`
  return (
    path(runway, { fill: stage.shade("#B9BEC4", distance) }) +
    path(line, {
      stroke: stage.shade("#FFFFFF", distance),
      "stroke-width": halfHeight * 0.02,
      "stroke-dasharray": nums(halfHeight * 0.1, halfHeight * 0.1),
    })
  )
}
