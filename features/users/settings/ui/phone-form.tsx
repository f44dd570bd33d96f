import { zodResolver } from "@hookform/resolvers/zod"
import { useRef } from "react"
import { useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import { SaveRow } from "#features/users/core/ui/save-row.tsx"
import { showAlert } from "#platform/alerts.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { text } from "#platform/messages/text.ts"
import { useAction } from "#platform/use-action.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { TextField } from "#ui/forms/text-field.tsx"
import { useUnsavedChanges } from "#ui/forms/unsaved-changes.tsx"
import { phoneSchema } from "../phone-schema.ts"
import { callSavePhone } from "./user-calls.ts"

const resolver = zodResolver(phoneSchema, { error: validationMessages("de") })

/** One number, saved by itself; empty takes it away. */
export function PhoneForm({ phone }: { phone: string | null }) {
  const form = useRef<HTMLFormElement>(null)
  const { revalidate } = useRevalidator()
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver,
    defaultValues: { phone: phone ?? "" },
    shouldFocusError: false,
  })
  const { isDirty, isSubmitting, errors } = formState
  useUnsavedChanges(isDirty)

  const { run } = useAction({
    send: (input: { phone: string }) => callSavePhone(input.phone),
    done: (saved) => {
      reset({ phone: saved.phone ?? "" })
      showAlert({ type: "success", message: text("basics.saved") })
      return revalidate()
    },
    failed: (failure) => {
      if (showFieldErrors(failure, setError)) scrollToFirstInvalid(form.current)
      else showAlert({ type: "error", message: text("basics.error.savingFailed") })
    },
  })
  const submit = handleSubmit(run, () => scrollToFirstInvalid(form.current))

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        {...register("phone")}
        type="tel"
        label="Telefonnummer"
        isOptional
        hint="Am besten die vom Handy, das du dabeihast."
        autoComplete="tel"
        error={errors.phone?.message}
        className="max-w-narrow"
      />
      <SaveRow isPending={isSubmitting} isDirty={isDirty} onDiscard={() => reset()} />
    </form>
  )
}
