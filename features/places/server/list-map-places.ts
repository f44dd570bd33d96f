import { readGeography } from "#illustrations/chart-map/geography.ts"
import { toGlobe } from "#illustrations/chart-map/plane.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import type { MapName, MapPlaces } from "../map-places.ts"
import { listAirports } from "./airports-queries.ts"
import { listLargeTowns } from "./towns-queries.ts"

const NAMED_TOWNS_POPULATION = 20_000

/** From which zoom on a town of at least this size may be named; how many is a matter of room. */
const ZOOM_BY_POPULATION = [
  [400_000, 0],
  [140_000, 6],
  [60_000, 7.4],
  [0, 8.4],
] as const

const SEAS: readonly MapName[] = [
  { name: "NORDSEE", lat: 54.25, lng: 6.1, zoom: 0 },
  { name: "OSTSEE", lat: 54.85, lng: 13.1, zoom: 0 },
  { name: "ADRIA", lat: 44.4, lng: 13.2, zoom: 0 },
  { name: "ÄRMELKANAL", lat: 50.2, lng: -0.8, zoom: 0 },
]

/** A lake has room for its name from here on. */
const LAKE_ZOOM = 9

export async function listMapPlaces(db: Db, settings = env()): Promise<MapPlaces> {
  const [airports, towns] = await Promise.all([
    listAirports(db),
    listLargeTowns(db, NAMED_TOWNS_POPULATION),
  ])
  return {
    styleUrl: settings.MAP_STYLE_URL ?? null,
    towns: towns.map(({ name, lat, lng, population }) => ({
      name: shortName(name),
      ...rounded({ lat, lng }),
      zoom: ZOOM_BY_POPULATION.find(([least]) => population >= least)?.[1] ?? LAKE_ZOOM,
    })),
    waters: [...SEAS, ...lakes()],
    airfields: airports.map((airport) => ({
      code: airport.code,
      name: airport.name,
      ...rounded(airport),
    })),
  }
}

function lakes(): MapName[] {
  return readGeography().lakes.map(({ name, shape }) => {
    const middle = { x: (shape.west + shape.east) / 2, y: (shape.north + shape.south) / 2 }
    return { name, ...rounded(toGlobe(middle)), zoom: LAKE_ZOOM }
  })
}

/** Names on the map leave out what only distinguishes namesakes, because the position does. */
function shortName(name: string): string {
  return name.replace(/(\/| \(| am | an der | im | in der | ob der | vor der | bei ).*$/, "").trim()
}

/** To about 100 metres. */
function rounded({ lat, lng }: { lat: number; lng: number }) {
  return { lat: Number(lat.toFixed(3)), lng: Number(lng.toFixed(3)) }
}
