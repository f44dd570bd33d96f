import type { Colour } from "../colour.ts"
import { drawScene } from "../draw-scene.ts"
import { scenePresets } from "../scene-presets.ts"
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
    ...scenePresets.portrait,
    aircraft: view,
    aircraftColour: colour,
  })
}
