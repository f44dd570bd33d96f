import { z } from "zod"
import { line } from "#platform/text-input.ts"
import { type Airport, airportTitle } from "./airport.ts"

/** An airport as somebody picks it from a list. */
const airportChoiceSchema = z.object({
  id: z.int(),
  /** ICAO code, in capitals. */
  code: z.string(),
  /** „Flugplatz Bonn-Hangelar“ */
  title: z.string(),
  town: z.string(),
  region: z.string(),
})

export const airportChoicesQuerySchema = z.object({ q: line(100).default("") })

export const airportChoicesSchema = z.object({
  airports: z.array(
    airportChoiceSchema.extend({ name: z.string(), lat: z.number(), lng: z.number() }),
  ),
})

export type AirportChoice = z.output<typeof airportChoiceSchema>
export type AirportChoices = z.output<typeof airportChoicesSchema>

/** What is asked for by its name comes with where it is. */
export function toAirportChoice(airport: Airport): AirportChoices["airports"][number] {
  const { id, code, name, town, region, lat, lng } = airport
  return { id, code, title: airportTitle(airport), town, region, name, lat, lng }
}
