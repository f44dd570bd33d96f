import type { View } from "./view.ts"

/** Pixels per cell: fine enough to tell the sea from a coast beside a name. */
const CELL = 6

export interface WaterMask {
  /** Pixels from a place on the water to the nearest land or edge; 0 on land. */
  clearanceAt(x: number, y: number): number
}

/** Which cells of the picture are water, and how far from the land each is. */
export function maskWater(view: View, land: readonly (readonly number[])[]): WaterMask {
  const columns = Math.ceil(view.width / CELL)
  const rows = Math.ceil(view.height / CELL)
  const depth = new Uint16Array((columns + 2) * (rows + 2))
  const cell = (column: number, row: number) => (row + 1) * (columns + 2) + column + 1
  for (let row = 0; row < rows; row++) {
    const shores = crossings(land, (row + 0.5) * CELL)
    for (let column = 0; column < columns; column++) {
      const x = (column + 0.5) * CELL
      const passed = shores.filter((shore) => shore < x).length
      depth[cell(column, row)] = passed % 2 === 0 ? columns + rows : 0
    }
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      lower(cell(column, row), [cell(column - 1, row), cell(column, row - 1)])
    }
  }
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      lower(cell(column, row), [cell(column + 1, row), cell(column, row + 1)])
    }
  }

  function lower(at: number, neighbours: readonly number[]): void {
    const shallowest = Math.min(...neighbours.map((neighbour) => depth[neighbour] ?? 0))
    depth[at] = Math.min(depth[at] ?? 0, shallowest + 1)
  }

  return {
    clearanceAt: (x, y) => (depth[cell(Math.floor(x / CELL), Math.floor(y / CELL))] ?? 0) * CELL,
  }
}

/** Where a horizontal line crosses the shores. */
export function crossings(rings: readonly (readonly number[])[], y: number): number[] {
  const found: number[] = []
  for (const ring of rings) {
    let fromX = ring.at(-2) ?? 0
    let fromY = ring.at(-1) ?? 0
    for (let index = 0; index < ring.length; index += 2) {
      const toX = ring[index] ?? 0
      const toY = ring[index + 1] ?? 0
      if (fromY > y !== toY > y) found.push(fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX))
      fromX = toX
      fromY = toY
    }
  }
  return found
}
