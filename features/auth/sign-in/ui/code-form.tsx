import { useEffect, useId, useState } from "react"
import type { SignedIn } from "#features/auth/core/auth-schemas.ts"
import { callSendLoginCode } from "#features/auth/core/ui/auth-calls.ts"
import { codeRules } from "#features/auth/core/ui/code-rules.ts"
import { failureOf } from "#features/auth/core/ui/failure-of.ts"
import { type Failure, FormFailure } from "#features/auth/core/ui/form-failure.tsx"
import { StepButton, StepForm } from "#features/auth/core/ui/step-button.tsx"
import { text } from "#platform/messages/text.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import { CodeField } from "#ui/forms/code-field.tsx"
import { focusField } from "#ui/forms/scroll-and-focus.ts"
import { useLazyForm } from "#ui/forms/use-lazy-form.ts"
import { SecondFactorStep } from "./second-factor-step.tsx"
import { type CodeInput, useCodeSignIn } from "./use-code-sign-in.ts"

type CodeFormProps = {
  email: string
  /** Where the link in the mail leads. */
  redirect?: string | undefined
  tokenError?: string | undefined
  onSignedIn: (signedIn: SignedIn) => void
  onOtherEmail: () => void
  /** For a button that stands outside of the form, such as a dialog's; then it has none itself. */
  formId?: string | undefined
  onPendingChange?: ((isPending: boolean) => void) | undefined
  /** How a new code is asked for where it is good for more than a sign-in. */
  sendCode?: ((intent: string) => Promise<unknown>) | undefined
  /** Takes any six digits and asks nobody: for a form that a program has filled in. */
  onHoneypotCode?: (() => void) | undefined
}

/** The second half: six digits from the mail, and the second factor of those who have one. */
export function CodeForm(props: CodeFormProps) {
  const [isFactorNeeded, setIsFactorNeeded] = useState(false)
  if (isFactorNeeded) {
    return <SecondFactorStep onSignedIn={props.onSignedIn} onLeave={props.onOtherEmail} />
  }
  return <SixDigits {...props} onFactorNeeded={() => setIsFactorNeeded(true)} />
}

/** Sends itself when the last digit is there. */
function SixDigits(props: CodeFormProps & { onFactorNeeded: () => void }) {
  const { email, redirect, tokenError, onSignedIn, onOtherEmail } = props
  const { formId, onPendingChange, sendCode, onHoneypotCode } = props
  const id = useId()
  const [failure, setFailure] = useState<Failure>()
  const [isResent, setIsResent] = useState(false)
  const { element, field, problem, submit, running, isDirty, isSubmitting } =
    useLazyForm<CodeInput>()
  useEffect(() => focusField(element, "token"), [element])
  const signIn = useCodeSignIn({
    email,
    form: running,
    onSignedIn,
    onFailure: setFailure,
    onFactorNeeded: props.onFactorNeeded,
  })
  const again = useAction({
    send: async (_, intent) => {
      if (onHoneypotCode) return
      await (sendCode ? sendCode(intent) : callSendLoginCode({ email, redirect }, intent))
    },
    done: () => {
      running?.setValue("token", "")
      running?.clearErrors("token")
      setIsResent(true)
      focusField(element, "token")
    },
    failed: (refusal) =>
      setFailure(failureOf(refusal, "Der Code konnte nicht verschickt werden.", () => false)),
  })
  useEffect(() => onPendingChange?.(isSubmitting), [onPendingChange, isSubmitting])

  const send = submit(async (input) => {
    setFailure(undefined)
    setIsResent(false)
    if (onHoneypotCode) return onHoneypotCode()
    await signIn.run(input)
  })

  function sendAgain() {
    setFailure(undefined)
    setIsResent(false)
    void again.run()
  }

  return (
    <div>
      <StepForm id={`${id}-again`} method="post" fields={{ step: "send", email }} />
      <StepForm id={`${id}-other`} method="get" fields={{ redirect }} />
      <form
        ref={element}
        id={formId}
        method="post"
        noValidate
        onSubmit={send}
        className="grid gap-5"
      >
        <input type="hidden" name="step" value="code" />
        <input type="hidden" name="email" value={email} />
        <p>
          Wir haben sechs Ziffern an{" "}
          <strong className="font-semibold [overflow-wrap:anywhere]">{email}</strong> geschickt. Sie
          gelten zehn Minuten.{" "}
          <StepButton form={`${id}-other`} onPress={onOtherEmail} isInline>
            Andere Adresse
          </StepButton>
        </p>
        <FormFailure failure={failure} />
        <div>
          <CodeField
            {...field("token", codeRules())}
            label="Code"
            hint={text("login.code.hint")}
            error={problem("token") ?? (isDirty ? undefined : tokenError)}
            onComplete={(token) => {
              if (isSubmitting) return
              running?.setValue("token", token)
              element.current?.requestSubmit()
            }}
          />
          <Checkbox {...field("isPersistent")} defaultChecked className="mt-3">
            Auf diesem Gerät angemeldet bleiben
          </Checkbox>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:grid">
          {!formId && (
            <Button type="submit" isPending={isSubmitting}>
              {text("subscription.button.confirm")}
            </Button>
          )}
          <StepButton form={`${id}-again`} onPress={() => void sendAgain()}>
            Neuen Code schicken
          </StepButton>
        </div>
        <p role="status" className="text-small text-ink2 empty:hidden">
          {isResent && "Ein neuer Code ist unterwegs. Der alte gilt nicht mehr."}
        </p>
      </form>
    </div>
  )
}
