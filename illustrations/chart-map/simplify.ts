/** Points one after the other: x, y, x, y, … */
export type Coordinates = ArrayLike<number>

/**
 * Douglas-Peucker: the points a line needs to stay within a tolerance of itself. The tolerance may
 * differ from point to point; the first and the last always stay.
 */
export function simplify(line: Coordinates, toleranceAt: (point: number) => number): number[] {
  const count = line.length / 2
  const isKept = new Uint8Array(count)
  isKept[0] = 1
  isKept[count - 1] = 1
  const open: [first: number, last: number][] = [[0, count - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span
    let worst = 1
    let at = -1
    for (let point = first + 1; point < last; point++) {
      const excess = distanceToSegment(line, point, first, last) / toleranceAt(point)
      if (excess > worst) {
        worst = excess
        at = point
      }
    }
    if (at < 0) continue
    isKept[at] = 1
    open.push([first, at], [at, last])
  }
  const kept: number[] = []
  for (let point = 0; point < count; point++) {
    if (isKept[point]) kept.push(line[point * 2] ?? 0, line[point * 2 + 1] ?? 0)
  }
  return kept
}

function distanceToSegment(line: Coordinates, point: number, from: number, to: number): number {
  const x = line[point * 2] ?? 0
  const y = line[point * 2 + 1] ?? 0
  const fromX = line[from * 2] ?? 0
  const fromY = line[from * 2 + 1] ?? 0
  const alongX = (line[to * 2] ?? 0) - fromX
  const alongY = (line[to * 2 + 1] ?? 0) - fromY
  const length = alongX * alongX + alongY * alongY
  const share =
    length === 0 ? 0 : clamp(((x - fromX) * alongX + (y - fromY) * alongY) / length, 0, 1)
  return Math.hypot(x - fromX - share * alongX, y - fromY - share * alongY)
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
