import { ApiFailure, NetworkFailure } from "#platform/api-failure.ts"
import { text } from "#platform/messages/text.ts"
import type { Failure } from "./form-failure.tsx"

/**
 * The words for a failed call; `title` is the form's own where nobody knows better. None where the
 * network is down: the page's alert says that.
 */
export function failureOf(error: unknown, title: string): Failure | undefined {
  if (error instanceof NetworkFailure) return undefined
  // how long to wait only the server knows
  const isLimited = error instanceof ApiFailure && error.status === 429
  return { title, text: isLimited ? error.message : text("basics.error.tryLater") }
}

/** Only how long to wait, for forms whose other failures are told by an alert. */
export function limitOf(error: unknown): Failure | undefined {
  const isLimited = error instanceof ApiFailure && error.status === 429
  return isLimited ? failureOf(error, "Gerade geht es nicht.") : undefined
}

/** The sentence of a refusal that belongs to `property`. */
export function fieldMessage(error: unknown, property: string): string | undefined {
  return error instanceof ApiFailure ? error.fields[property] : undefined
}
