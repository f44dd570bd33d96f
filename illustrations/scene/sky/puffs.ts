import type { Point } from "../geometry.ts"
import { createPen } from "../lines.ts"
import { nums } from "../svg.ts"

export type Puff = { x: number; y: number; radius: number }

/** The upper edge of overlapping circles as arcs, closed along a flat base. */
export function puffOutline(circles: readonly Puff[], base: number): string {
  const ridge = visiblePuffs(circles)
  const first = ridge[0]
  const last = ridge.at(-1)
  if (!first || !last) return ""
  const corner = first.radius * 0.25
  const start: Point = [first.x - reachAt(first, base - corner), base - corner]
  const end: Point = [last.x + reachAt(last, base - corner), base - corner]
  const pen = createPen(start)
  const arcs = ridge.map((puff, index) => {
    const next = ridge[index + 1]
    return `a${nums(puff.radius, puff.radius)} 0 0 1 ${pen.to(next ? crossing(puff, next) : end)}`
  })
  const round = nums(0, corner, -corner, corner)
  return `${pen.start}${arcs.join("")}q${round}H${nums(start[0] + corner)}q${nums(-corner, 0, -corner, -corner)}Z`
}

/** Leaves out circles that another one swallows or that do not reach their neighbour. */
function visiblePuffs(circles: readonly Puff[]): Puff[] {
  const ridge: Puff[] = []
  for (const puff of [...circles].sort((a, b) => a.x - b.x)) {
    let previous = ridge.at(-1)
    while (previous && !crosses(previous, puff) && previous.radius <= puff.radius) {
      ridge.pop()
      previous = ridge.at(-1)
    }
    if (!previous || crosses(previous, puff)) ridge.push(puff)
  }
  return ridge
}

function crosses(a: Puff, b: Puff): boolean {
  const distance = Math.hypot(b.x - a.x, b.y - a.y)
  return distance < a.radius + b.radius && distance > Math.abs(a.radius - b.radius) * 1.05
}

/** The upper of the two points where two circles meet. */
function crossing(a: Puff, b: Puff): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const distance = Math.hypot(dx, dy)
  const along = (distance ** 2 + a.radius ** 2 - b.radius ** 2) / (2 * distance)
  const across = Math.sqrt(Math.max(0, a.radius ** 2 - along ** 2))
  return [a.x + (along * dx + across * dy) / distance, a.y + (along * dy - across * dx) / distance]
}

function reachAt(puff: Puff, y: number): number {
  return Math.sqrt(Math.max(0, puff.radius ** 2 - (y - puff.y) ** 2))
}
