import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { ReportLink } from "./report-link.tsx"

/** Below a review: the way to report it, by whose it is. */
export function reportReview({ id, author }: { id: number; author: { name: string } }) {
  return (
    <p className="mt-1 -ms-2">
      <ReportLink subject="review" id={id}>
        Melden <VisuallyHidden>Bewertung von {author.name}</VisuallyHidden>
      </ReportLink>
    </p>
  )
}

/** Below a reply: the way to report it, by the review that it answers. */
export function reportReply({ id, author }: { id: number; author: { name: string } }) {
  return (
    <p className="mt-1 -mb-2 -ms-2">
      <ReportLink subject="review_reply" id={id}>
        Melden <VisuallyHidden>Antwort auf die Bewertung von {author.name}</VisuallyHidden>
      </ReportLink>
    </p>
  )
}
