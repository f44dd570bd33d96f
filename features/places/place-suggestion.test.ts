import { expect, test } from "vitest"
import { validationMessages } from "#platform/validation-messages.ts"
import {
  autocompleteAnswerSchema,
  autocompleteQuerySchema,
  toFeatureCollection,
} from "./place-suggestion.ts"

test("a suggestion becomes a feature with the longitude first", () => {
  const answer = toFeatureCollection([
    {
      name: "Flugplatz Bonn-Hangelar (EDKB)",
      localadmin: "Sankt Augustin",
      region: "Nordrhein-Westfalen",
      country: "DE",
      lat: 50.7689,
      lng: 7.1633,
    },
  ])
  expect(answer).toEqual({
    type: "FeatureCollection",
    features: [
      {
        type: "Feature",
        properties: {
          name: "Flugplatz Bonn-Hangelar (EDKB)",
          country: "Deutschland",
          localadmin: "Sankt Augustin",
          region: "Nordrhein-Westfalen",
        },
        geometry: { type: "Point", coordinates: [7.1633, 50.7689] },
      },
    ],
  })
  expect(autocompleteAnswerSchema.parse(answer)).toEqual(answer)
})

test("a query may be missing but not longer than 100 characters", () => {
  expect(autocompleteQuerySchema.parse({})).toEqual({ q: "" })
  expect(autocompleteQuerySchema.parse({ q: "Köln", lang: "de" })).toEqual({
    q: "Köln",
    lang: "de",
  })
  const refused = autocompleteQuerySchema.safeParse(
    { q: "x".repeat(101) },
    { error: validationMessages("de") },
  )
  expect(refused.error?.issues).toMatchObject([{ path: ["q"], message: "Höchstens 100 Zeichen" }])
})
