import { text } from "#platform/messages/text.ts"
import type { ActionFailure } from "#platform/use-action.ts"
import type { Failure } from "./form-failure.tsx"

/**
 * The words for a form whose action failed; `title` is the form's own where nobody knows better. None
 * where the network is down, because the page's alert says that, and none for what stands at fields:
 * `isField` says which properties have one here.
 */
export function failureOf(
  failure: ActionFailure | undefined,
  title: string,
  isField: (property: string) => boolean = () => true,
): Failure | undefined {
  if (failure?.kind !== "refused" || Object.keys(failure.fields).some(isField)) return undefined
  // how long to wait only the server knows
  const isLimited = failure.status === 429
  return { title, text: isLimited ? failure.text : text("basics.error.tryLater") }
}

/** Only how long to wait, for forms whose other failures are told by an alert. */
export function limitOf(failure: ActionFailure | undefined): Failure | undefined {
  return failure?.status === 429
    ? { title: "Gerade geht es nicht.", text: failure.text }
    : undefined
}
