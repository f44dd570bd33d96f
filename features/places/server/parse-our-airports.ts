import { parse } from "csv-parse/sync"
import * as z from "zod"
import type { Airport, AirportKind, Runway, RunwaySurface } from "../airport.ts"
import { isCountry, TIME_ZONES } from "../town.ts"

/*
 * The files of OurAirports (ourairports.com/data, public domain): airports.csv and runways.csv, in
 * their columns and units. Of the world they describe, this reads the aerodromes of our countries
 * that have an ICAO code.
 */

/** An aerodrome as OurAirports knows it; the town is whatever lies nearest. */
export type ParsedAirfield = Omit<Airport, "id" | "town" | "region"> & { runways: Runway[] }

/** Why a line is no aerodrome of ours. */
export type SkipReason = "abroad" | "closed" | "water" | "no-code" | "twice" | "unreadable"

export interface ParsedAirfields {
  airfields: ParsedAirfield[]
  skipped: Readonly<Partial<Record<SkipReason, number>>>
}

const KINDS: Readonly<Record<string, AirportKind>> = {
  large_airport: "airport",
  medium_airport: "airport",
  small_airport: "airfield",
  heliport: "heliport",
}

const number = (text: z.ZodString) => text.regex(/^-?\d+(?:\.\d+)?$/).transform(Number)

const airfieldLine = z.object({
  ident: z.string(),
  name: z.string().min(1),
  latitude_deg: number(z.string()).pipe(z.number().min(-90).max(90)),
  longitude_deg: number(z.string()).pipe(z.number().min(-180).max(180)),
  elevation_ft: z.literal("").or(number(z.string())),
  iata_code: z.literal("").or(z.string().regex(/^[A-Z]{3}$/)),
})

const AIRFIELD_COLUMNS = ["type", "iso_country", "gps_code", ...Object.keys(airfieldLine.shape)]
const RUNWAY_COLUMNS = [
  "airport_ident",
  "length_ft",
  "width_ft",
  "surface",
  "lighted",
  "closed",
  "le_ident",
  "he_ident",
]

/** Reads both files; throws with a sentence when one of them is none of OurAirports'. */
export function parseOurAirports(airports: string, runways: string): ParsedAirfields {
  const runwaysOf = Map.groupBy(
    rowsOf(runways, RUNWAY_COLUMNS, "runways"),
    ({ airport_ident = "" }) => airport_ident,
  )
  const skipped: Partial<Record<SkipReason, number>> = {}
  const airfields = new Map<string, ParsedAirfield>()
  for (const row of rowsOf(airports, AIRFIELD_COLUMNS, "airports")) {
    const read = parseAirfield(row)
    const reason = typeof read === "string" ? read : airfields.has(read.code) ? "twice" : undefined
    if (reason) skipped[reason] = (skipped[reason] ?? 0) + 1
    else if (typeof read !== "string")
      airfields.set(read.code, { ...read, runways: parseRunways(runwaysOf.get(row.ident ?? "")) })
  }
  return { airfields: [...airfields.values()], skipped }
}

type Row = Readonly<Record<string, string | undefined>>

function rowsOf(file: string, columns: readonly string[], name: string): Row[] {
  const rows: Row[] = parse(file, { columns: true, bom: true, skip_empty_lines: true, trim: true })
  const missing = columns.filter((column) => rows[0]?.[column] === undefined)
  if (missing.length > 0)
    throw new Error(
      `Das ist keine Datei ${name}.csv von OurAirports: Ihr fehlt ${missing.join(", ")}.`,
    )
  return rows
}

function parseAirfield(row: Row): Omit<ParsedAirfield, "runways"> | SkipReason {
  const country = row.iso_country ?? ""
  if (!isCountry(country)) return "abroad"
  if (row.type === "closed") return "closed"
  const kind = KINDS[row.type ?? ""]
  if (!kind) return "water"
  const code = [row.icao_code, row.gps_code, row.ident].find(isCode)
  if (!code) return "no-code"
  const line = airfieldLine.safeParse(row)
  if (!line.success) return "unreadable"
  const { name, latitude_deg, longitude_deg, elevation_ft, iata_code } = line.data
  return {
    code,
    iata: iata_code || null,
    name: nameOf(name),
    kind: kindOf(kind, name),
    country,
    // five digits are a metre
    lat: Math.round(latitude_deg * 1e5) / 1e5,
    lng: Math.round(longitude_deg * 1e5) / 1e5,
    elevationFt: elevation_ft === "" ? null : Math.round(elevation_ft),
    timeZone: TIME_ZONES[country],
  }
}

/** Of Germany, Austria and Switzerland; OurAirports makes up codes of its own („DE-0123“). */
function isCode(text: string | undefined): text is string {
  return /^(?:E[DT]|LO|LS)[A-Z]{2}$/.test(text ?? "")
}

const KIND_PATTERN =
  /\b(?:International|Regional|Army|Air Base|Airport|Airfield|Aerodrome|Airstrip|Glider Field|Glider|Gliding|Ultralight|UL|Heliport|Flugplatz|Flughafen|Verkehrslandeplatz|Sonderlandeplatz|Segelfluggelände|Segelflugplatz|Field)\b/g

function nameOf(name: string): string {
  const bare = name.replaceAll(KIND_PATTERN, " ").replaceAll(/\s+/g, " ").trim()
  return bare.replace(/^[-–/, ]+|[-–/, ]+$/g, "") || name
}

function kindOf(kind: AirportKind, name: string): AirportKind {
  if (kind !== "airfield") return kind
  if (/Glid|Segelflug/i.test(name)) return "glider"
  return /\bUL\b|Ultralight/i.test(name) ? "ultralight" : kind
}

function parseRunways(rows: readonly Row[] = []): Runway[] {
  const runways = rows.filter(({ closed }) => closed !== "1").flatMap(parseRunway)
  const once = new Map(runways.map((runway) => [runway.ident, runway]))
  return [...once.values()].toSorted((one, other) => one.ident.localeCompare(other.ident))
}

function parseRunway(row: Row): Runway[] {
  const ends = [row.le_ident, row.he_ident]
    .map((end) => /^(\d{1,2})([LRC]?)$/.exec(end ?? ""))
    .map((end) => end && `${end[1]?.padStart(2, "0")}${end[2]}`)
  if (!ends[0] || !ends[1]) return []
  return [
    {
      ident: ends.toSorted().join("/"),
      lengthM: metres(row.length_ft),
      widthM: metres(row.width_ft),
      surface: surfaceOf(row.surface),
      // „0“ is written for dark and for unknown alike
      isLighted: row.lighted === "1" ? true : null,
    },
  ]
}

const METRES_PER_FOOT = 0.3048

function metres(feet: string | undefined): number | null {
  const value = Number(feet)
  return feet && value > 0 ? Math.round(value * METRES_PER_FOOT) : null
}

/** The column is free text: „ASP“, „ASPH-G“, „CON“, „Turf“, „GRS“ … */
function surfaceOf(text = ""): RunwaySurface | null {
  if (/^(?:asp|bit|pem|tar)/i.test(text)) return "asphalt"
  if (/^con/i.test(text)) return "concrete"
  if (/^(?:gr|tur)/i.test(text)) return "grass"
  return /^pav/i.test(text) ? "paved" : null
}
