import { useState } from "react"
import { useForm } from "react-hook-form"
import { codeRules } from "#features/auth/core/ui/code-rules.ts"
import { failureOf } from "#features/auth/core/ui/failure-of.ts"
import { type Failure, FormFailure } from "#features/auth/core/ui/form-failure.tsx"
import { SecondFactorStep } from "#features/auth/sign-in/ui/second-factor-step.tsx"
import { useCodeSignIn } from "#features/auth/sign-in/ui/use-code-sign-in.ts"
import type { OwnUser } from "#features/users/core/users-schemas.ts"
import { text } from "#platform/messages/text.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { CodeField } from "#ui/forms/code-field.tsx"
import { callSendProofCode } from "./privacy-calls.ts"

interface ProveIdentityProps {
  own: OwnUser
  /** Whether the device stays signed in, as it is now. */
  isPersistent: boolean
  /** What for, as a sentence. */
  why: string
  onProven: () => void
  onCancel: () => void
}

/** Signs the same person in once more, by code: what follows needs a proof that is minutes old. */
export function ProveIdentity(props: ProveIdentityProps) {
  const { own, isPersistent, why, onProven, onCancel } = props
  const { id, email } = own
  const [isSent, setIsSent] = useState(false)
  const [isFactorNeeded, setIsFactorNeeded] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const { register, handleSubmit, setError, setFocus, setValue, formState } = useForm({
    defaultValues: { token: "", isPersistent },
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = formState
  const signIn = useCodeSignIn({
    email,
    form: { setError, setFocus },
    onSignedIn: onProven,
    onFailure: setFailure,
    onFactorNeeded: () => setIsFactorNeeded(true),
  })
  const sending = useAction({
    send: (_, intent) => callSendProofCode(id, intent),
    done: () => {
      setIsSent(true)
      requestAnimationFrame(() => setFocus("token"))
    },
    failed: (refusal) =>
      setFailure(failureOf(refusal, "Der Code konnte nicht verschickt werden.", () => false)),
  })

  function send() {
    setFailure(undefined)
    void sending.run()
  }

  const submit = handleSubmit((input) => {
    setFailure(undefined)
    return signIn.run(input)
  })

  if (isFactorNeeded) return <SecondFactorStep onSignedIn={onProven} onLeave={onCancel} />

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="max-w-text text-ui">
        {why}{" "}
        {isSent ? (
          <>
            Der Code ist an <strong className="font-semibold wrap-anywhere">{email}</strong>{" "}
            unterwegs und gilt zehn Minuten.
          </>
        ) : (
          <>
            Dafür schicken wir dir einen Code an{" "}
            <strong className="font-semibold wrap-anywhere">{email}</strong>.
          </>
        )}
      </p>
      <FormFailure failure={failure} />
      {isSent && (
        <CodeField
          {...register("token", codeRules())}
          label="Code"
          hint={text("login.code.hint")}
          error={errors.token?.message}
          onComplete={(token) => {
            if (isSubmitting) return
            setValue("token", token)
            void submit()
          }}
        />
      )}
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        {isSent ? (
          <>
            <Button type="submit" size="small" isPending={isSubmitting}>
              {text("subscription.button.confirm")}
            </Button>
            <Button variant="text" size="small" isPending={sending.isPending} onClick={send}>
              Neuen Code schicken
            </Button>
          </>
        ) : (
          <Button size="small" autoFocus isPending={sending.isPending} onClick={send}>
            Code schicken
          </Button>
        )}
        <Button variant="text" size="small" onClick={onCancel}>
          Abbrechen
        </Button>
      </div>
    </form>
  )
}
