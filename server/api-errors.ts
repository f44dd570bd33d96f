import { STATUS_CODES } from "node:http"
import { z } from "zod"
import type { DomainError, ErrorKind } from "#platform/errors.ts"

interface FieldMessage {
  property: string
  constraints: Record<string, string>
}

/** The specification's error form (section 5); `message` is a sentence where no field is meant. */
export interface ApiErrorBody {
  statusCode: number
  message: FieldMessage[] | string
  error: string
  code: string
}

const STATUS_BY_KIND: Record<ErrorKind, number> = {
  "not-found": 404,
  forbidden: 403,
  unauthenticated: 401,
  conflict: 409,
  invalid: 422,
  malformed: 400,
  "wrong-type": 415,
  gone: 410,
  limited: 429,
}

export function errorBody(
  statusCode: number,
  code: string,
  message: ApiErrorBody["message"],
): ApiErrorBody {
  return { statusCode, message, error: STATUS_CODES[statusCode] ?? "Error", code }
}

/** A refusal of a room in the form of the API: 400 with fields, else by its kind. */
export function domainErrorBody(error: DomainError): ApiErrorBody {
  const fields = Object.entries(error.fields)
  if (fields.length === 0) {
    return errorBody(STATUS_BY_KIND[error.kind], error.code, error.message)
  }
  const status = error.kind === "invalid" ? 400 : STATUS_BY_KIND[error.kind]
  return errorBody(
    status,
    error.code,
    fields.map(([property, text]) => ({ property, constraints: { [error.code]: text } })),
  )
}

/** What a schema did not like, one entry per property, in the order of the form. */
export function validationErrorBody(error: z.ZodError): ApiErrorBody {
  const byProperty = new Map<string, Record<string, string>>()
  for (const issue of error.issues) {
    const property = issue.path.join(".")
    const constraints = byProperty.get(property) ?? {}
    constraints[issue.code] ??= issue.message
    byProperty.set(property, constraints)
  }
  return errorBody(
    400,
    "validation",
    [...byProperty].map(([property, constraints]) => ({ property, constraints })),
  )
}

z.config(z.locales.de())
