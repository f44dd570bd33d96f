import type { Stage } from "../stage.ts"
import { nums, path } from "../svg.ts"

/** A castle ruin on the highest point of its ridge: the broken keep and a piece of wall. */
export function drawRuin(stage: Stage, x: number, y: number): string {
  const k = stage.unit * 0.06
  const keep = `M${nums(x, y)}v${nums(-k)}h${nums(k * 0.1)}v${nums(k * 0.1)}h${nums(k * 0.1)}v${nums(-k * 0.14)}h${nums(k * 0.14)}v${nums(k * 0.3)}l${nums(k * 0.1, k * 0.16)}v${nums(k * 0.7)}Z`
  const wall = `M${nums(x - k * 0.75, y)}v${nums(-k * 0.34)}h${nums(k * 0.16)}v${nums(k * 0.1)}h${nums(k * 0.2)}l${nums(k * 0.14, -k * 0.16)}h${nums(k * 0.3)}v${nums(k * 0.4)}Z`
  return path(keep + wall, { fill: stage.shade("#6F7F92", 0.36) })
}
