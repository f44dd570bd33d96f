import type { AircraftLook } from "./look.ts"

/** What a part of an aircraft is made of; the livery gives the colour. */
export type Material = "body" | "shade" | "accent" | "glass" | "metal" | "glint" | "crew"

/** One filled shape of an aircraft drawing. */
export type Part = {
  readonly d: string
  readonly material: Material
  readonly opacity?: number
}

/** A position light: white at the tail, green at the right wing tip, which is the near one. */
export type PositionLight = {
  readonly x: number
  readonly y: number
  readonly colour: string
}

/** The edges of everything that a view draws. */
type Bounds = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** An aircraft from the side, nose to the right. */
export type SideView = {
  /** From the farthest to the nearest. */
  parts(look: AircraftLook): readonly Part[]
  lights(look: AircraftLook): readonly PositionLight[]
  bounds(look: AircraftLook): Bounds
}
