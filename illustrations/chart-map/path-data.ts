import type { Coordinates } from "./simplify.ts"
import type { Spot } from "./view.ts"

/** Path data of lines or rings in pixels: relative steps in tenths, as short as the grammar goes. */
export function pathData(lines: readonly Coordinates[], isClosed: boolean): string {
  return lines
    .filter((line) => line.length > 0)
    .map((line) => subpath(line, isClosed))
    .join("")
}

function subpath(line: Coordinates, isClosed: boolean): string {
  let x = tenths(line[0])
  let y = tenths(line[1])
  const steps: number[] = []
  for (let index = 2; index < line.length; index += 2) {
    const nextX = tenths(line[index])
    const nextY = tenths(line[index + 1])
    if (nextX === x && nextY === y) continue
    steps.push(nextX - x, nextY - y)
    x = nextX
    y = nextY
  }
  const start = pack([tenths(line[0]), tenths(line[1])])
  if (steps.length === 0) return `M${start}h0`
  return `M${start}l${pack(steps)}${isClosed ? "z" : ""}`
}

function tenths(value = 0): number {
  return Math.round(value * 10)
}

/** Numbers given in tenths; a minus or a leading point separates as well as a space. */
function pack(values: readonly number[]): string {
  return values.map(decimal).join(" ").replaceAll(" -", "-")
}

function decimal(value: number): string {
  const text = String(Math.abs(value) / 10).replace(/^0\./, ".")
  return value < 0 ? `-${text}` : text
}

/** A pixel position as it stands in attributes. */
export function num(value: number): string {
  return decimal(tenths(value))
}

/** Places as subpaths of no length: a round cap makes each a dot, a marker a symbol. */
export function dotData(spots: readonly Spot[]): string {
  return spots.map(({ x, y }) => `M${pack([tenths(x), tenths(y)])}h0`).join("")
}
