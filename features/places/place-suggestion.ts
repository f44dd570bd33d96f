import { z } from "zod"
import { line } from "#platform/text-input.ts"
import { COUNTRY_NAMES, type Country } from "./town.ts"

/** What the search box offers while a person types: a town, or an airport where no town fits. */
export interface PlaceSuggestion {
  name: string
  /** The town itself, or the town an airport belongs to. */
  localadmin: string
  region: string
  country: Country
  lat: number
  lng: number
}

const MAX_QUERY_LENGTH = 100
const MAX_LANGUAGE_LENGTH = 35

/** `lang` is part of the call (specification section 7); the product speaks German only. */
export const autocompleteQuerySchema = z.object({
  q: line(MAX_QUERY_LENGTH).default(""),
  lang: line(MAX_LANGUAGE_LENGTH).optional(),
})

export const autocompleteAnswerSchema = z.object({
  type: z.literal("FeatureCollection"),
  features: z.array(
    z.object({
      type: z.literal("Feature"),
      properties: z.object({
        name: z.string(),
        country: z.string(),
        localadmin: z.string(),
        region: z.string(),
      }),
      geometry: z.object({
        type: z.literal("Point"),
        coordinates: z.tuple([z.number(), z.number()]),
      }),
    }),
  ),
})

export type AutocompleteAnswer = z.infer<typeof autocompleteAnswerSchema>

/** The answer of the specification: GeoJSON, longitude first. */
export function toFeatureCollection(suggestions: readonly PlaceSuggestion[]): AutocompleteAnswer {
  return {
    type: "FeatureCollection",
    features: suggestions.map(({ name, localadmin, region, country, lat, lng }) => ({
      type: "Feature",
      properties: { name, country: COUNTRY_NAMES[country], localadmin, region },
      geometry: { type: "Point", coordinates: [lng, lat] },
    })),
  }
}
