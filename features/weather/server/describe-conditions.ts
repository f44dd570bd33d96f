import type { Conditions } from "../conditions.ts"
import { formatSky, formatVisibility, formatWind } from "../format-conditions.ts"
import { formatWeather } from "../format-weather.ts"

/** „Wind aus 240° mit 12 kt. Sicht 10 km oder mehr.“: what a forecast mentions, and no more. */
export function describeConditions({ wind, visibility, weather, sky }: Conditions): string {
  const parts = [
    ...(wind ? [`Wind ${formatWind(wind)}`] : []),
    ...(visibility ? [`Sicht ${formatVisibility(visibility)}`] : []),
    ...(weather && weather.length > 0 ? [capitalise(formatWeather(weather))] : []),
    ...(sky ? [`Wolken: ${formatSky(sky)}`] : []),
  ]
  return parts.length === 0 ? "Siehe Rohmeldung." : `${parts.join(". ")}.`
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
