import { failureOf } from "#features/auth/core/ui/failure-of.ts"
import type { Failure } from "#features/auth/core/ui/form-failure.tsx"
import { newIdempotencyKey } from "#platform/api-client.ts"
import { ApiFailure } from "#platform/api-failure.ts"
import {
  type FlightRequestField,
  inputOf,
  missingIn,
  type TypedFlightRequest,
} from "../flight-request-form.ts"
import type { FlightRequest } from "../flight-request-schemas.ts"
import { callCreateFlightRequest } from "./flight-request-calls.ts"

/** The key of what was sent last; the same request keeps it. */
export interface SentFlightRequest {
  of: string
  key: string
}

type Fields = Partial<Record<FlightRequestField, string>>

export type Sent =
  | { isSent: true; request: FlightRequest }
  | { isSent: false; fields: Fields; failure: Failure | undefined; isSessionOver: boolean }

const FIELDS: readonly FlightRequestField[] = [
  ...(["place", "destination", "firstDay", "lastDay", "persons", "mostEuros"] as const),
  ...(["message", "email"] as const),
]

/** Sends what was typed, or says what is missing; comes with the press that needs it. */
export async function sendFlightRequest(
  typed: TypedFlightRequest,
  { isSignedIn, last }: { isSignedIn: boolean; last: { current: SentFlightRequest } },
): Promise<Sent> {
  const missing = missingIn(typed, isSignedIn)
  if (Object.keys(missing).length > 0) {
    return { isSent: false, fields: missing, failure: undefined, isSessionOver: false }
  }
  const input = inputOf(typed, isSignedIn)
  const of = JSON.stringify(input)
  if (last.current.of !== of) last.current = { of, key: newIdempotencyKey() }
  try {
    return { isSent: true, request: await callCreateFlightRequest(input, last.current.key) }
  } catch (error) {
    const fields = fieldsOf(error)
    return {
      isSent: false,
      fields,
      failure: Object.keys(fields).length > 0 ? undefined : whole(error),
      isSessionOver: error instanceof ApiFailure && error.status === 401,
    }
  }
}

/** The sentences at fields of this form; a part of a town belongs to the town. */
function fieldsOf(error: unknown): Fields {
  if (!(error instanceof ApiFailure)) return {}
  const fields: Fields = {}
  for (const [property, message] of Object.entries(error.fields)) {
    const [whole = ""] = property.split(".")
    const name = FIELDS.find((field) => field === (whole === "coordinates" ? "place" : whole))
    if (name) fields[name] ??= message
  }
  return fields
}

/** A refusal of the whole says itself why. */
function whole(error: unknown): Failure | undefined {
  const title = "Dein Gesuch ist noch nicht aufgegeben."
  if (error instanceof ApiFailure && error.status === 422) return { title, text: error.message }
  return failureOf(error, title)
}
