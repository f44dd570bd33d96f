import { useForm } from "react-hook-form"
import { showFieldErrors } from "#platform/form-errors.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import { MAX_REVIEW_LENGTH } from "../review-schemas.ts"
import { callReply } from "./review-calls.ts"

interface ReplyFormProps {
  reviewId: number
  author: string
  onReplied: () => unknown
}

/** The one public answer to a review. */
export function ReplyForm({ reviewId, author, onReplied }: ReplyFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { text: "" },
  })
  const { run, isPending, failure } = useAction({
    send: ({ text }: { text: string }, intent) => callReply(reviewId, text, intent),
    done: onReplied,
    failed: (refusal) => void showFieldErrors(refusal, setError),
  })
  const problem = failure && Object.keys(failure.fields).length === 0 ? failure.text : undefined
  return (
    <form method="post" noValidate onSubmit={handleSubmit(run)} className="grid gap-4">
      {problem && (
        <Notice tone="err" title="Nicht gesendet." isAlert>
          {problem} Was du geschrieben hast, steht noch hier.
        </Notice>
      )}
      <TextArea
        {...register("text")}
        label={`Deine Antwort an ${author}`}
        hint="Eine Antwort je Bewertung. Alle lesen sie unter der Bewertung, und sie bleibt, wie sie ist."
        maxLength={MAX_REVIEW_LENGTH}
        error={formState.errors.text?.message}
      />
      <div>
        <Button type="submit" variant="secondary" size="small" isPending={isPending}>
          Öffentlich antworten
        </Button>
      </div>
    </form>
  )
}
