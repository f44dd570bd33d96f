import { headroom } from "../../headroom.ts"
import { type Puff, puffOutline } from "../../sky/puffs.ts"
import type { Stage } from "../../stage.ts"
import { path } from "../../svg.ts"

/** The largest puff, and how much higher than its tower one may stand. */
const LARGEST = 0.052
const SWELL = 1.1

/** Cumulus that towers out of the sea, far enough to be beautiful. */
export function drawTurrets(stage: Stage): string {
  const { horizon, unit, width, palette } = stage
  const random = stage.random("turrets")
  const fill = stage.gradient("turret", {
    kind: "vertical",
    stops: [
      { at: 0, colour: palette.cloudLit },
      { at: 0.55, colour: palette.cloudLit },
      { at: 1, colour: palette.haze },
    ],
  })
  return [
    { x: 0.16, high: 0.22 },
    { x: 0.44, high: 0.11 },
    { x: 0.86, high: 0.17 },
  ]
    .map(({ x, high }) => {
      const base = horizon + unit * 0.07
      const room = headroom(stage, { x: width * x, base, reach: 1 }) / unit
      const highest = Math.min(high, (room - LARGEST) / SWELL)
      const circles: Puff[] = Array.from({ length: 15 }, (_, index) => {
        const share = index / 14
        const out = (share - 0.5) * 2
        const rise = (1 - out ** 2) * unit * highest * random.between(0.75, SWELL)
        return {
          x: width * x + out * unit * 0.17,
          y: base - rise,
          radius: unit * random.between(0.03, LARGEST),
        }
      })
      return path(puffOutline(circles, base), { fill, opacity: 0.94 })
    })
    .join("")
}
