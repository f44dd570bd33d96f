import { type ChartPoint, plotCourse } from "./course.ts"
import { path } from "./ground.ts"
import { pathData } from "./path-data.ts"
import type { PlanePoint } from "./plane.ts"
import { spotOf, type View } from "./view.ts"

/** One of many ways on a map, in the order in which it is flown. */
export interface ChartRoute {
  points: readonly ChartPoint[]
  /** How strongly it is drawn, 3 for what is flown most. */
  strength: 1 | 2 | 3
}

/** Width and opacity by strength. */
const LINES = {
  1: { width: 1.4, opacity: 0.6 },
  2: { width: 2.6, opacity: 0.8 },
  3: { width: 4.4, opacity: 1 },
} as const

const EDGE = 2.4

/** The line of a way on the plane; a way that leads nowhere else is no line. */
export function trackOfRoute({ points }: ChartRoute): PlanePoint[] {
  const { track } = plotCourse(points, false)
  return track.length > 1 ? track : []
}

/** The ways in pixels, beside their strength. */
export function routesInView(routes: readonly ChartRoute[], view: View) {
  return routes.map((route) => ({
    strength: route.strength,
    line: trackOfRoute(route).flatMap((point) => {
      const { x, y } = spotOf(view, point)
      return [x, y]
    }),
  }))
}

/** The weak ones first, so that those which are flown most lie on top. */
export function drawRoutes(routes: ReturnType<typeof routesInView>): string {
  const drawn = ([1, 2, 3] as const).map((strength) => {
    const lines = routes.filter((route) => route.strength === strength).map(({ line }) => line)
    const data = pathData(lines, false)
    const { width, opacity } = LINES[strength]
    return (
      path(
        data,
        `stroke="var(--surface,#fff)" stroke-opacity=".7" stroke-width="${width + EDGE}"`,
      ) +
      path(data, `stroke="var(--act,#3c45c4)" stroke-opacity="${opacity}" stroke-width="${width}"`)
    )
  })
  const lines = drawn.join("")
  return lines && `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${lines}</g>`
}
