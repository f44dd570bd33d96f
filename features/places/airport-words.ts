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
  asphalt: "aus Asphalt",
  concrete: "aus Beton",
  grass: "aus Gras",
  paved: "befestigt",
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
  const height = elevationFt === null ? "" : `, ${metresOf(elevationFt)} m über dem Meer`
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
    ? `, ${second.name} liegt ${kilometres(second.distanceKm)} im ${second.direction}`
    : ""
  return [
    `Bis ${first.name} sind es ${kilometres(first.distanceKm)} Luftlinie nach ${first.direction}${rest}.`,
  ]
}

export function kilometres(km: number): string {
  return km < 1 ? "weniger als 1 km" : `${number.format(Math.round(km))} km`
}

function runwaySentences(runways: readonly Runway[]): string[] {
  const [longest] = runways.toSorted((one, other) => (other.lengthM ?? 0) - (one.lengthM ?? 0))
  if (!longest?.lengthM) return []
  const surface = longest.surface ? ` und ${SURFACES[longest.surface]}` : ""
  const count = runways.length === 1 ? "Die Bahn" : `Von ${runways.length} Bahnen ist`
  const length = `${number.format(longest.lengthM)} m lang${surface}`
  return runways.length === 1
    ? [`${count} ${longest.ident} ist ${length}.`]
    : [
        `${count} ${longest.ident} mit ${number.format(longest.lengthM)} m die längste${longest.surface ? `, ${SURFACES[longest.surface]}` : ""}.`,
      ]
}
