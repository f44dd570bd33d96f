import type { MapPlaces } from "../../map-places.ts"

/** The map stands without names and symbols, too. */
const NOTHING: MapPlaces = { styleUrl: null, towns: [], waters: [], airfields: [] }

let loading: Promise<MapPlaces> | undefined

/** What the map writes on itself; once for all maps that a visit shows. */
export function loadMapPlaces(): Promise<MapPlaces> {
  loading ??= fetchPlaces().catch(() => {
    loading = undefined
    return NOTHING
  })
  return loading
}

async function fetchPlaces(): Promise<MapPlaces> {
  const answer = await fetch("/karte/orte.json")
  if (!answer.ok) throw new Error(`the places of the map answered ${answer.status}`)
  return answer.json()
}
