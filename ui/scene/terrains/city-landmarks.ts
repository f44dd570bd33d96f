import { mix } from "../colour.ts"
import { type Point, polygon } from "../geometry.ts"
import type { Stage } from "../stage.ts"
import { element, nums, path } from "../svg.ts"

/** Where a landmark stands and how high it is. */
type Site = { readonly x: number; readonly base: number; readonly size: number }

/** From shares of the height, measured from the foot, to the picture. */
function shapeAt({ x, base, size }: Site) {
  return (...points: Point[]) =>
    polygon(points.map(([shareX, shareY]): Point => [x + shareX * size, base - shareY * size]))
}

/** A Gothic cathedral from the south: two open spires, the nave and the choir with its ridge turret. */
export function drawCathedral(stage: Stage, site: Site): string {
  const shape = shapeAt(site)
  const spire = (x: number) =>
    shape(
      [x - 0.085, 0],
      [x - 0.082, 0.42],
      [x - 0.07, 0.44],
      [x - 0.066, 0.55],
      [x - 0.05, 0.57],
      [x - 0.046, 0.62],
      [x - 0.008, 0.97],
      [x, 1],
      [x + 0.008, 0.97],
      [x + 0.046, 0.62],
      [x + 0.05, 0.57],
      [x + 0.066, 0.55],
      [x + 0.07, 0.44],
      [x + 0.082, 0.42],
      [x + 0.085, 0],
    )
  /** The side turned away from the light. */
  const spireShade = (x: number) =>
    shape(
      [x + 0.012, 0],
      [x + 0.012, 0.62],
      [x, 1],
      [x + 0.046, 0.62],
      [x + 0.066, 0.55],
      [x + 0.085, 0],
    )
  const pinnacles = [-0.072, 0.072, 0.108, 0.252]
    .map((x) => shape([x - 0.014, 0.4], [x, 0.56], [x + 0.014, 0.4]))
    .join("")
  const nave = shape([0.25, 0], [0.25, 0.33], [0.98, 0.33], [1.02, 0.24], [1.06, 0.2], [1.08, 0])
  const roof = shape([0.25, 0.3], [0.25, 0.42], [0.92, 0.42], [0.99, 0.3])
  const turret = shape([0.612, 0.4], [0.618, 0.47], [0.63, 0.6], [0.642, 0.47], [0.648, 0.4])
  const transept = shape([0.55, 0], [0.55, 0.34], [0.63, 0.43], [0.71, 0.34], [0.71, 0])
  const buttresses = Array.from({ length: 12 }, (_, index) => {
    const x = 0.28 + index * 0.068
    return shape([x - 0.008, 0.2], [x, 0.37], [x + 0.008, 0.2])
  }).join("")
  const windows = Array.from({ length: 10 }, (_, index) => {
    const x = 0.3 + index * 0.07
    return x > 0.52 && x < 0.72
      ? ""
      : shape([x, 0.1], [x, 0.24], [x + 0.014, 0.28], [x + 0.028, 0.24], [x + 0.028, 0.1])
  }).join("")
  const bare = stage.shade("#626C8E", 0.17)
  // Floodlit after dark
  const stone = stage.palette.lightsOn ? mix(bare, "#D9B48C", 0.14) : bare
  const shade = stage.shade("#4C5679", 0.15)
  return (
    path(nave + transept + buttresses + turret, { fill: stone }) +
    path(roof, { fill: shade }) +
    path(windows, {
      fill: stage.palette.lightsOn ? "#FFD79A" : shade,
      opacity: stage.palette.lightsOn ? 0.55 : 0.8,
    }) +
    path(spire(0) + spire(0.18) + pinnacles, { fill: stone }) +
    path(spireShade(0) + spireShade(0.18), { fill: shade })
  )
}

/** A slender concrete tower with its pod and mast. */
export function drawTelevisionTower(stage: Stage, site: Site): string {
  const shape = shapeAt(site)
  const shaft = shape([-0.026, 0], [-0.011, 0.66], [0.011, 0.66], [0.026, 0])
  const pod = shape(
    [-0.03, 0.62],
    [-0.06, 0.655],
    [-0.06, 0.675],
    [-0.034, 0.705],
    [0.034, 0.705],
    [0.06, 0.675],
    [0.06, 0.655],
    [0.03, 0.62],
  )
  const upper = shape([-0.016, 0.7], [-0.022, 0.74], [0.022, 0.74], [0.016, 0.7])
  const mast = shape([-0.007, 0.73], [-0.003, 1], [0.003, 1], [0.007, 0.73])
  const lamp = element("circle", {
    cx: site.x,
    cy: site.base - site.size,
    r: Math.max(1.4, site.size * 0.009),
    fill: "#FF7A6B",
  })
  const glass = shape([-0.058, 0.661], [-0.058, 0.672], [0.058, 0.672], [0.058, 0.661])
  return (
    path(shaft + mast, { fill: stage.shade("#6A7597", 0.3) }) +
    path(pod + upper, { fill: stage.shade("#5A6587", 0.27) }) +
    (stage.palette.lightsOn ? path(glass, { fill: "#FFD79A", opacity: 0.8 }) + lamp : "")
  )
}

/** A railway bridge whose three arches stand on piers in the river. */
export function drawBridge(stage: Stage, bridge: { deck: number; from: number }): string {
  const { width, unit } = stage
  const { deck } = bridge
  const colour = stage.shade("#33406A", 0.05)
  const span = Math.max(width * 0.17, unit * 0.25)
  const rise = unit * 0.062
  const thickness = unit * 0.011
  let solid = `M0 ${nums(deck)}H${nums(width)}v${nums(unit * 0.012)}H0Z`
  let hangers = ""
  let x = width * bridge.from
  while (x < width) {
    // A quadratic arc peaks at half the height of its control point.
    solid += `M${nums(x, deck)}q${nums(span / 2, -2 * rise, span, 0)}h${nums(-thickness)}q${nums(-(span / 2 - thickness), -2 * rise + thickness * 2.2, -(span - 2 * thickness), 0)}Z`
    for (let bay = 1; bay < 10; bay++) {
      const share = bay / 10
      hangers += `M${nums(x + span * share, deck)}v${nums(-4 * rise * share * (1 - share))}`
    }
    solid += pier(x)
    x += span
  }
  for (let landward = width * bridge.from - span * 0.8; landward > 0; landward -= span * 0.8) {
    solid += pier(landward)
  }
  function pier(at: number): string {
    const half = unit * 0.008
    return `M${nums(at - half, deck)}h${nums(2 * half)}l${nums(half * 0.5, unit * 0.06)}h${nums(-3 * half)}Z`
  }
  return (
    path(hangers, { stroke: colour, "stroke-width": unit * 0.0028 }) + path(solid, { fill: colour })
  )
}
