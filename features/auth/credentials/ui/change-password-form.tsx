import { lengthProblem } from "#features/auth/core/password.ts"
import { limitOf } from "#features/auth/core/ui/failure-of.ts"
import { FormFailure } from "#features/auth/core/ui/form-failure.tsx"
import { NewPasswordField } from "#features/auth/core/ui/new-password-field.tsx"
import { showPasswordFailure } from "#features/auth/core/ui/password-alerts.ts"
import { callSetPassword } from "#features/auth/core/ui/settings-calls.ts"
import { useOpenedForm } from "#features/users/core/ui/use-opened-form.ts"
import type { OwnUser } from "#features/users/core/users-schemas.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"

type ChangePasswordFormProps = {
  own: OwnUser
  onChanged: () => void
  /** A code is on its way that confirms this password. */
  onCodeSent: (password: string) => void
  onCancel: () => void
}

export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { own, onChanged, onCodeSent, onCancel } = props
  const { form, register, handleSubmit, setError, formState } = useOpenedForm("password", {
    defaultValues: { password: "" },
  })
  const { isSubmitting, errors } = formState

  const { run, failure } = useAction({
    send: ({ password }: { password: string }) => callSetPassword(own.id, password),
    done: (isConfirmed, { password }) => (isConfirmed ? onChanged() : onCodeSent(password)),
    failed: (refusal) => {
      showPasswordFailure()
      if (showFieldErrors(refusal, setError)) scrollToFirstInvalid(form.current)
    },
  })
  const submit = handleSubmit(run, () => scrollToFirstInvalid(form.current))

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      {/* password managers file the new password under this name */}
      <input type="text" autoComplete="username" value={own.email} readOnly hidden />
      <FormFailure failure={limitOf(failure)} />
      <NewPasswordField
        {...register("password", { validate: (password) => lengthProblem(password) ?? true })}
        label="Neues Passwort"
        error={errors.password?.message}
        className="sm:max-w-100"
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="submit" isPending={isSubmitting}>
          Passwort speichern
        </Button>
        <Button variant="text" onClick={onCancel} disabled={isSubmitting}>
          Abbrechen
        </Button>
      </div>
    </form>
  )
}
