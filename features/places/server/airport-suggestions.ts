import type { Db } from "#platform/server/db.ts"
import { airportTitle } from "../airport.ts"
import { nameKeys } from "../fold.ts"
import type { PlaceSuggestion } from "../place-suggestion.ts"
import { listAirports } from "./airports-queries.ts"

/**
 * The airports whose code or name begins like `key`, codes first. There are a few hundred, asked
 * for only where no town fits: folding them here is cheaper than keeping their keys.
 */
export async function matchAirports(db: Db, key: string): Promise<PlaceSuggestion[]> {
  const airports = await listAirports(db)
  const matches = airports.flatMap((airport) => {
    const codes = [airport.code, airport.iata ?? ""].map((code) => code.toLowerCase())
    if (codes.includes(key)) return [{ airport, closeness: 0 }]
    const names = keysOf(airport.name)
    if (names.some((name) => name.startsWith(key))) return [{ airport, closeness: 1 }]
    const isInside = names.some((name) => name.startsWith(` ${key}`))
    const isCode = airport.code.toLowerCase().startsWith(key)
    return isInside || isCode ? [{ airport, closeness: 2 }] : []
  })
  return matches
    .sort((a, b) => a.closeness - b.closeness)
    .map(({ airport }) => ({
      name: `${airportTitle(airport)} (${airport.code})`,
      localadmin: airport.town,
      region: airport.region,
      country: airport.country,
      lat: airport.lat,
      lng: airport.lng,
    }))
}

/** Folding a few hundred names for every search would be most of its time. */
const folded = new Map<string, string[]>()

function keysOf(name: string): string[] {
  const known = folded.get(name)
  if (known) return known
  const keys = nameKeys(name).map(({ key }) => key)
  folded.set(name, keys)
  return keys
}
