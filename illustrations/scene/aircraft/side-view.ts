import { mix } from "../colour.ts"
import type { Livery } from "../palette.ts"
import { element, group, path } from "../svg.ts"
import { highWing } from "./high-wing.ts"
import type { AircraftLook, AircraftView } from "./look.ts"
import { lowWing } from "./low-wing.ts"
import type { Material, PositionLight, SideView } from "./part.ts"

export const sideViews: Record<AircraftView, SideView> = {
  "high-wing": highWing,
  "low-wing": lowWing,
}

/** The aircraft in its own coordinates (about 210 long, nose to the right). */
export function drawAircraftSide(
  look: AircraftLook,
  livery: Livery,
  options: { lightsOn?: boolean } = {},
): string {
  const side = sideViews[look.view]
  const colours = materials(livery)
  const parts = side
    .parts(look)
    .map((part) => path(part.d, { fill: colours[part.material], opacity: part.opacity }))
  return (
    parts.join("") + (options.lightsOn ? side.lights(look).map(drawPositionLight).join("") : "")
  )
}

function materials(livery: Livery): Record<Material, string> {
  return {
    body: livery.body,
    shade: livery.shade,
    accent: livery.accent,
    glass: livery.glass,
    metal: livery.metal,
    glint: "#FFFFFF",
    crew: mix(livery.glass, "#1A2250", 0.55),
  }
}

/** A point with two halos: it must read as light at 60 pixels of aircraft. */
function drawPositionLight({ x, y, colour }: PositionLight): string {
  const halo = (r: number, opacity: number | undefined) =>
    element("circle", { cx: x, cy: y, r, opacity })
  return group({ fill: colour }, halo(11, 0.14), halo(5.5, 0.35), halo(2.4, undefined))
}
