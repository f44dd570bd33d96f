import { z } from "zod"
import { line } from "#platform/text-input.ts"
import type { PlaceSuggestion } from "../place-suggestion.ts"
import type { Country } from "../town.ts"

/*
 * What the two usual search engines for places answer, both as GeoJSON: Pelias
 * (https://github.com/pelias/documentation/blob/master/response.md) and Photon
 * (https://github.com/komoot/photon). Which one speaks is told by the answer itself.
 */

const name = line(120).pipe(z.string().min(1))

const geometry = z.object({
  type: z.literal("Point"),
  coordinates: z
    .tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
    .rest(z.number()),
})

/** What lies elsewhere is left out. */
const PELIAS_COUNTRIES = { DEU: "DE", AUT: "AT", CHE: "CH" } as const satisfies Record<
  string,
  Country
>
const peliasCountry = z.enum(["DEU", "AUT", "CHE"]).transform((code) => PELIAS_COUNTRIES[code])

const peliasFeature = z.object({
  properties: z.object({
    name,
    country_a: peliasCountry,
    localadmin: name.optional().catch(undefined),
    locality: name.optional().catch(undefined),
    region: name.optional().catch(undefined),
    layer: z.enum(["locality", "localadmin", "borough", "island"]).optional(),
  }),
  geometry,
})

/** `osm_value` of places where people live, and of islands. */
const PHOTON_PLACES = ["city", "town", "village", "hamlet", "island", "municipality"] as const

const photonFeature = z.object({
  properties: z.object({
    name,
    countrycode: z.enum(["DE", "AT", "CH"]),
    osm_key: z.literal("place").optional(),
    osm_value: z.enum(PHOTON_PLACES).optional(),
    city: name.optional().catch(undefined),
    state: name.optional().catch(undefined),
  }),
  geometry,
})

const collection = z.object({
  type: z.literal("FeatureCollection"),
  features: z.array(z.unknown()).max(500),
})

/** The places of an answer in its order, each once; throws where it is none of the two. */
export function parseGeocoderAnswer(answer: unknown): PlaceSuggestion[] {
  const places = new Map<string, PlaceSuggestion>()
  for (const feature of collection.parse(answer).features) {
    const place = parseFeature(feature)
    const key = place && `${place.name}\n${place.region}`
    if (key && !places.has(key)) places.set(key, place)
  }
  return [...places.values()]
}

function parseFeature(feature: unknown): PlaceSuggestion | undefined {
  const pelias = peliasFeature.safeParse(feature).data
  if (pelias) {
    const { properties, geometry } = pelias
    return {
      name: properties.name,
      localadmin: properties.localadmin ?? properties.locality ?? properties.name,
      region: properties.region ?? "",
      country: properties.country_a,
      ...pointOf(geometry),
    }
  }
  const photon = photonFeature.safeParse(feature).data
  if (!photon) return undefined
  const { properties, geometry } = photon
  return {
    name: properties.name,
    localadmin: properties.city ?? properties.name,
    // a city state is no part of one
    region: properties.state ?? properties.name,
    country: properties.countrycode,
    ...pointOf(geometry),
  }
}

function pointOf({ coordinates: [lng, lat] }: z.output<typeof geometry>) {
  return { lat, lng }
}
