import { zodResolver } from "@hookform/resolvers/zod"
import { useRef, useState } from "react"
import { useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import { showAlert } from "#platform/alerts.ts"
import { messageOf } from "#platform/api-failure.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { TextArea } from "#ui/forms/text-area.tsx"
import { MAX_REPLY_LENGTH, replySchema } from "../withdrawal-schemas.ts"
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
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver,
    defaultValues: { text: draft },
    shouldFocusError: false,
  })

  const submit = handleSubmit(
    async (input) => {
      setProblem(undefined)
      try {
        await callReplyToWithdrawal(withdrawalId, input)
        showAlert({
          type: "success",
          message: "Antwort verschickt",
          description: `Sie geht an ${email} und bleibt bei diesem Vorgang.`,
        })
        await revalidate()
        reset({ text: "" })
      } catch (error) {
        if (showFieldErrors(error, setError)) scrollToFirstInvalid(form.current)
        else setProblem(messageOf(error))
      }
    },
    () => scrollToFirstInvalid(form.current),
  )

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      {problem && (
        <Notice tone="err" isAlert>
          {problem}
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
