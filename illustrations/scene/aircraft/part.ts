/** What a part of an aircraft is made of; the livery gives the colour. */
export type Material = "body" | "shade" | "accent" | "glass" | "metal" | "glint" | "crew"

/** One filled shape of an aircraft drawing. */
type Part = {
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

/** An aircraft from the side, nose to the right, with the edges of everything it draws. */
export type SideView = {
  readonly parts: readonly Part[]
  readonly lights: readonly PositionLight[]
  readonly bounds: {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
}
