import { contains } from "../geometry.ts"
import type { Stage } from "../stage.ts"
import { dot, element, nums, path } from "../svg.ts"
import type { TimeOfDay } from "../time-of-day.ts"

/** Where the middle colours lie on the way from the zenith to the horizon. */
const USUAL_STOPS = [0.4, 0.78] as const
/** White text needs the dark of the evening behind it: the afterglow draws together below. */
const LOW_DUSK = [0.76, 0.91] as const

/** The gradient ends at the horizon; below it the last colour goes on, whatever lies before it. */
export function drawSky(stage: Stage): string {
  const { width, height, horizon } = stage
  const [top, upper, lower, last] = stage.palette.sky
  const share = horizon / height
  const isUnderText = stage.texts.length > 0
  const [upperAt, lowerAt] = isUnderText && stage.time === "dusk" ? LOW_DUSK : USUAL_STOPS
  const fill = stage.gradient("sky", {
    kind: "vertical",
    stops: [
      { at: 0, colour: top },
      { at: upperAt * share, colour: upper },
      { at: lowerAt * share, colour: lower },
      { at: share, colour: last },
    ],
  })
  return element("rect", { width, height, fill })
}

/** How many stars stand over one 3:2 picture. */
const STARS: Partial<Record<TimeOfDay, number>> = { dusk: 26, night: 72 }

/** More would only make the file of a wide strip heavy. */
const MAX_STARS = 80

/** Stars in three brightnesses, denser towards the zenith where the sky is dark. */
export function drawStars(stage: Stage): string {
  if (stage.weather === "overcast") return ""
  const wished = ((STARS[stage.time] ?? 0) * stage.width) / (stage.unit * 1.5)
  const count = Math.min(MAX_STARS, Math.round(wished))
  const random = stage.random("stars")
  const brightness = [
    { width: 1.2, opacity: 0.45 },
    { width: 1.7, opacity: 0.65 },
    { width: 2.4, opacity: 0.9 },
  ]
  const dots = brightness.map(() => "")
  for (let index = 0; index < count; index++) {
    const x = random.next() * stage.width
    const y = random.next() * random.next() * stage.horizon * 0.9
    const kind = random.chance(0.12) ? 2 : index % 2
    if (stage.texts.some((text) => contains(text, x, y))) continue
    dots[kind] += dot(x, y)
  }
  return dots
    .map((d, kind) =>
      path(d, {
        stroke: "#FFFFFF",
        "stroke-linecap": "round",
        "stroke-width": brightness[kind]?.width,
        opacity: brightness[kind]?.opacity,
      }),
    )
    .join("")
}

/** Sun or moon with its glow; behind high fog there is only a brighter patch. */
export function drawLight(stage: Stage): string {
  const { time, weather, light, palette } = stage
  const isLow = time === "dawn" || time === "low-sun" || time === "dusk"
  const strength = weather === "overcast" ? 0.5 : 0.85
  const fill = stage.gradient("glow", {
    kind: "radial",
    stops: [
      { at: 0, colour: palette.glow, opacity: strength },
      { at: 0.3, colour: palette.glow, opacity: strength * 0.42 },
      { at: 0.62, colour: palette.glow, opacity: strength * 0.12 },
      { at: 1, colour: palette.glow, opacity: 0 },
    ],
  })
  // A low sun lights the haze sideways more than upwards.
  const glow = element("ellipse", {
    cx: light.x,
    cy: light.y,
    rx: stage.unit * (isLow ? 0.72 : 0.5),
    ry: stage.unit * 0.5,
    fill,
  })
  if (weather === "overcast") return glow
  return glow + (time === "night" ? drawMoon(stage) : drawSun(stage))
}

function drawSun({ light, palette }: Stage): string {
  return element("circle", { cx: light.x, cy: light.y, r: light.radius, fill: palette.light })
}

/** A waxing moon, with the dark part just visible. */
function drawMoon({ light: { x, y, radius: r }, palette }: Stage): string {
  const crescent = `M${nums(x - r * 0.3, y - r * 0.954)}A${nums(r, r)} 0 1 0 ${nums(x + r * 0.954, y + r * 0.3)}A${nums(r * 0.86, r * 0.86)} 0 0 1 ${nums(x - r * 0.3, y - r * 0.954)}Z`
  return (
    element("circle", { cx: x, cy: y, r, fill: palette.light, opacity: 0.1 }) +
    path(crescent, { fill: palette.light })
  )
}
