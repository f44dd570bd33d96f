import type { Course } from "./course.ts"
import { path } from "./ground.ts"
import { pathData } from "./path-data.ts"
import { type Spot, spotOf, type View } from "./view.ts"

const ROUND_STEPS = 48

/**
 * The course in pixels. A round trip that names no waypoint has none to draw: a ring around the
 * field stands for "from here, around, and back".
 */
export function trackInView({ track, isLoop }: Course, view: View): Spot[] {
  const spots = track.map((point) => spotOf(view, point))
  const [field] = spots
  if (!field || spots.length > 1 || !isLoop) return spots
  const radius = Math.min(view.width, view.height) * 0.3
  return Array.from({ length: ROUND_STEPS + 1 }, (_, step) => {
    const angle = ((step / ROUND_STEPS + 0.25) * 2 + 0.25) * Math.PI
    return { x: field.x + Math.cos(angle) * radius, y: field.y + Math.sin(angle) * radius }
  })
}

/** Indigo with a bright edge; dotted where it only stands for a course. */
export function drawTrack(track: readonly Spot[], { track: { length } }: Course): string {
  const data = pathData([track.flatMap(({ x, y }) => [x, y])], false)
  if (track.length < 2) return ""
  const dots = length === 1 ? ` stroke-dasharray="0 6.5"` : ""
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${path(
    data,
    `stroke="var(--surface,#fff)" stroke-width="6"${dots ? ` stroke-opacity=".8"` : ""}`,
  )}${path(data, `stroke="var(--act,#3c45c4)" stroke-width="${dots ? 2.6 : 2.2}"${dots}`)}</g>`
}
