import {
  type FlightRequestField,
  inputOf,
  missingIn,
  type TypedFlightRequest,
} from "../flight-request-form.ts"
import type { FlightRequest } from "../flight-request-schemas.ts"
import { callCreateFlightRequest } from "./flight-request-calls.ts"

type Fields = Partial<Record<FlightRequestField, string>>

const FIELDS: readonly FlightRequestField[] = [
  ...(["place", "destination", "firstDay", "lastDay", "persons", "mostEuros"] as const),
  ...(["message", "email"] as const),
]

/** Sends what was typed, or says what is missing; comes with the press that needs it. */
export async function sendFlightRequest(
  typed: TypedFlightRequest,
  isSignedIn: boolean,
  intent: string,
): Promise<{ missing: Fields } | { request: FlightRequest }> {
  const missing = missingIn(typed, isSignedIn)
  if (Object.keys(missing).length > 0) return { missing }
  return { request: await callCreateFlightRequest(inputOf(typed, isSignedIn), intent) }
}

/** The sentences at fields of this form; a part of a town belongs to the town. */
export function fieldsOf(refused: Record<string, string>): Fields {
  const fields: Fields = {}
  for (const [property, message] of Object.entries(refused)) {
    const [whole = ""] = property.split(".")
    const name = FIELDS.find((field) => field === (whole === "coordinates" ? "place" : whole))
    if (name) fields[name] ??= message
  }
  return fields
}
