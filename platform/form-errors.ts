import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form"
import { ApiFailure } from "./api-failure.ts"

/**
 * Puts the server's sentences at the fields of a form, the first constraint of each property
 * (specification, section 5). `isField`: which properties have a field of their own here.
 * @returns whether any field shows a sentence now; otherwise the form says it as a whole
 */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  isField: (property: string) => boolean = () => true,
): boolean {
  if (!(error instanceof ApiFailure)) return false
  const known = Object.entries(error.fields).filter(([property]) => isField(property))
  for (const [property, message] of known) {
    setError(property as FieldPath<Values>, { type: "server", message })
  }
  return known.length > 0
}
