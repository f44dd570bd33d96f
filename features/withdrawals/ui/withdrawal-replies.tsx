import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { WholeParts } from "#ui/elements/whole-parts.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import type { WithdrawalCase } from "../withdrawal-list.ts"
import { Statement } from "./statement.tsx"

const loadForm = () => import("./reply-form.tsx").then((module) => module.ReplyForm)

/** What was answered so far, and the next answer. */
export function WithdrawalReplies({
  withdrawal: { id, email, replies, mayReply },
  draft,
}: {
  withdrawal: WithdrawalCase
  draft: string
}) {
  if (replies.length === 0 && !mayReply) return null
  return (
    <Card as="section" labelledBy="antwort">
      <h2 id="antwort" className="text-h3">
        Antwort
      </h2>
      <div className="mt-4 grid gap-6">
        {replies.map(({ id: replyId, text, sentAt }) => (
          <div key={replyId}>
            <p className="mb-2 text-small text-ink3">
              Geschickt <WholeParts>{formatInstant(new Date(sentAt), HOME_ZONE)}</WholeParts>
            </p>
            <Statement>{text}</Statement>
          </div>
        ))}
        {mayReply && (
          <LazyPart load={loadForm}>
            {(ReplyForm) => (
              <ReplyForm
                withdrawalId={id}
                email={email}
                draft={replies.length === 0 ? draft : ""}
              />
            )}
          </LazyPart>
        )}
      </div>
    </Card>
  )
}
