import { mix } from "../colour.ts"
import { curve, lerp, type Point, ribbon, rollingProfile } from "../geometry.ts"
import { onGround } from "../ground.ts"
import { drawLand, mirrored } from "../land.ts"
import type { Stage } from "../stage.ts"
import { element, group, nums, path } from "../svg.ts"
import { type Crown, drawCrowns, drawWoodedRidge } from "../trees.ts"
import { drawVillage } from "../village.ts"
import { drawFields } from "./fields.ts"
import type { Landscape } from "./landscape.ts"

/** Farmland to the horizon: a patchwork of fields, a river, villages and wind turbines. */
export const lowland: Landscape = {
  horizon: 0.58,
  skyline: 0.01,
  lightSpan: [0.18, 0.6],
  mayMirror: true,
  draw: (stage) =>
    drawFarWoods(stage) +
    drawPlain(stage) +
    mirrored(
      stage,
      drawFields(stage) + drawRiver(stage) + drawCountry(stage) + drawTurbines(stage),
    ),
}

function drawFarWoods(stage: Stage): string {
  const { horizon, unit } = stage
  const random = stage.random("far-woods")
  const hills = rollingProfile(random, {
    base: horizon - unit * 0.006,
    amplitude: unit * 0.02,
    wavelength: unit * 1.5,
  })
  const woods = rollingProfile(random, {
    base: horizon + unit * 0.002,
    amplitude: unit * 0.008,
    wavelength: unit * 0.7,
  })
  return (
    drawLand(stage, hills, stage.shade("#88A3A8", 0.66)) +
    drawWoodedRidge(stage, woods, { crown: unit * 0.006, colour: stage.shade("#7A9C8C", 0.55) })
  )
}

/** The plain under and beyond the fields, fading into the haze. */
function drawPlain(stage: Stage): string {
  const fill = stage.gradient("plain", {
    kind: "vertical",
    stops: [
      { at: 0, colour: stage.shade("#9DBB8C", 0.55) },
      { at: 0.3, colour: stage.shade("#7FA574", 0.2) },
      { at: 1, colour: stage.shade("#6F9964", 0.02) },
    ],
  })
  const y = stage.horizon + stage.unit * 0.006
  return element("rect", { y, width: stage.width, height: stage.height - y, fill })
}

/** The river's course: across the ground at every distance. */
function riverCourse(stage: Stage): (away: number) => number {
  const random = stage.random("river")
  const phase = random.between(0, 6)
  const drift = random.between(-0.1, 0.12)
  return (away) =>
    drift * away +
    0.3 * away ** 0.85 * Math.sin(phase + Math.log(away) * 3.6) +
    0.12 * Math.sin(away * 2)
}

function drawRiver(stage: Stage): string {
  const course = riverCourse(stage)
  const steps = 17
  const [left, right]: [Point[], Point[]] = [[], []]
  for (let step = 0; step <= steps; step++) {
    const away = Math.exp(lerp(Math.log(0.86), Math.log(15), step / steps))
    const half = 0.052 + 0.012 * Math.sin(step * 1.7)
    left.push(onGround(stage, { across: course(away) - half, away }))
    right.push(onGround(stage, { across: course(away) + half, away }))
  }
  const { waterFar, waterNear, cloudLit } = stage.palette
  return (
    path(ribbon(left, right), {
      fill: mix(waterFar, waterNear, 0.34),
      stroke: stage.shade("#5F8A62", 0.12),
      "stroke-width": stage.unit * 0.004,
    }) +
    path(curve(left.slice(0, 11)), {
      fill: "none",
      stroke: cloudLit,
      "stroke-width": stage.unit * 0.003,
      opacity: 0.3,
    })
  )
}

