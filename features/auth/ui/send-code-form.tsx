import { type ReactNode, useState } from "react"
import { useForm } from "react-hook-form"
import { showFieldErrors } from "#platform/form-errors.ts"
import { Button } from "#ui/button.tsx"
import { scrollToFirstInvalid } from "#ui/scroll-to-invalid.ts"
import { TextField } from "#ui/text-field.tsx"
import { TextLink } from "#ui/text-link.tsx"
import { callSendLoginCode } from "./auth-calls.ts"
import { EMAIL_RULES } from "./email-rules.ts"
import { type Failure, FormFailure, failureOf } from "./form-failure.tsx"

type SendCodeFormProps = {
  email: string
  /** Where the link in the mail leads. */
  redirect?: string | undefined
  emailError?: string | undefined
  onEmailChange?: (email: string) => void
  /** The code is on its way to this address. */
  onSent: (email: string) => void
  /** Stands beside the button: another way to sign in. */
  otherWay?: ReactNode
}

/** The first half of signing in without a password: where shall the code go? */
export function SendCodeForm(props: SendCodeFormProps) {
  const { email, redirect, emailError, onEmailChange, onSent, otherWay } = props
  const [failure, setFailure] = useState<Failure>()
  // no defaultValues: what the page holds already (typed early, or filled in by the browser) stays
  const { register, handleSubmit, setError, formState } = useForm<{ email: string }>({
    shouldFocusError: false,
  })
  const submit = handleSubmit(
    async (input, event) => {
      setFailure(undefined)
      try {
        await callSendLoginCode(input.email, redirect)
        onSent(input.email.trim())
      } catch (error) {
        if (showFieldErrors(error, setError)) scrollToFirstInvalid(event?.target)
        else setFailure(failureOf(error, "Der Code konnte nicht verschickt werden."))
      }
    },
    (_errors, event) => scrollToFirstInvalid(event?.target),
  )
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <input type="hidden" name="step" value="send" />
      <FormFailure failure={failure} />
      <TextField
        {...register("email", {
          ...EMAIL_RULES,
          onChange: (event: { target: { value: string } }) => onEmailChange?.(event.target.value),
        })}
        type="email"
        label="E-Mail"
        defaultValue={email}
        autoComplete="email"
        error={formState.errors.email?.message ?? (formState.isDirty ? undefined : emailError)}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:grid">
        <Button type="submit" isPending={formState.isSubmitting}>
          Code schicken
        </Button>
        {otherWay}
      </div>
      <p className="text-small text-ink3">
        Noch kein Konto? Dann legt der Code eins an, ab 18 Jahren. Es gelten unsere{" "}
        <TextLink href="/de/agb" isInline target="_blank">
          AGB
        </TextLink>
        . Was mit deinen Daten passiert, steht beim{" "}
        <TextLink href="/de/datenschutz" isInline target="_blank">
          Datenschutz
        </TextLink>
        .
      </p>
    </form>
  )
}
