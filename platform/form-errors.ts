import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form"
import type { ActionFailure } from "./use-action.ts"

/**
 * Puts the server's sentences at the fields of a form, the first constraint of each property
 * (specification, section 5). `isField`: which properties have a field of their own here.
 * @returns whether any field shows a sentence now; otherwise the form says it as a whole
 */
export function showFieldErrors<Values extends FieldValues>(
  { fields }: Pick<ActionFailure, "fields">,
  setError: UseFormSetError<Values>,
  isField: (property: string) => boolean = () => true,
): boolean {
  const known = Object.entries(fields).filter(([property]) => isField(property))
  for (const [property, message] of known) {
    setError(property as FieldPath<Values>, { type: "server", message })
  }
  return known.length > 0
}
