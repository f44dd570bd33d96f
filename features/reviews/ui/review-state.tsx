import { formatInstant } from "#platform/time.ts"
import { Notice } from "#ui/feedback/notice.tsx"
import type { ReviewEntry } from "../review-entry.ts"

/** What happens now with a review that was written. */
export function ReviewState({ entry }: { entry: ReviewEntry }) {
  const { own, other, refusal, closesAt, flight } = entry
  if (!own) return null
  if (own.isPublished) {
    return (
      <Notice tone="ok" title="Deine Bewertung ist zu lesen.">
        Ändern lässt sie sich nicht mehr.
      </Notice>
    )
  }
  if (refusal) {
    return (
      <Notice tone="warn" title="Deine Bewertung zählt nicht.">
        {refusal}
      </Notice>
    )
  }
  const end = formatInstant(new Date(closesAt), flight.timeZone)
  return (
    <Notice tone="ok" title="Danke, deine Bewertung ist da.">
      Zu lesen ist sie, sobald auch {other.firstName} geschrieben hat, spätestens am {end}. Bis
      dahin kannst du sie ändern.
    </Notice>
  )
}
