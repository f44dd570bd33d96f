import { type Puff, puffOutline } from "../../sky/puffs.ts"
import { groundAt, type Stage } from "../../stage.ts"
import { element, path } from "../../svg.ts"
import { drawFields } from "../fields.ts"

/** Fields far below, and clouds in flocks between us and them. */
export function drawGaps(stage: Stage): string {
  const { height, horizon, width, palette } = stage
  const veil = stage.gradient("veil", {
    kind: "vertical",
    stops: [
      { at: 0, colour: palette.haze },
      { at: 0.4, colour: palette.haze, opacity: 0.75 },
      { at: 1, colour: palette.haze, opacity: 0.3 },
    ],
  })
  const ground = { y: horizon, width, height: height - horizon }
  const rows = [0.04, 0.12, 0.26, 0.5, 0.82]
  const flocks = rows.map((depth, row) => drawFlock(stage, row, groundAt(stage, depth)))
  return (
    element("rect", { ...ground, fill: stage.shade("#86AE74", 0.3) }) +
    drawFields(stage, { turn: 0.4 }) +
    element("rect", { ...ground, fill: veil }) +
    flocks.join("")
  )
}

function drawFlock(stage: Stage, row: number, y: number): string {
  const { unit, width, palette } = stage
  const random = stage.random(`flock-${row}`)
  const size = unit * (0.014 + row * 0.013)
  const fill = stage.gradient(`flock-${row}`, {
    kind: "vertical",
    stops: [
      { at: 0, colour: palette.cloudLit },
      { at: 0.6, colour: palette.cloudLit },
      { at: 1, colour: palette.cloudShade },
    ],
  })
  let clouds = ""
  let x = -size * random.between(0, 8)
  while (x < width) {
    const puffs = 4 + Math.floor(random.next() * 4)
    const circles: Puff[] = Array.from({ length: puffs }, (_, index) => {
      const out = Math.abs(index - (puffs - 1) / 2) / puffs
      return {
        x: Math.round(x + index * size * 1.1),
        y: Math.round(y - size * (0.8 - out)),
        radius: Math.round(size * random.between(0.75, 1.25) * (1.2 - out)),
      }
    })
    clouds += puffOutline(circles, Math.round(y + size * 0.35))
    x += size * (puffs * 1.1 + random.between(3, 10))
  }
  return path(clouds, { fill })
}
