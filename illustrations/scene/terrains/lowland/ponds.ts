import { mix } from "../../colour.ts"
import { type Crown, drawCrowns } from "../../crowns.ts"
import { onGround } from "../../ground.ts"
import { closedCurve } from "../../lines.ts"
import { outlinePoints, wobblyOutline } from "../../profile.ts"
import type { Stage } from "../../stage.ts"
import { path } from "../../svg.ts"
import { drawVillage } from "../../village.ts"

const PLACES = [
  { across: -2.6, away: 7, reach: 0.9 },
  { across: 1.5, away: 4.4, reach: 0.75 },
  { across: -0.62, away: 2.7, reach: 0.55 },
  { across: 0.42, away: 1.62, reach: 0.36 },
] as const

/** Small lakes among woods and fields. */
export function drawPonds(stage: Stage): string {
  const { unit, palette } = stage
  const random = stage.random("ponds")
  const water = mix(palette.waterFar, palette.waterNear, 0.42)
  const drawn = PLACES.map(({ across, away, reach }) => {
    const place = { across: across + random.between(-0.1, 0.1), away }
    const [x, y] = onGround(stage, place)
    const ellipse = {
      x,
      y,
      halfWidth: (reach * unit) / away,
      halfHeight: ((stage.height - stage.horizon) * reach * 0.5) / away ** 1.9,
    }
    const outline = wobblyOutline(random, 0.16)
    const shore = closedCurve(outlinePoints(outline, ellipse, 14))
    const distance = Math.min(0.5, 0.07 * away)
    const trees = (isBehind: boolean): Crown[] =>
      Array.from({ length: 17 }, () => {
        const angle = (isBehind ? -1 : 1) * random.between(0.06, 0.94) * Math.PI
        const out = random.between(1.06, 1.36)
        return {
          x: x + Math.cos(angle) * ellipse.halfWidth * out,
          y: y + Math.sin(angle) * ellipse.halfHeight * out,
          size: (unit * random.between(0.05, 0.09)) / away ** 0.9,
        }
      }).sort((a, b) => a.y - b.y)
    const leaf = stage.shade("#3B6C4E", distance)
    const colours = { leaf, lit: mix(leaf, stage.shade("#8DBB78", distance), 0.32) }
    return (
      drawCrowns(stage, trees(true), colours) +
      path(shore, {
        fill: water,
        stroke: stage.shade("#C9C29A", distance),
        "stroke-width": Math.max(0.8, (unit * 0.012) / away),
      }) +
      drawCrowns(
        stage,
        trees(false).filter(({ x: at }) => Math.abs(at - x) > ellipse.halfWidth * 0.35),
        colours,
      )
    )
  })
  const [x, y] = onGround(stage, { across: -1.5, away: 4.2 })
  const village = drawVillage(stage, random, {
    x,
    y,
    reach: unit * 0.07,
    depth: unit * 0.01,
    house: unit * 0.017,
    count: 12,
    church: true,
    distance: 0.24,
  })
  return drawn.slice(0, 2).join("") + village + drawn.slice(2).join("")
}
