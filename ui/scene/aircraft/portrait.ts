import type { Colour } from "../colour.ts"
import { drawScene } from "../draw-scene.ts"
import type { AircraftView } from "./side-view.ts"

/** The aircraft itself is the subject: large, in clear day over low country. */
export function drawAircraftPortrait(portrait: {
  view: AircraftView
  seed: number
  /** The colour of its stripe, as `#RRGGBB`. */
  colour?: Colour | undefined
  label?: string
  idPrefix?: string
}): string {
  const { view, colour, ...subject } = portrait
  return drawScene({
    idPrefix: `portrait-${portrait.seed}`,
    ...subject,
    terrain: "lowland",
    time: "day",
    width: 700,
    height: 300,
    horizon: 0.77,
    lightAt: 0.06,
    aircraft: view,
    aircraftColour: colour,
    aircraftAt: { x: 0.5, y: 0.44, length: 0.52, climb: 5 },
  })
}
