import type { Airport, Runway, RunwaySurface } from "./airport.ts"
import { airportTitle } from "./airport.ts"

/** Something around an airport, with how far it is and where it lies from there. */
export interface Nearby {
  name: string
  distanceKm: number
  direction: string
}

const DIRECTIONS = [
  "Norden",
  "Nordosten",
  "Osten",
  "Südosten",
  "Süden",
  "Südwesten",
  "Westen",
  "Nordwesten",
] as const

/** „Südwesten“: where something lies by its bearing. */
export function directionOf(bearing: number): string {
  return DIRECTIONS[Math.round(bearing / 45) % DIRECTIONS.length] ?? "Norden"
}

const SURFACES: Record<RunwaySurface, string> = {
  asphalt: "Asphaltbahn",
  concrete: "Betonbahn",
  grass: "Grasbahn",
  paved: "befestigte Bahn",
}

const number = new Intl.NumberFormat("de-DE")

/** What the data says of an airport, in sentences; what is unknown is left out. */
export function describeAirport(
  airport: Airport & { runways: readonly Runway[] },
  towns: readonly Nearby[],
): string[] {
  return [placeSentence(airport), ...townSentence(towns), ...runwaySentences(airport.runways)]
}

function placeSentence(airport: Airport): string {
  const { town, region, name, elevationFt } = airport
  const isNamedAfter = name.includes(town)
  const where = [isNamedAfter ? "" : `bei ${town}`, region ? inRegion(region) : ""]
    .filter(Boolean)
    .join(" ")
  const height = elevationFt === null ? "" : `, ${metresOf(elevationFt)}\u00a0m über dem Meer`
  return `${airportTitle(airport)} liegt ${where || `bei ${town}`}${height}.`
}

/** „in Bayern“, „im Saarland“, „in der Steiermark“. */
function inRegion(region: string): string {
  const article = ARTICLES[region]
  if (article) return `${article} ${region}`
  return `in ${region}`
}

const ARTICLES: Readonly<Record<string, string>> = {
  Saarland: "im",
  Burgenland: "im",
  Steiermark: "in der",
  Aargau: "im",
  Thurgau: "im",
  Jura: "im",
  Tessin: "im",
  Wallis: "im",
  Waadt: "in der",
}

const FEET_PER_METRE = 3.280_84

function metresOf(feet: number): number {
  return Math.round(feet / FEET_PER_METRE)
}

function townSentence([first, second]: readonly Nearby[]): string[] {
  if (!first) return []
  const rest = second
    ? `, bis ${second.name} ${kilometres(second.distanceKm)} nach ${second.direction}`
    : ""
  return [
    `Bis ${first.name} sind es ${kilometres(first.distanceKm)} Luftlinie nach ${first.direction}${rest}.`,
  ]
}

export function kilometres(km: number): string {
  return km < 1 ? "weniger als 1 km" : `${number.format(Math.round(km))}\u00a0km`
}

function runwaySentences(runways: readonly Runway[]): string[] {
  const [longest] = runways.toSorted((one, other) => (other.lengthM ?? 0) - (one.lengthM ?? 0))
  if (!longest?.lengthM) return []
  const length = `${number.format(longest.lengthM)}\u00a0m`
  const name = `${longest.surface ? SURFACES[longest.surface] : "Bahn"} ${longest.ident}`
  if (runways.length === 1) return [`Die ${name} ist ${length} lang.`]
  return runways.length === 2
    ? [`Von den beiden Bahnen ist die ${name} mit ${length} die längere.`]
    : [`Von den ${runways.length} Bahnen ist die ${name} mit ${length} die längste.`]
}
