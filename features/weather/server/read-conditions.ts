import type { IAbstractWeatherContainer } from "metar-taf-parser"
import type { Conditions, Visibility, WeatherGroup, Wind } from "../conditions.ts"
import { parseSky } from "../sky.ts"

const KNOTS_PER_MPS = 1.943_84
const METRES_PER_MILE = 1_609.344

type Parsed = Pick<IAbstractWeatherContainer, "wind" | "visibility" | "cavok" | "weatherConditions">

/** What a parsed METAR, or one part of a TAF, says; `text` are its own words. */
export function readConditions(parsed: Parsed, text: string): Conditions {
  const { wind, visibility, cavok, weatherConditions } = parsed
  return {
    wind: wind ? readWind(wind) : null,
    visibility: visibility ? readVisibility(visibility) : null,
    weather: cavok || weatherConditions.length > 0 ? weatherConditions.map(readWeather) : null,
    sky: parseSky(text),
  }
}

function readWind(wind: NonNullable<Parsed["wind"]>): Wind {
  const { degrees, speed, gust, minVariation, maxVariation, unit } = wind
  const knots = (value: number) => (unit === "MPS" ? Math.round(value * KNOTS_PER_MPS) : value)
  return {
    from: degrees ?? null,
    between:
      minVariation === undefined || maxVariation === undefined
        ? null
        : [minVariation, maxVariation],
    knots: knots(speed),
    gustKnots: gust === undefined ? null : knots(gust),
  }
}

function readVisibility(visibility: NonNullable<Parsed["visibility"]>): Visibility {
  const { value, unit, indicator, min } = visibility
  const lowest = min ? { metres: min.value, direction: min.direction } : null
  // 9999 stands for ten kilometres and all beyond
  if (value === 9_999) return { value: 10_000, bound: "or-more", lowest }
  const metres = unit === "SM" ? Math.round((value * METRES_PER_MILE) / 100) * 100 : value
  return { value: metres, bound: indicator ? BOUNDS[indicator] : "exact", lowest }
}

const BOUNDS = { P: "or-more", M: "or-less" } as const

function readWeather({
  intensity,
  descriptive,
  phenomenons,
}: Parsed["weatherConditions"][number]): WeatherGroup {
  return { intensity: intensity ?? null, descriptor: descriptive ?? null, phenomena: phenomenons }
}
