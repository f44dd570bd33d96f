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
import {
  type HandlingInput,
  handlingSchema,
  MAX_HANDLING_NOTE_LENGTH,
} from "../withdrawal-schemas.ts"
import { callHandleWithdrawal } from "./withdrawal-calls.ts"

const resolver = zodResolver(handlingSchema, { error: validationMessages("de") })

/** What was done, in words; with it the case is closed. */
export function HandlingForm({ withdrawalId }: { withdrawalId: number }) {
  const form = useRef<HTMLFormElement>(null)
  const { revalidate } = useRevalidator()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver,
    defaultValues: { note: "" },
    shouldFocusError: false,
  })

  const { run, failure } = useAction({
    send: (input: HandlingInput, intent) => callHandleWithdrawal(withdrawalId, input, intent),
    done: () => {
      showAlert({
        type: "success",
        message: "Bearbeitet",
        description: "Der Widerruf steht jetzt unter „Bearbeitet“.",
      })
      return revalidate()
    },
    failed: (refusal) => {
      if (showFieldErrors(refusal, setError)) scrollToFirstInvalid(form.current)
    },
  })
  const submit = handleSubmit(run, () => scrollToFirstInvalid(form.current))

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      {failure && !formState.errors.note && (
        <Notice tone="err" isAlert>
          {failure.text}
        </Notice>
      )}
      <TextArea
        {...register("note")}
        label="Was du getan hast"
        hint="Zum Beispiel, was du geantwortet oder erstattet hast. Nur die Verwaltung liest es."
        maxLength={MAX_HANDLING_NOTE_LENGTH}
        error={formState.errors.note?.message}
      />
      <div>
        <Button type="submit" isPending={formState.isSubmitting}>
          Als bearbeitet ablegen
        </Button>
      </div>
    </form>
  )
}
