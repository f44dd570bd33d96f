import { removeDrafts } from "#features/chat/ui/saved-draft.ts"
import { clearPushMemory } from "#features/push/ui/push-memory.ts"
import { removeSavedReviews } from "#features/reviews/ui/saved-review.ts"

/** „Abmelden“ in the heads of pages and at the door of the back office; a plain post, so it works without script. */
export function SignOutForm({ className }: { className?: string }) {
  return (
    <form method="post" action="/logout" onSubmit={clearTracesOfPerson} className={className}>
      <button
        type="submit"
        className="min-h-11 rounded-badge px-2 text-ink2 underline-offset-8 hover:underline"
      >
        Abmelden
      </button>
    </form>
  )
}

function clearTracesOfPerson() {
  removeDrafts()
  removeSavedReviews()
  clearPushMemory()
}
