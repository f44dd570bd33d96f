import { useState } from "react"
import { useForm } from "react-hook-form"
import { codeRules } from "#features/auth/core/ui/code-rules.ts"
import { failureOf } from "#features/auth/core/ui/failure-of.ts"
import { type Failure, FormFailure } from "#features/auth/core/ui/form-failure.tsx"
import { text } from "#platform/messages/text.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { CodeField } from "#ui/forms/code-field.tsx"
import { callProveByCode, callSendConfirmationCode } from "./proof-calls.ts"

type ProveByCodeProps = { userId: number; email: string; onProven: () => void }

/** Six digits from the own mailbox; sent when asked for, so that nobody gets a mail for nothing. */
export function ProveByCode({ userId, email, onProven }: ProveByCodeProps) {
  const [timesSent, setTimesSent] = useState(0)
  const [failure, setFailure] = useState<Failure>()
  const { register, handleSubmit, setError, setFocus, setValue, formState } = useForm({
    defaultValues: { token: "" },
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = formState
  const sending = useAction({
    send: (_, intent) => callSendConfirmationCode(userId, intent),
    done: () => {
      setTimesSent((times) => times + 1)
      setValue("token", "")
      requestAnimationFrame(() => setFocus("token"))
    },
    failed: (refusal) =>
      setFailure(failureOf(refusal, "Der Code konnte nicht verschickt werden.", () => false)),
  })
  const proving = useAction({
    send: ({ token }: { token: string }, intent) => callProveByCode(userId, token, intent),
    done: onProven,
    failed: (refusal) => {
      const message = refusal.fields.token
      if (!message) return setFailure(failureOf(refusal, text("login.code.failed")))
      setError("token", { message })
      setFocus("token", { shouldSelect: true })
    },
  })
  const submit = handleSubmit((input) => {
    setFailure(undefined)
    return proving.run(input)
  })
  function send() {
    setFailure(undefined)
    void sending.run()
  }
  const address = <strong className="font-semibold wrap-anywhere">{email}</strong>

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ui">
        {timesSent > 0 ? (
          <>Der Code ist an {address} unterwegs und gilt zehn Minuten.</>
        ) : (
          <>Wir schicken dir einen Code an {address}.</>
        )}
      </p>
      <FormFailure failure={failure} />
      {timesSent > 0 && (
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
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {timesSent > 0 ? (
          <>
            <Button type="submit" isPending={isSubmitting}>
              {text("subscription.button.confirm")}
            </Button>
            <Button variant="text" isPending={sending.isPending} onClick={send}>
              Neuen Code schicken
            </Button>
          </>
        ) : (
          <Button autoFocus isPending={sending.isPending} onClick={send}>
            Code schicken
          </Button>
        )}
      </div>
      <p role="status" className="text-small text-ink2 empty:hidden">
        {timesSent > 1 && "Ein neuer Code ist unterwegs. Der alte gilt nicht mehr."}
      </p>
    </form>
  )
}
