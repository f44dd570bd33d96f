import { distanceKm } from "#features/places/geo.ts"
import type { Field, FlightOnBoard } from "./flight-on-board.ts"
import type { PlaceFlown, RouteFlown } from "./user-statistics.ts"

/*
 * Where flights led: the places they touched or passed, and the routes between them, those of most
 * flights first.
 */

const SAME_PLACE_KM = 5

type Flown = Pick<FlightOnBoard, "fields">

/** Each airfield and each place seen from above, with the number of flights that led there. */
export function placesOf(flights: readonly Flown[]): PlaceFlown[] {
  const keyOf = placeKeys()
  const places = new Map<string, PlaceFlown>()
  for (const { fields } of flights) {
    const ofFlight = new Map(fields.map((field) => [keyOf(field), field]))
    for (const [key, field] of ofFlight) {
      const place = places.get(key) ?? { ...spotOf(field), flights: 0 }
      place.flights += 1
      places.set(key, place)
    }
  }
  return mostFlown([...places.values()], ({ name }) => name)
}

/** The ways that were flown; there and back is one, named as it was flown first. */
export function routesOf(flights: readonly Flown[]): RouteFlown[] {
  const keyOf = placeKeys()
  const routes = new Map<string, RouteFlown>()
  for (const { fields } of flights) {
    const keys = fields.map(keyOf)
    const [way, wayBack] = [keys.join("|"), keys.toReversed().join("|")]
    const key = routes.has(wayBack) ? wayBack : way
    const route = routes.get(key) ?? { spots: fields.map(spotOf), flights: 0 }
    route.flights += 1
    routes.set(key, route)
  }
  return mostFlown([...routes.values()], formatRoute)
}

/** „Bonn-Hangelar – Juist“, „Rundflug ab Bonn-Hangelar (Drachenfels)“ */
export function formatRoute(route: Pick<RouteFlown, "spots">): string {
  const between = formatBetween(route)
  return between ? `${formatEnds(route)} (${between})` : formatEnds(route)
}

export function formatEnds({ spots }: Pick<RouteFlown, "spots">): string {
  const [from, to] = [spots[0], spots.at(-1)]
  const isRound = from?.code === to?.code && from?.name === to?.name
  return isRound ? `Rundflug ab ${from?.name ?? ""}` : `${from?.name ?? ""} – ${to?.name ?? ""}`
}

/** What a way passes, in the order in which it does: „Marksburg, Loreley“. */
export function formatBetween({ spots }: Pick<RouteFlown, "spots">): string {
  return spots
    .slice(1, -1)
    .map(({ name }) => name)
    .join(", ")
}

/** How strongly a route is drawn among others: in thirds of the one that was flown most. */
export function strengthOf({ flights }: RouteFlown, routes: readonly RouteFlown[]): 1 | 2 | 3 {
  const most = Math.max(...routes.map((route) => route.flights))
  if (most === 1) return 2
  const share = flights / most
  return share > 2 / 3 ? 3 : share > 1 / 3 ? 2 : 1
}

/** How many different airfields flights touched. */
export function countAirfields(flights: readonly Flown[]): number {
  const ids = flights.flatMap(({ fields }) => fields.flatMap(({ airportId }) => airportId ?? []))
  return new Set(ids).size
}

function spotOf({ code, name, lat, lng }: Field): RouteFlown["spots"][number] {
  return { code, name, lat, lng }
}

/**
 * Names places so that the same one has the same key. Without an airfield it has no id: pilots mark
 * it by hand, each time a little elsewhere.
 */
function placeKeys(): (field: Field) => string {
  const marked: Field[] = []
  return (field) => {
    if (field.airportId !== null) return String(field.airportId)
    const known = marked.find(
      (other) => other.name === field.name && distanceKm(other, field) < SAME_PLACE_KM,
    )
    if (!known) marked.push(field)
    const { name, lat, lng } = known ?? field
    return `${name} ${lat} ${lng}`
  }
}

function mostFlown<T extends { flights: number }>(list: T[], nameOf: (one: T) => string): T[] {
  return list.toSorted(
    (one, other) => other.flights - one.flights || nameOf(one).localeCompare(nameOf(other), "de"),
  )
}
