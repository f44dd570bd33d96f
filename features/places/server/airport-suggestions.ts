import type { Db } from "#platform/server/db.ts"
import { type Airport, airportTitle } from "../airport.ts"
import { airportCodeIn } from "../airport-code.ts"
import { foldKey, nameKeys } from "../fold.ts"
import type { PlaceSuggestion } from "../place-suggestion.ts"
import { listAirports } from "./airports-queries.ts"

/**
 * The airports whose code or name begins like `key`, codes first. There are a few hundred, asked
 * for only where no town fits: folding them here is cheaper than keeping their keys.
 */
export async function matchAirports(db: Db, key: string): Promise<PlaceSuggestion[]> {
  const matches = await rankAirports(db, (airport) => closenessOf(airport, key))
  return matches.map((airport) => ({
    name: `${airportTitle(airport)} (${airport.code})`,
    localadmin: airport.town,
    region: airport.region,
    country: airport.country,
    lat: airport.lat,
    lng: airport.lng,
  }))
}

const SHOWN_CHOICES = 8

/** The airports that somebody may mean who has typed `q`: by code, by name, then by their town. */
export async function findAirportChoices(db: Db, q: string): Promise<Airport[]> {
  const key = foldKey(q)
  if (key.length < 2) return []
  const matches = await rankAirports(db, (airport) => {
    const isInTown = keysOf(airport.town).some((town) => town.startsWith(key))
    return closenessOf(airport, key) ?? (isInTown ? 3 : undefined)
  })
  return matches.slice(0, SHOWN_CHOICES)
}

/** The code in what somebody has typed, or that of the only airport that is called like this. */
export async function findAirportCode(db: Db, text: string): Promise<string> {
  const code = airportCodeIn(text)
  if (code) return code
  const [airport, another] = await findAirportChoices(db, text)
  return airport && !another ? airport.code : ""
}

type Closeness = number | undefined

async function rankAirports(db: Db, closeness: (airport: Airport) => Closeness) {
  const airports = await listAirports(db)
  return airports
    .flatMap((airport) => {
      const distance = closeness(airport)
      return distance === undefined ? [] : [{ airport, distance }]
    })
    .sort((a, b) => a.distance - b.distance)
    .map(({ airport }) => airport)
}

/** 0 a whole code, 1 the beginning of a name, 2 that of a later word or of a code. */
function closenessOf(airport: Airport, key: string): Closeness {
  const codes = [airport.code, airport.iata ?? ""].map((code) => code.toLowerCase())
  if (codes.includes(key)) return 0
  const names = keysOf(airport.name)
  if (names.some((name) => name.startsWith(key))) return 1
  const isInside = names.some((name) => name.startsWith(` ${key}`))
  return isInside || airport.code.toLowerCase().startsWith(key) ? 2 : undefined
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
