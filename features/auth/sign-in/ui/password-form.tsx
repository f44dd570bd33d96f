import { type ReactNode, useEffect } from "react"
import type { SignedIn } from "#features/auth/core/auth-schemas.ts"
import { callSignInWithPassword } from "#features/auth/core/ui/auth-calls.ts"
import { EMAIL_RULES } from "#features/auth/core/ui/email-rules.ts"
import { failureOf } from "#features/auth/core/ui/failure-of.ts"
import { FormFailure } from "#features/auth/core/ui/form-failure.tsx"
import { showFieldErrors } from "#platform/form-errors.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import { focusField } from "#ui/forms/scroll-and-focus.ts"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { TextField } from "#ui/forms/text-field.tsx"
import { useLazyForm } from "#ui/forms/use-lazy-form.ts"
import { SECOND_FACTOR_NEEDED } from "../second-factor-needed.ts"

type PasswordFormProps = {
  email: string
  /** Filled in already, for the demo's accounts. */
  password?: string | undefined
  emailError?: string | undefined
  passwordError?: string | undefined
  onEmailChange: (email: string) => void
  onSignedIn: (signedIn: SignedIn) => void
  /** The password was right, and the account asks for more. */
  onFactorNeeded: () => void
  otherWay: ReactNode
}

interface PasswordInput {
  email: string
  password: string
  isPersistent: boolean
}

export function PasswordForm(props: PasswordFormProps) {
  const { email, password = "", onEmailChange, onSignedIn, onFactorNeeded, otherWay } = props
  const { emailError, passwordError } = props
  const { element, field, problem, submit, running, isDirty, isSubmitting } =
    useLazyForm<PasswordInput>()
  const { run, failure } = useAction({
    send: callSignInWithPassword,
    done: onSignedIn,
    failed: (refusal) => {
      if (refusal.code === SECOND_FACTOR_NEEDED) return onFactorNeeded()
      if (running && showFieldErrors(refusal, running.setError)) {
        scrollToFirstInvalid(element.current)
      }
    },
  })
  const firstEmpty = email ? "password" : "email"
  // once, when the form appears: typing must not move the focus
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => focusField(element, firstEmpty), [])

  return (
    <form ref={element} method="post" noValidate onSubmit={submit(run)} className="grid gap-5">
      <input type="hidden" name="step" value="password" />
      <FormFailure failure={failureOf(failure, "Das Einloggen hat nicht geklappt.")} />
      <TextField
        {...field("email", EMAIL_RULES)}
        onInput={(event) => onEmailChange(event.currentTarget.value)}
        type="email"
        label="E-Mail"
        defaultValue={email}
        autoComplete="username webauthn"
        error={problem("email") ?? (isDirty ? undefined : emailError)}
      />
      <div>
        <TextField
          {...field("password", { required: "Bitte gib dein Passwort ein" })}
          type="password"
          label="Passwort"
          defaultValue={password}
          autoComplete="current-password"
          error={problem("password") ?? (isDirty ? undefined : passwordError)}
        />
        <Checkbox {...field("isPersistent")} defaultChecked className="mt-3">
          Auf diesem Gerät angemeldet bleiben
        </Checkbox>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:grid">
        <Button type="submit" isPending={isSubmitting}>
          Anmelden
        </Button>
        {otherWay}
      </div>
    </form>
  )
}
