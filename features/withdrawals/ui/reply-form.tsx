import { zodResolver } from "@hookform/resolvers/zod"
import { useRef } from "react"
import { useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import { showAlert } from "#platform/alerts.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { useAction } from "#platform/use-action.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { TextArea } from "#ui/forms/text-area.tsx"
import { MAX_REPLY_LENGTH, type ReplyInput, replySchema } from "../withdrawal-schemas.ts"
import { callReplyToWithdrawal } from "./withdrawal-calls.ts"

const resolver = zodResolver(replySchema, { error: validationMessages("de") })

interface ReplyFormProps {
  withdrawalId: number
  /** Where the mail goes. */
  email: string
  /** What the text starts as. */
  draft: string
}

/** A mail from the case to whoever declared; the draft says what is known, a person decides. */
export function ReplyForm({ withdrawalId, email, draft }: ReplyFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { revalidate } = useRevalidator()
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver,
    defaultValues: { text: draft },
    shouldFocusError: false,
  })

  const { run, failure } = useAction({
    send: (input: ReplyInput, intent) => callReplyToWithdrawal(withdrawalId, input, intent),
    done: async () => {
      showAlert({
        type: "success",
        message: "Antwort verschickt",
        description: `Sie geht an ${email} und bleibt bei diesem Vorgang.`,
      })
      await revalidate()
      reset({ text: "" })
    },
    failed: (refusal) => {
      if (showFieldErrors(refusal, setError)) scrollToFirstInvalid(form.current)
    },
  })
  const submit = handleSubmit(run, () => scrollToFirstInvalid(form.current))

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      {failure && !formState.errors.text && (
        <Notice tone="err" isAlert>
          {failure.text}
        </Notice>
      )}
      <TextArea
        {...register("text")}
        label="Deine Antwort"
        hint={`Geht als Mail an ${email}. Lies den Vorschlag, bevor du ihn schickst.`}
        rows={8}
        defaultValue={draft}
        maxLength={MAX_REPLY_LENGTH}
        error={formState.errors.text?.message}
      />
      <div>
        <Button type="submit" variant="secondary" isPending={formState.isSubmitting}>
          Antwort schicken
        </Button>
      </div>
    </form>
  )
}
