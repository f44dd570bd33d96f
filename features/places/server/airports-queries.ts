import { asc, eq, getTableColumns, inArray } from "drizzle-orm"
import { minutes } from "#platform/duration.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import type { Airport, Runway } from "../airport.ts"
import { boxAround, distanceKm, type GeoBox, type GeoPoint } from "../geo.ts"
import type { Region } from "../regions.ts"
import { airportsTable, runwaysTable } from "./places-tables.ts"
import type { AirportSource } from "./write-airports.ts"

const { source: _, ...airportColumns } = getTableColumns(airportsTable)
const { airportId: __, ...runwayColumns } = getTableColumns(runwaysTable)

export interface AirportWithRunways extends Airport {
  /** Empty when nothing is known about them. */
  runways: Runway[]
}

export interface NearbyAirport extends Airport {
  distanceKm: number
}

/** The airport with this ICAO code, in capitals or not. */
export async function getAirportByCode(db: Db, code: string): Promise<AirportWithRunways> {
  const [airport] = await db
    .select(airportColumns)
    .from(airportsTable)
    .where(eq(airportsTable.code, code.toUpperCase()))
  if (!airport) {
    throw new DomainError("airport-not-found", "not-found", "Diesen Flugplatz kennen wir nicht.")
  }
  const runways = await db
    .select(runwayColumns)
    .from(runwaysTable)
    .where(eq(runwaysTable.airportId, airport.id))
    .orderBy(asc(runwaysTable.ident))
  return { ...airport, runways }
}

/** The airports with these codes, each with its runways. */
export async function listAirportsWithRunways(
  db: Db,
  codes: readonly string[],
): Promise<AirportWithRunways[]> {
  const wanted = new Set(codes)
  const airports = (await listAirports(db)).filter(({ code }) => wanted.has(code))
  if (airports.length === 0) return []
  const runways = await db
    .select()
    .from(runwaysTable)
    .where(
      inArray(
        runwaysTable.airportId,
        airports.map(({ id }) => id),
      ),
    )
    .orderBy(asc(runwaysTable.ident))
  return airports.map((airport) => ({
    ...airport,
    runways: runways
      .filter(({ airportId }) => airportId === airport.id)
      .map(({ airportId: _airport, ...runway }) => runway),
  }))
}

/** An import may run beside this process and has no way to tell it. */
const REMEMBERED_MS = minutes(1)

interface Remembered {
  airports: Promise<readonly Airport[]>
  byId: Promise<ReadonlyMap<number, Airport>>
  /** What was asked for around a point, by the point: people search around the same towns. */
  near: Map<string, readonly NearbyAirport[]>
  /** Of the process, not of the calendar. */
  since: number
}

let remembered = new WeakMap<Db, Remembered>()

export function clearAirportCache(): void {
  remembered = new WeakMap()
}

/**
 * All airports, ordered by code. There are a few hundred and every search asks for some of them, so
 * they are kept: looking through all is faster than asking the database for one.
 */
export function listAirports(db: Db): Promise<readonly Airport[]> {
  return rememberAirports(db).airports
}

/** The same by their ids. */
export function airportsById(db: Db): Promise<ReadonlyMap<number, Airport>> {
  return rememberAirports(db).byId
}

function rememberAirports(db: Db): Remembered {
  const known = remembered.get(db)
  if (known && performance.now() - known.since < REMEMBERED_MS) return known
  const query = db.select(airportColumns).from(airportsTable).orderBy(asc(airportsTable.code))
  const airports = query.then((rows) => rows)
  const byId = airports.then((rows) => new Map(rows.map((airport) => [airport.id, airport])))
  const fresh = { airports, byId, near: new Map(), since: performance.now() }
  remembered.set(db, fresh)
  // the next question tries anew
  byId.catch(() => remembered.delete(db))
  return fresh
}

export interface KnownAirport extends AirportWithRunways {
  source: AirportSource
}

/** Everything that is known of every airport, ordered by code. */
export async function listKnownAirports(db: Db): Promise<KnownAirport[]> {
  const airports = await db.select().from(airportsTable).orderBy(asc(airportsTable.code))
  const runways = await db.select().from(runwaysTable).orderBy(asc(runwaysTable.ident))
  const runwaysOf = Map.groupBy(runways, ({ airportId }) => airportId)
  return airports.map((airport) => ({
    ...airport,
    runways: (runwaysOf.get(airport.id) ?? []).map(({ airportId: _airport, ...runway }) => runway),
  }))
}

/** The airports where flights from this region start, ordered by name. */
export async function listAirportsOfRegion(
  db: Db,
  { area, center }: Pick<Region, "area" | "center">,
): Promise<Airport[]> {
  if ("radiusKm" in area) {
    const nearby = await findAirportsNear(db, center, area.radiusKm)
    return nearby.toSorted((a, b) => a.name.localeCompare(b.name, "de"))
  }
  return await db
    .select(airportColumns)
    .from(airportsTable)
    .where(eq(airportsTable.region, area.state))
    .orderBy(asc(airportsTable.name))
}

/** So many answers are kept at most; a town has one for each radius. */
const MAX_NEAR = 1_000

/** The airports within `radiusKm`, the nearest first. */
export async function findAirportsNear(
  db: Db,
  center: GeoPoint,
  radiusKm: number,
): Promise<readonly NearbyAirport[]> {
  const { airports, near } = rememberAirports(db)
  const asked = `${center.lat} ${center.lng} ${radiusKm}`
  const known = near.get(asked)
  if (known) return known
  const found = airportsAround(await airports, center, radiusKm)
  if (near.size >= MAX_NEAR) near.clear()
  near.set(asked, found)
  return found
}

function airportsAround(
  airports: readonly Airport[],
  center: GeoPoint,
  radiusKm: number,
): NearbyAirport[] {
  const box = boxAround(center, radiusKm)
  return airports
    .filter((airport) => isIn(box, airport))
    .map((airport) => ({ ...airport, distanceKm: distanceKm(center, airport) }))
    .filter((airport) => airport.distanceKm <= radiusKm)
    .sort((one, other) => one.distanceKm - other.distanceKm)
}

/** The ids of the airports in a part of the map. */
export async function findAirportsIn(db: Db, area: GeoBox): Promise<number[]> {
  const airports = await listAirports(db)
  return airports.filter((airport) => isIn(area, airport)).map(({ id }) => id)
}

/** Other airports from which somebody may start as well, the nearest first. */
export async function listNearbyAirports(
  db: Db,
  airportId: number,
  { km, limit }: { km: number; limit: number },
): Promise<NearbyAirport[]> {
  const airport = (await listAirports(db)).find(({ id }) => id === airportId)
  if (!airport) return []
  const nearby = await findAirportsNear(db, airport, km)
  return nearby.filter(({ id }) => id !== airportId).slice(0, limit)
}

function isIn({ west, south, east, north }: GeoBox, { lat, lng }: GeoPoint): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east
}
