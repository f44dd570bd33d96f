import { liftTimeouts } from "#platform/server/database-timeouts.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { clearAirportCache, type KnownAirport, listKnownAirports } from "./airports-queries.ts"
import { buildAirports } from "./build-airports.ts"
import {
  type ParsedAirfield,
  type ParsedAirfields,
  parseOurAirports,
} from "./parse-our-airports.ts"
import { clearSuggestionCache } from "./town-suggestions.ts"
import { findNearestTown } from "./towns-queries.ts"
import { type WrittenAirport, writeAirports } from "./write-airports.ts"

/** An airport by its code, and what differs. */
export interface Difference {
  code: string
  fields: readonly string[]
}

export interface AirfieldImport extends Pick<ParsedAirfields, "skipped"> {
  added: readonly string[]
  changed: readonly Difference[]
  unchanged: number
  /** Where the file says something else than our own list, whose word counts. */
  kept: readonly Difference[]
  /** With a code, but far from every town that we know. */
  withoutTown: readonly string[]
  /** Came with an import once and are no longer in the file; flights may start there, so they stay. */
  gone: readonly string[]
}

/**
 * Brings the aerodromes of OurAirports into the database, by their ICAO codes; the same files again
 * change nothing. What our own list (data/airfields.ts) says is an editor's word: it stays.
 */
export async function importAirfields(
  db: Db,
  files: { airports: string; runways: string },
  { isDryRun }: { isDryRun: boolean },
): Promise<AirfieldImport> {
  const { airfields, skipped } = parseOurAirports(files.airports, files.runways)
  const listed = new Map(buildAirports().map((airport) => [airport.code, airport]))
  const known = await listKnownAirports(db)
  const report = { skipped, added: [], changed: [], kept: [], withoutTown: [] } as Collected
  const differing: WrittenAirport[] = []
  for (const airfield of airfields) {
    const { code } = airfield
    const own = listed.get(code)
    const wanted = own ? besides(own, airfield) : await withTown(db, airfield)
    if (!wanted) {
      report.withoutTown.push(code)
      continue
    }
    const kept = own ? OWN_FIELDS.filter((field) => isAgainst(wanted, airfield, field)) : []
    if (kept.length > 0) report.kept.push({ code, fields: kept })
    const before = known.find((airport) => airport.code === code)
    const fields = before && FIELDS.filter((field) => isChange(before, wanted, field))
    if (!fields) report.added.push(code)
    else if (fields.length > 0) report.changed.push({ code, fields })
    if (fields?.length !== 0) differing.push(wanted)
  }
  if (!isDryRun) {
    await inTransaction(db, async (tx) => {
      await liftTimeouts(tx)
      await writeAirports(tx, differing)
    })
    clearAirportCache()
    clearSuggestionCache()
  }
  const inFile = new Set(airfields.map(({ code }) => code))
  return {
    ...report,
    unchanged: airfields.length - report.withoutTown.length - differing.length,
    gone: known
      .filter(({ code, source }) => source === "ourairports" && !inFile.has(code))
      .map(({ code }) => code),
  }
}

interface Collected extends Pick<ParsedAirfields, "skipped"> {
  added: string[]
  changed: Difference[]
  kept: Difference[]
  withoutTown: string[]
}

/** Our own list gives the names, and the place and runways where it knows them. */
function besides(own: WrittenAirport, airfield: ParsedAirfield): WrittenAirport {
  const { lat, lng, elevationFt } = airfield
  return {
    ...own,
    iata: own.iata ?? airfield.iata,
    ...(own.source === "openflights" && { lat, lng, elevationFt, source: "ourairports" }),
    runways: own.runways.length > 0 ? own.runways : airfield.runways,
  }
}

async function withTown(db: Db, airfield: ParsedAirfield): Promise<WrittenAirport | undefined> {
  const town = await findNearestTown(db, airfield)
  return town && { ...airfield, town: town.name, region: town.region, source: "ourairports" }
}

const OWN_FIELDS = ["iata", "lat", "lng", "elevationFt", "runways"] as const
const FIELDS = [...OWN_FIELDS, "name", "kind", "town", "region", "country", "timeZone"] as const

/** Nothing said is nothing against it. */
function isAgainst(
  wanted: WrittenAirport,
  airfield: ParsedAirfield,
  field: (typeof OWN_FIELDS)[number],
): boolean {
  const said = airfield[field]
  if (said === null || (Array.isArray(said) && said.length === 0)) return false
  return !isSame(said, wanted[field])
}

/** Missing values keep the stored ones. */
function isChange(
  before: KnownAirport,
  wanted: WrittenAirport,
  field: (typeof FIELDS)[number],
): boolean {
  if (field === "iata" && wanted.iata === null) return false
  if (field === "runways" && wanted.runways.length === 0) return false
  return !isSame(before[field], wanted[field])
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
