import type { ReactNode } from "react"
import { formatDay, HOME_ZONE } from "#platform/time.ts"
import type { PublicReview } from "../review.ts"

interface ReviewReplyProps {
  reply: NonNullable<PublicReview["reply"]>
  by: string
  /** What one can do with it. */
  children?: ReactNode
}

/** What the reviewed person answers, set in below the review. */
export function ReviewReply({ reply, by, children }: ReviewReplyProps) {
  return (
    <div className="mt-3 max-w-text rounded-panel bg-sunken px-4 py-3.5">
      <p className="text-small">
        <strong className="font-semibold">Antwort von {by}</strong>{" "}
        <span className="text-ink2">am {formatDay(new Date(reply.repliedAt), HOME_ZONE)}</span>
      </p>
      <p className="mt-1.5 whitespace-pre-line wrap-anywhere">{reply.text}</p>
      {children}
    </div>
  )
}
