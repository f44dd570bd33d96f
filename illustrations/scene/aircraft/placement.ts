import type { Box } from "../geometry.ts"
import type { Frame } from "../stage.ts"
import { num, translate } from "../svg.ts"
import type { AircraftLook } from "./look.ts"
import { sideViews } from "./side-view.ts"

/** Where an aircraft flies: its middle and its length as shares of the picture. */
export type AircraftAt = {
  readonly x: number
  readonly y: number
  /** Its length as a share of the width. */
  readonly length: number
  /** How many degrees the nose points up. */
  readonly climb: number
}

export type PlacedAircraft = {
  /** Everything the aircraft covers, with the turned wings. */
  readonly box: Box
  readonly transform: string
  readonly tail: readonly [x: number, y: number]
  readonly nose: readonly [x: number, y: number]
}

/** Sets an aircraft into the frame and, where it would be cropped, moves it inside. */
export function placeAircraft(
  frame: Pick<Frame, "width" | "height">,
  look: AircraftLook,
  at: AircraftAt,
): PlacedAircraft {
  const bounds = sideViews[look.view].bounds(look)
  const scale = (at.length * frame.width) / (bounds.right - bounds.left)
  const turn = (-at.climb * Math.PI) / 180
  const centre = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2] as const
  const turned = (x: number, y: number): [number, number] => {
    const [dx, dy] = [(x - centre[0]) * scale, (y - centre[1]) * scale]
    return [dx * Math.cos(turn) - dy * Math.sin(turn), dx * Math.sin(turn) + dy * Math.cos(turn)]
  }
  const corners = [
    turned(bounds.left, bounds.top),
    turned(bounds.right, bounds.top),
    turned(bounds.right, bounds.bottom),
    turned(bounds.left, bounds.bottom),
  ]
  const halfWidth = Math.max(...corners.map(([x]) => x))
  const halfHeight = Math.max(...corners.map(([, y]) => y))
  const x = between(at.x * frame.width, halfWidth, frame.width - halfWidth)
  const y = between(at.y * frame.height, halfHeight, frame.height - halfHeight)
  const onCourse = (localX: number): [number, number] => {
    const [dx, dy] = turned(localX, 34)
    return [x + dx, y + dy]
  }
  return {
    box: { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight },
    transform: `${translate(x, y)} rotate(${num(-at.climb)}) scale(${scale.toFixed(3)}) ${translate(-centre[0], -centre[1])}`,
    tail: onCourse(bounds.left),
    nose: onCourse(bounds.right),
  }
}

function between(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high))
}
