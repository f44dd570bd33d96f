import type { ReactNode } from "react"
import { EMAIL_RULES } from "#features/auth/core/ui/email-rules.ts"
import { failureOf } from "#features/auth/core/ui/failure-of.ts"
import { FormFailure } from "#features/auth/core/ui/form-failure.tsx"
import { showFieldErrors } from "#platform/form-errors.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { TextField } from "#ui/forms/text-field.tsx"
import { useLazyForm } from "#ui/forms/use-lazy-form.ts"
import { useLostPart } from "#ui/loading/lazy-part.tsx"

// comes with the press that needs it
const loadCalls = () => import("#features/auth/core/ui/auth-calls.ts")

type SendCodeFormProps = {
  email: string
  /** Where the link in the mail leads. */
  redirect?: string | undefined
  emailError?: string | undefined
  onEmailChange?: (email: string) => void
  /** The code is on its way to this address. */
  onSent: (email: string) => unknown
  /** Stands beside the button: another way to sign in. */
  otherWay?: ReactNode
  /** The browser may offer passkeys in the field. */
  offersPasskeys?: boolean
}

/** The first half of signing in without a password: where shall the code go? */
export function SendCodeForm(props: SendCodeFormProps) {
  const { email, redirect, emailError, onEmailChange, onSent, otherWay, offersPasskeys } = props
  const { element, field, problem, submit, running, isDirty, isSubmitting } = useLazyForm<{
    email: string
  }>()
  const lose = useLostPart()
  const { run, failure } = useAction({
    send: async (input: { email: string }, intent) => {
      const { callSendLoginCode } = await loadCalls().catch(lose)
      return callSendLoginCode({ email: input.email, redirect }, intent)
    },
    done: (_, input) => onSent(input.email.trim()),
    failed: (refusal) => {
      if (running && showFieldErrors(refusal, running.setError)) {
        scrollToFirstInvalid(element.current)
      }
    },
  })

  return (
    <form ref={element} method="post" noValidate onSubmit={submit(run)} className="grid gap-5">
      <input type="hidden" name="step" value="send" />
      <FormFailure failure={failureOf(failure, "Der Code konnte nicht verschickt werden.")} />
      <TextField
        {...field("email", EMAIL_RULES)}
        onInput={(event) => onEmailChange?.(event.currentTarget.value)}
        type="email"
        label="E-Mail"
        defaultValue={email}
        autoComplete={offersPasskeys ? "email webauthn" : "email"}
        error={problem("email") ?? (isDirty ? undefined : emailError)}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:grid">
        <Button type="submit" isPending={isSubmitting}>
          Code schicken
        </Button>
        {otherWay}
      </div>
      <p className="text-small text-ink3">
        Noch kein Konto? Dann legt der Code eins an, ab 18 Jahren. Es gelten unsere{" "}
        <TextLink href="/de/agb" isInline target="_blank">
          AGB
        </TextLink>
        . Was mit deinen Daten passiert, steht unter{" "}
        <TextLink href="/de/datenschutz" isInline target="_blank">
          Datenschutz
        </TextLink>
        .
      </p>
    </form>
  )
}
