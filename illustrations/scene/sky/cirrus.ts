import { boxAround, overlaps } from "../geometry.ts"
import type { Stage } from "../stage.ts"
import { group, nums, path } from "../svg.ts"
import type { Weather } from "../weather.ts"

const STREAKS: Record<Weather, number> = {
  fair: 5,
  clear: 0,
  cirrus: 22,
  overcast: 5,
  "after-rain": 3,
}

/** Long thin ice clouds, fading at both ends. */
export function drawCirrus(stage: Stage): string {
  const count = STREAKS[stage.weather]
  if (count === 0) return ""
  const random = stage.random("cirrus")
  const fill = stage.gradient("cirrus", {
    kind: "horizontal",
    stops: [
      { at: 0, colour: stage.palette.cloudLit, opacity: 0 },
      { at: 0.5, colour: stage.palette.cloudLit, opacity: 1 },
      { at: 1, colour: stage.palette.cloudLit, opacity: 0 },
    ],
  })
  const streaks: string[] = []
  for (let index = 0; index < count; index++) {
    const x = random.next() * stage.width
    const y = stage.horizon * random.between(0.08, 0.66)
    const half = Math.min(stage.width, stage.unit * 2) * random.between(0.16, 0.34)
    const lift = stage.unit * random.between(0.006, 0.013)
    const streak = boxAround(x, y, half * 0.8, lift)
    if (stage.texts.some((text) => overlaps(streak, text))) continue
    streaks.push(
      `M${nums(x - half, y + lift)}Q${nums(x, y - lift * 1.5)} ${nums(x + half, y)}Q${nums(x, y + lift * 0.6)} ${nums(x - half, y + lift)}Z`,
    )
  }
  return group(
    {
      fill,
      opacity: (stage.palette.lightsOn ? 0.26 : 0.5) + (stage.weather === "cirrus" ? 0.2 : 0),
    },
    ...streaks.map((d) => path(d, {})),
  )
}
