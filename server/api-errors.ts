import { STATUS_CODES } from "node:http"
import { z } from "zod"
import { DomainError, type ErrorKind } from "#platform/errors.ts"
import { isDatabaseUnavailable, isStorageFull } from "#platform/server/degraded/unavailable.ts"
import { validationMessages } from "#platform/validation-messages.ts"

/** The specification's error form (section 5); `message` is a sentence where no field is meant. */
export const apiErrorSchema = z.object({
  statusCode: z.int(),
  message: z.union([
    z.string(),
    z.array(
      z.object({
        property: z.string(),
        /** Sentences by the kind of what is wrong; the first is the one to show. */
        constraints: z.record(z.string(), z.string()),
      }),
    ),
  ]),
  error: z.string(),
  code: z.string(),
})

type ApiErrorBody = z.output<typeof apiErrorSchema>

export const STATUS_BY_KIND: Record<ErrorKind, number> = {
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

/** The code of the answer to a call that does not exist, or not for whoever calls. */
export const UNKNOWN_CALL = "unknown-call"

/** Beside every 503, in seconds: as long as somebody else may wait for a lock. */
export const RETRY_AFTER = "5"

/** Where a file or a row found no space. */
const STORAGE_FULL =
  "Bei uns ist gerade kein Platz mehr, deshalb konnten wir das nicht speichern. Wir kümmern uns darum: Versuch es später noch einmal."

/** Where the database did not answer in time. */
export const TRY_AGAIN_SOON =
  "Das hat zu lange gedauert, und es liegt an uns. Bitte versuche es gleich noch einmal."

export function errorBody(
  statusCode: number,
  code: string,
  message: ApiErrorBody["message"],
): ApiErrorBody {
  return { statusCode, message, error: STATUS_CODES[statusCode] ?? "Error", code }
}

/** What the API answers where a call ended with an error; whatever nobody expected is our fault. */
export function errorBodyOf(error: unknown): ApiErrorBody {
  if (error instanceof z.ZodError) return validationErrorBody(error)
  if (error instanceof DomainError) return domainErrorBody(error)
  if (isDatabaseUnavailable(error)) return errorBody(503, "busy", TRY_AGAIN_SOON)
  if (isStorageFull(error)) return errorBody(507, "storage-full", STORAGE_FULL)
  return errorBody(
    500,
    "bug",
    "Das hat nicht geklappt, und es liegt an uns. Bitte versuche es später erneut.",
  )
}

/** A refusal of a room in the form of the API: 400 with fields, else by its kind. */
function domainErrorBody(error: DomainError): ApiErrorBody {
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
function validationErrorBody(error: z.ZodError): ApiErrorBody {
  const byProperty = new Map<string, Record<string, string>>()
  for (const issue of error.issues) {
    for (const property of propertiesOf(issue)) {
      const constraints = byProperty.get(property) ?? {}
      constraints[issue.code] ??= issue.message
      byProperty.set(property, constraints)
    }
  }
  return errorBody(
    400,
    "validation",
    [...byProperty].map(([property, constraints]) => ({ property, constraints })),
  )
}

function propertiesOf(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.join(".")
  if (issue.code !== "unrecognized_keys") return [path]
  return issue.keys.map((key) => (path ? `${path}.${key}` : key))
}

// forms that post to a page are checked by the same schemas
z.config({ customError: validationMessages("de") })
