import type { Country } from "./town.ts"

/** An airport is any aerodrome with an ICAO code where a flight may start or end. */

export type AirportKind = "airport" | "airfield" | "glider" | "heliport" | "ultralight"

export interface Airport {
  id: number
  /** ICAO code, in capitals. */
  code: string
  iata: string | null
  /** Without a word for its kind: "Bonn-Hangelar". */
  name: string
  kind: AirportKind
  town: string
  region: string
  country: Country
  lat: number
  lng: number
  elevationFt: number | null
  /** IANA time zone. */
  timeZone: string
}

export type RunwaySurface = "asphalt" | "concrete" | "grass" | "paved"

/** What is unknown is null; `isLighted` is never guessed. */
export interface Runway {
  ident: string
  lengthM: number | null
  widthM: number | null
  surface: RunwaySurface | null
  isLighted: boolean | null
}

const KIND_NAMES: Readonly<Record<AirportKind, string>> = {
  airport: "Flughafen",
  airfield: "Flugplatz",
  glider: "Segelfluggelände",
  heliport: "Hubschrauberlandeplatz",
  ultralight: "UL-Gelände",
}

/** "Flugplatz Bonn-Hangelar". */
export function airportTitle(airport: Pick<Airport, "kind" | "name">): string {
  return `${KIND_NAMES[airport.kind]} ${airport.name}`
}
