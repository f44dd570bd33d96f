import { zodResolver } from "@hookform/resolvers/zod"
import { useRef } from "react"
import { Controller, useForm } from "react-hook-form"
import { SaveRow } from "#features/users/core/ui/save-row.tsx"
import { birthDateSchema } from "#features/users/pilots/birth-date.ts"
import { showAlert } from "#platform/alerts.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { text } from "#platform/messages/text.ts"
import { useAction } from "#platform/use-action.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { useUnsavedChanges } from "#ui/forms/unsaved-changes.tsx"
import { BirthDateField } from "./birth-date-field.tsx"
import { callSaveBirthDate } from "./user-calls.ts"

const resolver = zodResolver(birthDateSchema, { error: validationMessages("de") })

interface BirthDateFormProps {
  birthDate: string | null
  today: string
  onSaved: () => void
}

/** One day, saved by itself. */
export function BirthDateForm({ birthDate, today, onSaved }: BirthDateFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { control, handleSubmit, setError, reset, formState } = useForm({
    resolver,
    defaultValues: { birthDate: birthDate ?? "" },
    shouldFocusError: false,
  })
  const { isDirty, isSubmitting } = formState
  useUnsavedChanges(isDirty)

  const { run } = useAction({
    send: ({ birthDate }: { birthDate: string }) => callSaveBirthDate(birthDate),
    done: (_, values) => {
      reset(values)
      showAlert({ type: "success", message: text("basics.saved"), about: "birth-date" })
      onSaved()
    },
    failed: (failure) => {
      if (showFieldErrors(failure, setError)) return scrollToFirstInvalid(form.current)
      const message = text("basics.error.savingFailed")
      showAlert({ type: "error", message, about: "birth-date" })
    },
  })
  const submit = handleSubmit(run, () => scrollToFirstInvalid(form.current))

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Controller
        control={control}
        name="birthDate"
        render={({ field, fieldState }) => (
          <BirthDateField
            today={today}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
            className="max-w-80"
          />
        )}
      />
      <SaveRow isPending={isSubmitting} isDirty={isDirty} onDiscard={() => reset()} />
    </form>
  )
}