function drawCountry(stage: Stage): string {
  const random = stage.random("country")
  const course = riverCourse(stage)
  const leaf = stage.shade("#3E7052", 0.05)
  const villages = [
    { across: course(5) - 1.5, away: 5, distance: 0.3 },
    { across: course(3.4) + 1.1, away: 3.4, distance: 0.2 },
  ]
  const drawnVillages = villages.map(({ across, away, distance }) => {
    const [x, y] = onGround(stage, { across, away })
    return drawVillage(stage, random, {
      x,
      y,
      reach: (stage.unit * 0.34) / away,
      depth: (stage.unit * 0.05) / away,
      house: (stage.unit * 0.066) / away,
      count: 12,
      church: true,
      distance,
    })
  })
  const far = [...rowsOfTrees(stage, 9, 13), ...rowsOfTrees(stage, 5.4, 9)]
  const near = [...riverTrees(stage), ...rowsOfTrees(stage, 1.5, 5)]
  const farLeaf = stage.shade("#5C8A70", 0.34)
  return (
    drawCrowns(stage, far, { leaf: farLeaf }) +
    drawnVillages.join("") +
    drawCrowns(stage, near, { leaf, lit: mix(leaf, stage.shade("#8DBB78", 0.05), 0.34) })
  )
}

/** Trees along the river. */
function riverTrees(stage: Stage): Crown[] {
  const random = stage.random("river-trees")
  const course = riverCourse(stage)
  return Array.from({ length: 30 }, () => {
    const away = Math.exp(random.between(Math.log(1.1), Math.log(8)))
    const side = random.chance(0.5) ? -1 : 1
    const across = course(away) + side * random.between(0.085, 0.14)
    const [x, y] = onGround(stage, { across, away })
    return { x, y, size: (stage.unit * random.between(0.04, 0.075)) / away }
  })
}

/** Hedgerows along the borders of the fields. */
function rowsOfTrees(stage: Stage, nearest: number, farthest: number): Crown[] {
  const random = stage.random(`hedges-${nearest}`)
  const course = riverCourse(stage)
  const half = (stage.width / stage.unit) * 0.5
  return Array.from({ length: 11 }, () => {
    const away = Math.exp(random.between(Math.log(nearest), Math.log(farthest)))
    const across = random.between(-half, half) * away
    const [dx, dz] = random.chance(0.5) ? [0.088, 0.048] : [-0.048, 0.088]
    return Array.from({ length: 3 + Math.floor(random.next() * 8) }, (_, index): Crown[] => {
      const place = {
        across: across + index * dx * random.between(0.85, 1.15) * away ** 0.4,
        away: away + index * dz * away ** 0.4,
      }
      if (Math.abs(place.across - course(place.away)) < 0.16) return []
      const [x, y] = onGround(stage, place)
      return [{ x, y, size: (stage.unit * random.between(0.045, 0.08)) / place.away ** 0.9 }]
    }).flat()
  }).flat()
}

function drawTurbines(stage: Stage): string {
  const random = stage.random("turbines")
  const { unit, width, horizon } = stage
  const white = mix("#FFFFFF", stage.palette.tint, stage.palette.tintShare * 0.8)
  let towers = ""
  let blades = ""
  let lamps = ""
  for (let index = 0; index < 5; index++) {
    const x = width * (0.7 + index * 0.055) + unit * random.between(-0.012, 0.012)
    const y = horizon + unit * random.between(0.008, 0.024)
    const size = unit * random.between(0.085, 0.115)
    const turn = random.between(0, 2 * Math.PI)
    towers += `M${nums(x - size * 0.018, y)}l${nums(size * 0.009, -size)}h${nums(size * 0.018)}l${nums(size * 0.009, size)}Z`
    lamps += `M${nums(x, y - size)}h0`
    for (const third of [0, 1, 2]) {
      const angle = turn + (third * 2 * Math.PI) / 3
      blades += `M${nums(x, y - size)}l${nums(Math.cos(angle) * size * 0.48, Math.sin(angle) * size * 0.48)}`
    }
  }
  return group(
    {},
    path(towers, { fill: white }),
    path(blades, {
      stroke: white,
      "stroke-width": Math.max(1, unit * 0.0032),
      "stroke-linecap": "round",
    }),
    stage.palette.lightsOn
      ? path(lamps, { stroke: "#FF7A6B", "stroke-width": unit * 0.008, "stroke-linecap": "round" })
      : "",
  )
}
