import type { Stage } from "./stage.ts"

/**
 * How high something that stands on `base` at `x` may rise before it reaches a text. `reach`: how far
 * to each side its foot lies for each pixel of its height.
 */
export function headroom(
  { texts }: Stage,
  { x, base, reach }: { x: number; base: number; reach: number },
): number {
  const rooms = texts.map(({ left, right, bottom }) => {
    const beside = Math.max(0, left - x, x - right)
    return base - bottom + beside / reach
  })
  return Math.max(0, Math.min(...rooms))
}
