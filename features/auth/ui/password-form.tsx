import { type ReactNode, useEffect, useState } from "react"
import { useForm } from "react-hook-form"
import { Button } from "#ui/button.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { TextField } from "#ui/text-field.tsx"
import type { SignedIn } from "../auth-schemas.ts"
import { callSignInWithPassword } from "./auth-calls.ts"
import { EMAIL_RULES } from "./email-rules.ts"
import { type Failure, FormFailure, failureOf, fieldMessage } from "./form-failure.tsx"

type PasswordFormProps = {
  email: string
  /** Filled in already, for the demo's accounts. */
  password?: string | undefined
  passwordError?: string | undefined
  onEmailChange: (email: string) => void
  onSignedIn: (signedIn: SignedIn) => void
  otherWay: ReactNode
}

export function PasswordForm(props: PasswordFormProps) {
  const { email, password = "", passwordError, onEmailChange, onSignedIn, otherWay } = props
  const [failure, setFailure] = useState<Failure>()
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { email, password, isPersistent: true },
  })
  const firstEmpty = email ? "password" : "email"
  // once, when the form appears: typing must not move the focus
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setFocus(firstEmpty), [])

  const submit = handleSubmit(async (input) => {
    setFailure(undefined)
    try {
      onSignedIn(await callSignInWithPassword(input))
    } catch (error) {
      const message = fieldMessage(error, "password")
      if (message) setError("password", { message }, { shouldFocus: true })
      else setFailure(failureOf(error, "Das Einloggen hat nicht geklappt."))
    }
  })

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
        autoComplete="username"
        error={formState.errors.email?.message}
      />
      <div>
        <TextField
          {...register("password", { required: "Bitte gib dein Passwort ein" })}
          type="password"
          label="Passwort"
          autoComplete="current-password"
          error={
            formState.errors.password?.message ?? (formState.isDirty ? undefined : passwordError)
          }
        />
        <Checkbox {...register("isPersistent")} className="mt-3">
          Auf diesem Gerät angemeldet bleiben
        </Checkbox>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="submit" isPending={formState.isSubmitting}>
          Anmelden
        </Button>
        {otherWay}
      </div>
    </form>
  )
}
