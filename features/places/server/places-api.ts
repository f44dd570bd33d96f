import { endpoint } from "#platform/server/endpoint.ts"
import {
  airportChoicesQuerySchema,
  airportChoicesSchema,
  toAirportChoice,
} from "../airport-choice.ts"
import {
  autocompleteAnswerSchema,
  autocompleteQuerySchema,
  toFeatureCollection,
} from "../place-suggestion.ts"
import { findAirportChoices } from "./airport-suggestions.ts"
import { findTownSuggestions } from "./town-suggestions.ts"

export const placesApi = [
  endpoint({
    method: "GET",
    path: "/api2/autocomplete",
    summary: "Suggests towns while somebody types, and airports where no town matches",
    access: "public",
    isShownInView: true,
    query: autocompleteQuerySchema,
    answer: autocompleteAnswerSchema,
    async handle({ db, query }) {
      return { json: toFeatureCollection(await findTownSuggestions(db, { q: query.q })) }
    },
  }),
  endpoint({
    method: "GET",
    path: "/api/airports",
    summary: "Suggests airports by code, by name, then by their town",
    access: "public",
    isShownInView: true,
    query: airportChoicesQuerySchema,
    answer: airportChoicesSchema,
    async handle({ db, query }) {
      const airports = await findAirportChoices(db, query.q)
      return { json: { airports: airports.map(toAirportChoice) } }
    },
  }),
]
