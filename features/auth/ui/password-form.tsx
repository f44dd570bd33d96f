import { type ReactNode, useEffect, useState } from "react"
import { useForm } from "react-hook-form"
import { showFieldErrors } from "#platform/form-errors.ts"
import { Button } from "#ui/button.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { scrollToFirstInvalid } from "#ui/scroll-to-invalid.ts"
import { TextField } from "#ui/text-field.tsx"
import type { SignedIn } from "../auth-schemas.ts"
import { callSignInWithPassword } from "./auth-calls.ts"
import { EMAIL_RULES } from "./email-rules.ts"
import { type Failure, FormFailure, failureOf } from "./form-failure.tsx"

type PasswordFormProps = {
  email: string
  /** Filled in already, for the demo's accounts. */
  password?: string | undefined
  emailError?: string | undefined
  passwordError?: string | undefined
  onEmailChange: (email: string) => void
  onSignedIn: (signedIn: SignedIn) => void
  otherWay: ReactNode
}

interface PasswordInput {
  email: string
  password: string
  isPersistent: boolean
}

export function PasswordForm(props: PasswordFormProps) {
  const { email, password = "", onEmailChange, onSignedIn, otherWay } = props
  const { emailError, passwordError } = props
  const [failure, setFailure] = useState<Failure>()
  // no defaultValues: what the page holds already (typed early, or filled in by the browser) stays
  const { register, handleSubmit, setError, setFocus, formState } = useForm<PasswordInput>({
    shouldFocusError: false,
  })
  const firstEmpty = email ? "password" : "email"
  // once, when the form appears: typing must not move the focus
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setFocus(firstEmpty), [])

  const submit = handleSubmit(
    async (input, event) => {
      setFailure(undefined)
      try {
        onSignedIn(await callSignInWithPassword(input))
      } catch (error) {
        if (showFieldErrors(error, setError)) scrollToFirstInvalid(event?.target)
        else setFailure(failureOf(error, "Das Einloggen hat nicht geklappt."))
      }
    },
    (_errors, event) => scrollToFirstInvalid(event?.target),
  )

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <input type="hidden" name="step" value="password" />
      <FormFailure failure={failure} />
      <TextField
        {...register("email", {
          ...EMAIL_RULES,
          onChange: (event: { target: { value: string } }) => onEmailChange(event.target.value),
        })}
        type="email"
        label="E-Mail"
        defaultValue={email}
        autoComplete="username"
        error={formState.errors.email?.message ?? (formState.isDirty ? undefined : emailError)}
      />
      <div>
        <TextField
          {...register("password", { required: "Bitte gib dein Passwort ein" })}
          type="password"
          label="Passwort"
          defaultValue={password}
          autoComplete="current-password"
          error={
            formState.errors.password?.message ?? (formState.isDirty ? undefined : passwordError)
          }
        />
        <Checkbox {...register("isPersistent")} defaultChecked className="mt-3">
          Auf diesem Gerät angemeldet bleiben
        </Checkbox>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:grid">
        <Button type="submit" isPending={formState.isSubmitting}>
          Anmelden
        </Button>
        {otherWay}
      </div>
    </form>
  )
}
