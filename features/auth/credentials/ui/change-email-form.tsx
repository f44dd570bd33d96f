import { EMAIL_RULES } from "#features/auth/core/ui/email-rules.ts"
import { failureOf } from "#features/auth/core/ui/failure-of.ts"
import { FormFailure } from "#features/auth/core/ui/form-failure.tsx"
import { callChangeEmail } from "#features/auth/core/ui/settings-calls.ts"
import { canonicalEmail } from "#features/users/core/email-address.ts"
import { useOpenedForm } from "#features/users/core/ui/use-opened-form.ts"
import type { OwnUser } from "#features/users/core/users-schemas.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { useAction } from "#platform/use-action.ts"
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
  const { form, register, handleSubmit, setError, formState } = useOpenedForm("email", {
    defaultValues: { email: "" },
  })
  const { isSubmitting, errors } = formState

  const { run, failure } = useAction({
    send: ({ email }: { email: string }, intent) => callChangeEmail(own.id, email, intent),
    done: (_, { email }) => onCodesSent(canonicalEmail(email) ?? email),
    failed: (refusal) => {
      if (showFieldErrors(refusal, setError)) scrollToFirstInvalid(form.current)
    },
  })
  const submit = handleSubmit(run, () => scrollToFirstInvalid(form.current))

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <FormFailure failure={failureOf(failure, "Die Codes konnten nicht verschickt werden.")} />
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
