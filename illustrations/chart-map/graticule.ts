import type { Box } from "./box.ts"
import type { MapText } from "./map-text.ts"
import { isFree, type Taken } from "./taken.ts"
import { textWidth } from "./text-width.ts"
import { positionAt, type Spot, toSpot, type View } from "./view.ts"

export interface Graticule {
  lines: number[][]
  labels: MapText[]
}

export const GRATICULE_TEXT = 10.5

/** Minutes between the lines. */
const STEPS = [10, 30, 60, 120, 300, 600]

/** A finer graticule than this would be a fabric. */
const CLOSEST_LINES = 96

const KM_PER_MINUTE = 1.853

/** Meridians and parallels, labelled where they meet the left and the lower edge. */
export function drawGraticule(view: View, taken: Taken): Graticule {
  const { width, height } = view
  const step =
    STEPS.find((minutes) => (minutes * KM_PER_MINUTE) / view.kmPerPixel >= CLOSEST_LINES) ?? 600
  const edges = [0, 0.5, 1].flatMap((x) =>
    [0, 0.5, 1].map((y) => positionAt(view, { x: x * width, y: y * height })),
  )
  const lats = multiplesBetween(
    edges.map((edge) => edge.lat),
    step,
  )
  const lngs = multiplesBetween(
    edges.map((edge) => edge.lng),
    step,
  )
  const ends = (values: number[]) => [Math.min(...values) - 1, Math.max(...values) + 1] as const
  const [west, east] = ends(edges.map((edge) => edge.lng))
  const [south, north] = ends(edges.map((edge) => edge.lat))
  const parallels = lats.map((minutes) => ({
    minutes,
    line: sampled(west, east, (lng) => toSpot(view, { lat: minutes / 60, lng })),
  }))
  const meridians = lngs.map((minutes) => ({
    minutes,
    line: sampled(south, north, (lat) => toSpot(view, { lat, lng: minutes / 60 })),
  }))
  const labels = [
    ...parallels.map(({ minutes, line }) =>
      label(degrees(minutes, 2, "N", "S"), { x: 9, y: valueAt(line, "x", 9) - 5 }),
    ),
    ...meridians.map(({ minutes, line }) =>
      label(degrees(minutes, 3, "O", "W"), { x: valueAt(line, "y", height) + 5, y: height - 9 }),
    ),
  ]
  const kept = labels.filter(({ box }) => {
    const isSeen = box.left >= 5 && box.right <= width - 6 && box.top >= 6
    if (!isSeen || box.bottom > height - 4 || !isFree(taken, box)) return false
    taken.boxes.push(box)
    return true
  })
  return {
    lines: [...parallels, ...meridians].map(({ line }) => line),
    labels: kept.map((one) => one.text),
  }
}

function multiplesBetween(degreesSeen: readonly number[], step: number): number[] {
  const first = Math.ceil((Math.min(...degreesSeen) * 60) / step)
  const last = Math.floor((Math.max(...degreesSeen) * 60) / step)
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => (first + index) * step)
}

/** A line of the graticule is a slight curve: enough points that it looks like one. */
function sampled(from: number, to: number, spotAt: (value: number) => Spot): number[] {
  return Array.from({ length: 13 }, (_, index) => {
    const { x, y } = spotAt(from + ((to - from) * index) / 12)
    return [x, y]
  }).flat()
}

/** Where a line passes a given x (or y): its y (or x) there. */
function valueAt(line: readonly number[], axis: "x" | "y", value: number): number {
  const [along, across] = axis === "x" ? [0, 1] : [1, 0]
  for (let index = 2; index < line.length; index += 2) {
    const from = line[index - 2 + along] ?? 0
    const to = line[index + along] ?? 0
    if (from <= value === to <= value || from === to) continue
    const start = line[index - 2 + across] ?? 0
    const end = line[index + across] ?? 0
    return start + ((value - from) / (to - from)) * (end - start)
  }
  return Number.NaN
}

/** "53°N", "007°O", and with minutes "50°30′N". */
function degrees(minutes: number, digits: number, positive: string, negative: string): string {
  const whole = Math.floor(Math.abs(minutes) / 60)
  const rest = Math.abs(minutes) % 60
  const minute = rest === 0 ? "" : `${String(rest).padStart(2, "0")}′`
  return `${String(whole).padStart(digits, "0")}°${minute}${minutes < 0 ? negative : positive}`
}

function label(text: string, at: Spot): { text: MapText; box: Box } {
  const box = {
    left: at.x - 2,
    right: at.x + textWidth(text, GRATICULE_TEXT, true) + 2,
    top: at.y - 10,
    bottom: at.y + 3,
  }
  return { text: { text, style: "graticule", at, anchor: "start" }, box }
}
