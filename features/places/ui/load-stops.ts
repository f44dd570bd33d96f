import { MapPin, Mountain, Plane } from "lucide"
import { api } from "#platform/api-client.ts"
import type { SuggestItem } from "#ui/forms/suggestions.ts"
import type { AirportChoices } from "../airport-choice.ts"
import { codeAfterName } from "../airport-code.ts"
import { findLandmarks } from "../find-landmarks.ts"
import { LANDMARK_KINDS, type Landmark } from "../landmarks.ts"
import type { StopPlace } from "../stop-place.ts"
import { loadTowns, type TownItem } from "./load-towns.ts"

export interface StopItem extends SuggestItem {
  stop: StopPlace
}

/** Of each kind so many, so that none hides the others. */
const MAX_OF_A_KIND = 4

/** What a way may lead over: sights, aerodromes and towns, in this order. */
export async function loadStops(text: string, signal: AbortSignal): Promise<readonly StopItem[]> {
  if (text.trim().length < 2) return []
  // one that does not answer takes nothing from the others
  const [airports, towns] = await Promise.all([
    loadAirports(text, signal).catch(() => []),
    loadTowns(text, signal).catch(() => []),
  ])
  return [
    ...findLandmarks(text, MAX_OF_A_KIND).map(landmarkItem),
    ...airports.slice(0, MAX_OF_A_KIND).map(airportItem),
    ...towns
      .filter(({ town }) => !codeAfterName(town.address))
      .slice(0, MAX_OF_A_KIND)
      .map(townItem),
  ]
}

async function loadAirports(text: string, signal: AbortSignal) {
  const query = { q: text.slice(0, 100) }
  return (await api.get<AirportChoices>("/api/airports", { query, signal })).airports
}

function landmarkItem({ kind, name, region, lat, lng }: Landmark): StopItem {
  return {
    id: `sight ${name}`,
    title: name,
    detail: `${LANDMARK_KINDS[kind]}, ${region}`,
    icon: Mountain,
    group: "Sehenswert",
    stop: { code: "", name, lat, lng },
  }
}

function airportItem(airport: AirportChoices["airports"][number]): StopItem {
  const { code, title, name, town, region, lat, lng } = airport
  return {
    id: code,
    title: `${title} (${code})`,
    detail: town === region ? town : `${town}, ${region}`,
    icon: Plane,
    group: "Flugplätze",
    stop: { code, name, lat, lng },
  }
}

function townItem({ id, title, detail, town: { address, coordinates } }: TownItem): StopItem {
  return {
    id,
    title,
    detail,
    icon: MapPin,
    group: "Orte",
    stop: { code: "", name: address.slice(0, 80), ...coordinates },
  }
}
