import { type Colour, mix } from "./colour.ts"
import { hueOf } from "./hue.ts"
import type { Terrain } from "./terrain.ts"

export const seasons = ["spring", "summer", "autumn", "winter"] as const
export type Season = (typeof seasons)[number]

export function isSeason(value: string): value is Season {
  return seasons.some((season) => season === value)
}

/** The season of the northern half by whole months, as meteorologists count. */
export function seasonAt(instant: Date): Season {
  return seasons[Math.floor(((instant.getUTCMonth() + 10) % 12) / 3)] ?? "summer"
}

/** How much of the ground snow covers in winter: mountains wholly, the mild coast hardly. */
const SNOW_COVER: Record<Terrain, number> = {
  alps: 1,
  hills: 0.9,
  lowland: 0.8,
  lake: 0.75,
  city: 0.6,
  coast: 0.25,
  islands: 0.15,
  "above-clouds": 1,
}

const SNOW = "#F1F5FD"
const GREEN = { from: 70, to: 175 }
const CROP = { from: 40, to: 70 }
/** Darker greens are woods, lighter ones meadows. */
const WOOD_LIGHTNESS = 0.4

/**
 * What a season makes of the colour that something has in early summer. Only plants and roofs
 * change: water, rock, sand and walls stay what they are.
 */
export function inSeason(colour: Colour, season: Season, terrain: Terrain): Colour {
  if (season === "summer") return colour
  const { hue, saturation, lightness } = hueOf(colour)
  const isGreen = saturation > 0.1 && hue >= GREEN.from && hue <= GREEN.to
  const isCrop = saturation > 0.3 && hue >= CROP.from && hue < CROP.to && lightness < 0.76
  const isWood = isGreen && lightness < WOOD_LIGHTNESS
  if (season === "spring") return isGreen ? mix(colour, "#A6D35F", isWood ? 0.2 : 0.36) : colour
  if (season === "autumn") {
    if (isWood) return mix(colour, "#B4662F", 0.58)
    return isGreen ? mix(colour, "#BFA35C", 0.42) : isCrop ? mix(colour, "#9A7350", 0.5) : colour
  }
  const cover = SNOW_COVER[terrain]
  const isRoof = saturation > 0.3 && (hue < 25 || hue > 345) && lightness < 0.65
  if (isRoof) return mix(colour, SNOW, cover * 0.6)
  if (!isGreen && !isCrop) return colour
  const withered = mix(colour, isWood ? "#7C8296" : "#C3BFA8", 0.4)
  return mix(withered, SNOW, cover * (isWood ? 0.66 : 0.92))
}

/** Firs keep their green; in winter snow lies on them. */
export function evergreenIn(colour: Colour, season: Season, terrain: Terrain): Colour {
  return season === "winter" ? mix(colour, SNOW, SNOW_COVER[terrain] * 0.04) : colour
}

/** How much farther down from the summits the snow reaches than in early summer. */
export const SNOW_LINE: Record<Season, number> = {
  spring: 1.35,
  summer: 1,
  autumn: 1.15,
  winter: 1.9,
}
