import { type Colour, mix } from "./colour.ts"
import { hueOf } from "./hue.ts"
import { type Palette, palettes } from "./palette.ts"
import type { TimeOfDay } from "./time-of-day.ts"

/** Fair is the sky of a good flying day: a few flat cumulus, a little cirrus. */
export const weathers = ["fair", "clear", "cirrus", "overcast", "after-rain"] as const
export type Weather = (typeof weathers)[number]

export function isWeather(value: string): value is Weather {
  return weathers.some((weather) => weather === value)
}

/** High fog is a time of day and a weather at once: under it one cannot tell the hour. */
export function weatherUnder(time: TimeOfDay, weather: Weather): Weather {
  return time === "overcast" ? "overcast" : weather
}

/** The colours of a time of day in this weather. */
export function paletteIn(time: TimeOfDay, weather: Weather): Palette {
  const palette = palettes[time]
  if (weather === "after-rain") return washed(palette)
  if (weather !== "overcast" || time === "overcast") return palette
  return time === "day" ? palettes.overcast : greyed(palette)
}

/** Rain has taken the dust out of the air: deeper above, clearer far away. */
function washed(palette: Palette): Palette {
  const [top, upper, lower, horizon] = palette.sky
  const deeper = (colour: Colour, share: number) => mix(colour, "#26356F", share)
  return {
    ...palette,
    sky: [deeper(top, 0.24), deeper(upper, 0.14), lower, horizon],
    haze: mix(palette.haze, lower, 0.4),
  }
}

/** A closed cloud cover takes most of the colour out of the light, whatever the hour. */
function greyed(palette: Palette): Palette {
  const [top, upper, lower, horizon] = palette.sky.map((colour) => grey(colour, 0.62)) as [
    Colour,
    Colour,
    Colour,
    Colour,
  ]
  return {
    ...palette,
    sky: [top, upper, mix(lower, upper, 0.3), mix(horizon, lower, 0.45)],
    haze: grey(palette.haze, 0.55),
    glow: grey(palette.glow, 0.6),
    cloudLit: grey(palette.cloudLit, 0.5),
    cloudShade: grey(palette.cloudShade, 0.5),
    waterFar: grey(palette.waterFar, 0.5),
    waterNear: grey(palette.waterNear, 0.4),
  }
}

function grey(colour: Colour, share: number): Colour {
  const level = Math.round(hueOf(colour).lightness * 255)
    .toString(16)
    .padStart(2, "0")
  return mix(colour, `#${level.repeat(3)}`, share)
}
