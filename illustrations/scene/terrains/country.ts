import { mix } from "../colour.ts"
import { type Crown, drawCrowns } from "../crowns.ts"
import { onGround } from "../ground.ts"
import type { Stage } from "../stage.ts"
import { drawVillage } from "../village.ts"
import type { Course } from "./river.ts"

/** Villages and trees on both sides of a course, which need not carry water. */
export function drawCountry(
  stage: Stage,
  course: Course,
  { hasBankTrees = true, half = 0.052 }: { hasBankTrees?: boolean; half?: number } = {},
): string {
  const random = stage.random("country")
  const leaf = stage.shade("#3E7052", 0.05)
  const villages = [
    { across: course(5) - 1.5 - half, away: 5, distance: 0.3 },
    { across: course(3.4) + 1.1 + half, away: 3.4, distance: 0.2 },
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
  const rows = (nearest: number, farthest: number) =>
    rowsOfTrees(stage, { course, nearest, farthest, clear: half + 0.11 })
  const far = [...rows(9, 13), ...rows(5.4, 9)]
  const near = [...(hasBankTrees ? riverTrees(stage, course, half) : []), ...rows(1.5, 5)]
  const farLeaf = stage.shade("#5C8A70", 0.34)
  return (
    drawCrowns(stage, far, { leaf: farLeaf }) +
    drawnVillages.join("") +
    drawCrowns(stage, near, { leaf, lit: mix(leaf, stage.shade("#8DBB78", 0.05), 0.34) })
  )
}

/** Trees along the river. */
function riverTrees(stage: Stage, course: Course, half: number): Crown[] {
  const random = stage.random("river-trees")
  return Array.from({ length: 28 }, () => {
    const away = Math.exp(random.between(Math.log(1.1), Math.log(8)))
    const side = random.chance(0.5) ? -1 : 1
    const across = course(away) + side * (half + random.between(0.033, 0.088))
    const [x, y] = onGround(stage, { across, away })
    return { x, y, size: (stage.unit * random.between(0.04, 0.075)) / away }
  })
}

/** Hedgerows along the borders of the fields. */
function rowsOfTrees(
  stage: Stage,
  {
    course,
    nearest,
    farthest,
    clear,
  }: { course: Course; nearest: number; farthest: number; clear: number },
): Crown[] {
  const random = stage.random(`hedges-${nearest}`)
  const view = (stage.width / stage.unit) * 0.5
  return Array.from({ length: 11 }, () => {
    const away = Math.exp(random.between(Math.log(nearest), Math.log(farthest)))
    const across = random.between(-view, view) * away
    const [dx, dz] = random.chance(0.5) ? [0.088, 0.048] : [-0.048, 0.088]
    return Array.from({ length: 3 + Math.floor(random.next() * 8) }, (_, index): Crown[] => {
      const place = {
        across: across + index * dx * random.between(0.85, 1.15) * away ** 0.4,
        away: away + index * dz * away ** 0.4,
      }
      if (Math.abs(place.across - course(place.away)) < clear) return []
      const [x, y] = onGround(stage, place)
      return [{ x, y, size: (stage.unit * random.between(0.045, 0.08)) / place.away ** 0.9 }]
    }).flat()
  }).flat()
}
