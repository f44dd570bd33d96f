import { and, asc, between, eq, getTableColumns, lte } from "drizzle-orm"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import type { Airport, Runway } from "../airport.ts"
import { boxAround, type GeoPoint } from "../geo.ts"
import type { Region } from "../regions.ts"
import { kmBetween } from "./km-between.ts"
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

/** All airports, ordered by code. */
export function listAirports(db: Db): Promise<Airport[]> {
  return db.select(airportColumns).from(airportsTable).orderBy(asc(airportsTable.code))
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
    return nearby.sort((a, b) => a.name.localeCompare(b.name, "de"))
  }
  return await db
    .select(airportColumns)
    .from(airportsTable)
    .where(eq(airportsTable.region, area.state))
    .orderBy(asc(airportsTable.name))
}

/** The airports within `radiusKm`, the nearest first. */
export function findAirportsNear(
  db: Db,
  center: GeoPoint,
  radiusKm: number,
): Promise<NearbyAirport[]> {
  const box = boxAround(center, radiusKm)
  const distance = kmBetween(center, airportsTable)
  return db
    .select({ ...airportColumns, distanceKm: distance })
    .from(airportsTable)
    .where(
      and(
        between(airportsTable.lat, box.south, box.north),
        between(airportsTable.lng, box.west, box.east),
        lte(distance, radiusKm),
      ),
    )
    .orderBy(distance, asc(airportsTable.code))
}

/** The ids of the airports in a part of the map, in degrees. */
export async function findAirportsIn(
  db: Db,
  { west, south, east, north }: { west: number; south: number; east: number; north: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: airportsTable.id })
    .from(airportsTable)
    .where(and(between(airportsTable.lat, south, north), between(airportsTable.lng, west, east)))
  return rows.map(({ id }) => id)
}
