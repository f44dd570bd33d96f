import { useEffect } from "react"
import { useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import type { OwnUser } from "#features/users/core/users-schemas.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { text } from "#platform/messages/text.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { DELETED_PATH } from "../privacy.ts"
import { callDeleteAccount } from "./privacy-calls.ts"

interface DeletionFormProps {
  own: OwnUser
  onCancel: () => void
}

/** The last question: the own address, typed by hand. */
export function DeletionForm({ own, onCancel }: DeletionFormProps) {
  const { revalidate } = useRevalidator()
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { email: "" },
  })
  useEffect(() => setFocus("email"), [setFocus])

  const { run, failure } = useAction({
    send: ({ email }: { email: string }) => callDeleteAccount(own.id, email),
    // a whole document: nothing of the person stays in this tab
    done: () => window.location.assign(DELETED_PATH),
    failed: (refusal) => {
      if (showFieldErrors(refusal, setError)) return setFocus("email", { shouldSelect: true })
      // what is open now stands in the section
      void revalidate()
    },
  })
  const submit = handleSubmit(run)
  const isAtFields = Object.keys(failure?.fields ?? {}).length > 0

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {failure && !isAtFields && (
        <Notice tone="err" title="Dein Konto besteht noch." isAlert>
          {failure.text}
        </Notice>
      )}
      <TextField
        {...register("email", { required: text("validation.email.required") })}
        type="email"
        label="Tipp deine Mailadresse ein, wenn du sicher bist"
        hint={own.email}
        autoComplete="off"
        spellCheck={false}
        error={formState.errors.email?.message}
        className="max-w-narrow"
      />
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button type="submit" variant="danger" size="small" isPending={formState.isSubmitting}>
          Endgültig löschen
        </Button>
        <Button variant="text" size="small" onClick={onCancel}>
          Abbrechen
        </Button>
      </div>
    </form>
  )
}
