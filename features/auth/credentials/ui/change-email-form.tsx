import { useState } from "react"
import { EMAIL_RULES } from "#features/auth/core/ui/email-rules.ts"
import { failureOf } from "#features/auth/core/ui/failure-of.ts"
import { type Failure, FormFailure } from "#features/auth/core/ui/form-failure.tsx"
import { callChangeEmail } from "#features/auth/core/ui/settings-calls.ts"
import { canonicalEmail } from "#features/users/core/email-address.ts"
import { useOpenedForm } from "#features/users/core/ui/use-opened-form.ts"
import type { OwnUser } from "#features/users/core/users-schemas.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { Button } from "#ui/buttons/button.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { TextField } from "#ui/forms/text-field.tsx"

type ChangeEmailFormProps = {
  own: OwnUser
  /** Codes are on their way to both addresses. */
  onCodesSent: (email: string) => void
  onCancel: () => void
}

export function ChangeEmailForm({ own, onCodesSent, onCancel }: ChangeEmailFormProps) {
  const [failure, setFailure] = useState<Failure>()
  const { form, register, handleSubmit, setError, formState } = useOpenedForm("email", {
    defaultValues: { email: "" },
  })
  const { isSubmitting, errors } = formState

  const submit = handleSubmit(
    async ({ email }) => {
      setFailure(undefined)
      try {
        await callChangeEmail(own.id, email)
        onCodesSent(canonicalEmail(email) ?? email)
      } catch (error) {
        if (showFieldErrors(error, setError)) scrollToFirstInvalid(form.current)
        else setFailure(failureOf(error, "Die Codes konnten nicht verschickt werden."))
      }
    },
    () => scrollToFirstInvalid(form.current),
  )

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <FormFailure failure={failure} />
      <TextField
        {...register("email", EMAIL_RULES)}
        type="email"
        label="Neue Adresse"
        autoComplete="email"
        hint="Wir schicken je einen Code an die bisherige und an die neue Adresse."
        error={errors.email?.message}
        className="sm:max-w-100"
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="submit" isPending={isSubmitting}>
          Codes schicken
        </Button>
        <Button variant="text" onClick={onCancel} disabled={isSubmitting}>
          Abbrechen
        </Button>
      </div>
    </form>
  )
}
