import { endpoint } from "#platform/server/endpoint.ts"
import {
  autocompleteAnswerSchema,
  autocompleteQuerySchema,
  toFeatureCollection,
} from "../place-suggestion.ts"
import { findTownSuggestions } from "./town-suggestions.ts"

export const placesApi = [
  endpoint({
    method: "GET",
    path: "/api2/autocomplete",
    summary: "Schlägt Orte und Flugplätze vor",
    access: "public",
    query: autocompleteQuerySchema,
    answer: autocompleteAnswerSchema,
    async handle({ db, query }) {
      return { json: toFeatureCollection(await findTownSuggestions(db, { q: query.q })) }
    },
  }),
]
