import type { WeatherGroup } from "../conditions.ts"
import {
  formatSky,
  formatTemperature,
  formatVisibility,
  formatWind,
  NOT_REPORTED,
} from "../format-conditions.ts"
import { formatRunwayVisibility } from "../format-runway-visibility.ts"
import { formatWeather } from "../format-weather.ts"
import type { FoundMetar } from "../reports.ts"
import { describeConditions } from "./describe-conditions.ts"
import type { Metar } from "./read-metar.ts"
import { untranslatedWords } from "./untranslated-words.ts"

/** What a METAR says in plain German, subject by subject. */
export function describeMetar(metar: Metar, station: string): FoundMetar["lines"] {
  const { conditions, temperature, dewPoint, qnh, body } = metar
  const recent = recentWeather(body)
  const untranslated = untranslatedWords(body, station)
  return [
    { label: "Wind", text: formatWind(conditions.wind) },
    { label: "Sicht", text: formatVisibility(conditions.visibility) },
    ...optional("Landebahnsicht", formatRunwayVisibility(body)),
    { label: "Wetter", text: formatWeather(conditions.weather) },
    ...optional("Kurz zuvor", recent.length === 0 ? undefined : formatWeather(recent)),
    { label: "Wolken", text: formatSky(conditions.sky) },
    { label: "Temperatur", text: formatTemperatures(temperature, dewPoint) },
    { label: "QNH", text: qnh === null ? NOT_REPORTED : `${qnh}\u00a0hPa` },
    ...optional("Aussicht", formatOutlook(metar)),
    ...optional("Herkunft", formatOrigin(metar)),
    ...optional("Nicht übersetzt", untranslated.length === 0 ? undefined : untranslated.join(" ")),
  ]
}

function optional(label: string, text: string | undefined): FoundMetar["lines"] {
  return text === undefined ? [] : [{ label, text }]
}

function formatTemperatures(temperature: number | null, dewPoint: number | null): string {
  if (temperature === null) return NOT_REPORTED
  return dewPoint === null
    ? `${formatTemperature(temperature)}, Taupunkt ${NOT_REPORTED}`
    : `${formatTemperature(temperature)}, Taupunkt ${formatTemperature(dewPoint)}`
}

/** Groups such as `RETSRA`, weather of the last hour that is over. */
function recentWeather(body: string): WeatherGroup[] {
  return [...body.matchAll(/(?:^|\s)RE((?:[A-Z]{2}){1,4})(?=\s|$)/g)].map(([, codes = ""]) => {
    const pairs = codes.match(/../g) ?? []
    const descriptor = pairs.find((code) => ["FZ", "SH", "TS", "BL", "DR"].includes(code)) ?? null
    return {
      intensity: null,
      descriptor,
      phenomena: pairs.filter((code) => code !== descriptor),
    }
  })
}

const CHANGES = { BECMG: "allmählich", TEMPO: "zeitweise" } as const

function formatOutlook({ trends }: Metar): string | undefined {
  if (trends === null) return undefined
  if (trends.length === 0) return "in den nächsten zwei Stunden keine wesentliche Änderung"
  return trends
    .map(({ change, conditions }) => `${CHANGES[change]}: ${describeConditions(conditions)}`)
    .join(" ")
}

function formatOrigin({ isAutomatic, isCorrected }: Metar): string | undefined {
  const origins = [
    ...(isAutomatic ? ["von einer Automatik, ohne Beobachter:in"] : []),
    ...(isCorrected ? ["berichtigte Meldung"] : []),
  ]
  return origins.length === 0 ? undefined : origins.join("; ")
}
