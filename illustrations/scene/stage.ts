import { type Colour, mix } from "./colour.ts"
import type { Box } from "./geometry.ts"
import type { Landmark } from "./landmarks/landmark.ts"
import type { Palette } from "./palette.ts"
import type { Random } from "./random.ts"
import type { Relief } from "./relief.ts"
import { evergreenIn, inSeason, type Season } from "./season.ts"
import { element } from "./svg.ts"
import type { Terrain } from "./terrain.ts"
import type { TimeOfDay } from "./time-of-day.ts"
import { paletteIn, type Weather } from "./weather.ts"

/** Sun or moon: where it stands and how large it is. */
export type Light = { readonly x: number; readonly y: number; readonly radius: number }

/** The measures of the picture in pixels. */
export type Frame = {
  readonly width: number
  readonly height: number
  /** Where sky and ground meet. */
  readonly horizon: number
  /**
   * The measure of all things drawn: the height, but not more than a 3:2 picture of this width
   * would have, so that a portrait shows smaller trees instead of cropped ones.
   */
  readonly unit: number
}

/** The height of a place on the ground, from the horizon (0) to the lower edge (1). */
export function groundAt({ height, horizon }: Frame, share: number): number {
  return horizon + (height - horizon) * share
}

/** What every layer needs to draw itself. */
export type Stage = Frame & {
  readonly time: TimeOfDay
  readonly season: Season
  readonly weather: Weather
  /** What rises behind the place. */
  readonly relief: Relief
  /** What stands here alone, if anything. */
  readonly landmark: Landmark | undefined
  readonly palette: Palette
  readonly light: Light
  /** Places that stay free of clouds: text, aircraft, sun. */
  readonly keepClear: readonly Box[]
  /** Where text lies, if anywhere. */
  readonly texts: readonly Box[]
  /** What every frame shows: clouds stay whole in it. */
  readonly seen: Box
  /** Whether the composition is seen in a mirror: twice as many places from one drawing. */
  readonly mirrored: boolean
  /** Chance for one layer, so that more clouds never move a village. */
  random(layer: string): Random
  /** A colour of early summer in this season and light, from near (0) to lost in the haze (1). */
  shade(colour: Colour, distance: number): Colour
  /** The same for what stays green all year. */
  shadeEvergreen(colour: Colour, distance: number): Colour
  /** Paint on an aircraft in this light. */
  shadePaint(colour: Colour): Colour
  /** Adds a gradient once and answers the reference to it. */
  gradient(name: string, gradient: Gradient): string
  /** A name in the document that is this scene's own. */
  id(name: string): string
  /** All gradients that were asked for. */
  definitions(): string
}

type Gradient = {
  readonly kind: "vertical" | "horizontal" | "radial"
  readonly stops: readonly GradientStop[]
}

type GradientStop = {
  readonly at: number
  readonly colour: Colour
  readonly opacity?: number
}

export function createStage(input: {
  frame: Frame
  time: TimeOfDay
  season: Season
  weather: Weather
  terrain: Terrain
  relief: Relief
  landmark: Landmark | undefined
  light: Light
  keepClear: readonly Box[]
  texts: readonly Box[]
  seen: Box
  mirrored: boolean
  random: (layer: string) => Random
  idPrefix: string
}): Stage {
  const { frame, time, season, weather, terrain, idPrefix } = input
  const palette = paletteIn(time, weather)
  const inLight = (colour: Colour, distance: number) =>
    mix(mix(colour, palette.tint, palette.tintShare), palette.haze, distance)
  const definitions = new Map<string, string>()
  return {
    ...frame,
    time,
    season,
    weather,
    relief: input.relief,
    landmark: input.landmark,
    palette,
    light: input.light,
    keepClear: input.keepClear,
    texts: input.texts,
    seen: input.seen,
    mirrored: input.mirrored,
    random: input.random,
    shade: (colour, distance) => inLight(inSeason(colour, season, terrain), distance),
    shadeEvergreen: (colour, distance) => inLight(evergreenIn(colour, season, terrain), distance),
    shadePaint: (colour) => mix(colour, palette.tint, palette.tintShare * 0.4),
    gradient(name, gradient) {
      const id = `${idPrefix}-${name}`
      if (!definitions.has(id)) definitions.set(id, drawGradient(id, gradient))
      return `url(#${id})`
    },
    id: (name) => `${idPrefix}-${name}`,
    definitions: () => [...definitions.values()].join(""),
  }
}

function drawGradient(id: string, { kind, stops }: Gradient): string {
  const drawnStops = stops.map((stop) =>
    element("stop", {
      // as text: a tenth of the picture, to which numbers are rounded, would be a hard edge
      offset: stop.at === 0 ? undefined : stop.at.toFixed(3).replace(/^0|\.?0+$/g, ""),
      "stop-color": stop.colour,
      "stop-opacity": stop.opacity,
    }),
  )
  if (kind === "radial") return element("radialGradient", { id }, ...drawnStops)
  const downwards = kind === "vertical" ? { x2: "0", y2: "1" } : {}
  return element("linearGradient", { id, ...downwards }, ...drawnStops)
}
