import type { Stage } from "../stage.ts"

/** How one picture of a landscape is composed and drawn. */
export type Composition = {
  /** How far the landscape rises above the horizon, in units: a low sun stands on it. */
  readonly skyline: number
  /** Where a low sun may stand, as shares of the width; inside the square in the middle. */
  readonly lightSpan: readonly [from: number, to: number]
  /** Whether the picture may be turned left to right. */
  readonly mayMirror: boolean
  draw(stage: Stage): string
}

/** A kind of landscape. */
export type Landscape = {
  /** Where the horizon lies unless the crop says otherwise, as a share of the height. */
  readonly horizon: number
  readonly compositions: readonly [Composition, Composition, Composition, Composition, Composition]
}
