import { type NameKey, nameKeys } from "../fold.ts"
import type { Country, Town } from "../town.ts"
import { regionName } from "./data/admin-regions.ts"
import { NOT_A_QUARTER, NOT_A_TOWN } from "./data/quarters.ts"
import { SMALL_PLACES } from "./data/small-places.ts"
import { TOWN_CORRECTIONS } from "./data/town-corrections.ts"
import { type LocalGeoName, readGeoNames } from "./geo-names.ts"
import { tableLines } from "./table-lines.ts"

export interface BuiltTown extends Town {
  names: NameKey[]
}

/** From this size on, the other places of a municipality are quarters of its main town. */
const TOWN_WITH_QUARTERS = 30_000

/** All towns with the keys they are found by, ordered by id: the same input, the same towns. */
export function buildTowns(): BuiltTown[] {
  const corrections = readCorrections()
  const places = readGeoNames()
    .filter((place) => !NOT_A_TOWN.has(place.cityId))
    .map((place) => ({
      ...place,
      population: corrections.get(place.cityId)?.population ?? place.population,
    }))
  const gazetteer = withoutQuarters(places).map((place): BuiltTown => {
    const corrected = corrections.get(place.cityId)
    const name = corrected?.name ?? place.name
    return {
      id: place.cityId,
      name,
      region: regionName(place.country, place.adminCode),
      country: place.country,
      lng: place.loc.coordinates[0],
      lat: place.loc.coordinates[1],
      population: place.population,
      names: nameKeys(name, corrected?.aliases),
    }
  })
  return [...readSmallPlaces(), ...gazetteer].sort((a, b) => a.id - b.id)
}

function withoutQuarters(places: LocalGeoName[]): LocalGeoName[] {
  const main = new Map<string, LocalGeoName>()
  for (const place of places) {
    const municipality = municipalityOf(place)
    if (!municipality || place.featureCode === "PPLX") continue
    const known = main.get(municipality)
    if (!known || known.population < place.population) main.set(municipality, place)
  }
  return places.filter((place) => {
    if (NOT_A_QUARTER.has(place.cityId)) return true
    if (place.featureCode === "PPLX") return false
    const largest = main.get(municipalityOf(place) ?? "")
    return !largest || largest === place || largest.population < TOWN_WITH_QUARTERS
  })
}

function municipalityOf(place: LocalGeoName): string | undefined {
  const code = place.muniSub ?? place.muni
  return code && `${place.country} ${code}`
}

interface Correction {
  name: string
  aliases: string[]
  population: number | undefined
}

function readCorrections(): Map<number, Correction> {
  return new Map(
    tableLines(TOWN_CORRECTIONS).map(([id, , name = "", aliases, population]) => [
      Number(id),
      {
        name,
        aliases: splitNames(aliases),
        population: population ? Number(population) : undefined,
      },
    ]),
  )
}

function readSmallPlaces(): BuiltTown[] {
  return tableLines(SMALL_PLACES).map(
    ([id, name = "", region = "", country, position = "", population, aliases]) => {
      const [lat = Number.NaN, lng = Number.NaN] = position.split(",").map(Number)
      return {
        id: Number(id),
        name,
        region,
        country: country as Country,
        lat,
        lng,
        population: Number(population),
        names: nameKeys(name, splitNames(aliases)),
      }
    },
  )
}

function splitNames(list: string | undefined): string[] {
  return list ? list.split(", ") : []
}
