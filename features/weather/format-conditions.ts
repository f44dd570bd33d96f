import { formatNumber } from "#platform/number-text.ts"
import type { CloudAmount, CloudLayer, Measured, Sky, Visibility, Wind } from "./conditions.ts"

export const NOT_REPORTED = "nicht gemeldet"

/** „aus 240° mit 12 kt, Böen 25 kt, schwankt zwischen 210° und 270°“ */
export function formatWind(wind: Wind | null): string {
  if (wind === null) return NOT_REPORTED
  const { from, between, knots, gustKnots } = wind
  if (knots === 0 && gustKnots === null) return "windstill"
  return [
    from === null ? `umlaufend mit ${knots} kt` : `aus ${formatDegrees(from)} mit ${knots} kt`,
    ...(gustKnots === null ? [] : [`Böen ${gustKnots} kt`]),
    ...(between === null
      ? []
      : [`schwankt zwischen ${formatDegrees(between[0])} und ${formatDegrees(between[1])}`]),
  ].join(", ")
}

function formatDegrees(degrees: number): string {
  return `${String(degrees).padStart(3, "0")}°`
}

/** „10 km oder mehr“, „4.000 m, nach Südwesten nur 1.500 m“ */
export function formatVisibility(visibility: Visibility | null): string {
  if (visibility === null) return NOT_REPORTED
  const { lowest } = visibility
  return [
    formatDistance(visibility),
    ...(lowest === null
      ? []
      : [`nach ${directionName(lowest.direction)} nur ${formatMetres(lowest.metres)}`]),
  ].join(", ")
}

/** „10 km oder mehr“ */
export function formatDistance({ value, bound }: Measured): string {
  if (value === 0) return "unter 50\u00a0m"
  return formatMetres(value) + BOUNDS[bound]
}

export const BOUNDS: Readonly<Record<Measured["bound"], string>> = {
  exact: "",
  "or-more": " oder mehr",
  "or-less": " oder weniger",
}

/** „1.500 m“, from 5 km on „7 km“. */
export function formatMetres(metres: number): string {
  return metres >= 5_000 && metres % 1_000 === 0
    ? `${formatNumber(metres / 1_000, 0)}\u00a0km`
    : `${formatNumber(metres, 0)}\u00a0m`
}

/** „2.500 ft“ */
export function formatFeet(feet: number): string {
  return `${formatNumber(feet, 0)}\u00a0ft`
}

const DIRECTION_NAMES: Readonly<Record<string, string>> = {
  N: "Norden",
  NE: "Nordosten",
  E: "Osten",
  SE: "Südosten",
  S: "Süden",
  SW: "Südwesten",
  W: "Westen",
  NW: "Nordwesten",
}

function directionName(code: string): string {
  return DIRECTION_NAMES[code] ?? code
}

const AMOUNTS: Readonly<Record<CloudAmount, string>> = {
  FEW: "gering, 1–2 Achtel",
  SCT: "aufgelockert, 3–4 Achtel",
  BKN: "durchbrochen, 5–7 Achtel",
  OVC: "bedeckt, 8 Achtel",
}

const CLOUD_TYPES = { CB: "Gewitterwolken", TCU: "hohe Quellwolken" } as const

const CLEAR_SKIES = {
  CAVOK: "keine unter 5.000 ft, keine Gewitterwolken",
  NSC: "keine unter 5.000 ft, keine Gewitterwolken",
  NCD: "die Automatik erkennt keine",
  SKC: "wolkenlos",
  CLR: "keine gemeldet",
} as const

/** „durchbrochen, 5–7 Achtel in 1.200 ft“, layer by layer. */
export function formatSky(sky: Sky | null): string {
  if (sky === null) return NOT_REPORTED
  if (sky.kind === "clear") return CLEAR_SKIES[sky.code]
  if (sky.kind === "layers") return sky.layers.map(formatLayer).join("; ")
  return sky.feet === null
    ? "Himmel nicht zu erkennen, Vertikalsicht nicht gemeldet"
    : `Himmel nicht zu erkennen, Vertikalsicht ${formatFeet(sky.feet)}`
}

function formatLayer({ amount, feet, type }: CloudLayer): string {
  const kind = type && CLOUD_TYPES[type]
  if (amount === null && feet === null) return `${kind ?? "Wolken"}, Menge und Höhe nicht gemeldet`
  const layer = `${amount === null ? "Menge nicht gemeldet," : AMOUNTS[amount]} ${
    feet === null ? "in nicht gemeldeter Höhe" : `in ${formatFeet(feet)}`
  }`
  return kind ? `${layer}, ${kind}` : layer
}

/** „−3 °C“ */
export function formatTemperature(degrees: number): string {
  return `${String(degrees).replace("-", "−")}\u00a0°C`
}
