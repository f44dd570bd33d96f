import { ApiFailure, NetworkFailure } from "#platform/api-failure.ts"
import { Notice } from "#ui/notice.tsx"

/** What went wrong with the whole form, not with one of its fields. */
export interface Failure {
  title: string
  text: string
}

/** The words for a failed call; `title` is the form's own where nobody knows better. */
export function failureOf(error: unknown, title: string): Failure {
  if (error instanceof NetworkFailure) return { title: error.title, text: error.message }
  if (error instanceof ApiFailure && error.status === 429) {
    return { title: "Kurze Pause.", text: error.message }
  }
  return { title, text: "Bitte versuche es später erneut." }
}

/** The sentence of a refusal that belongs to `property`. */
export function fieldMessage(error: unknown, property: string): string | undefined {
  return error instanceof ApiFailure ? error.fields[property] : undefined
}

export function FormFailure({ failure }: { failure: Failure | undefined }) {
  if (!failure) return null
  return (
    <Notice tone="err" title={failure.title} isAlert>
      {failure.text}
    </Notice>
  )
}
