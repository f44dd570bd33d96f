import { useEffect, useState } from "react"
import { useForm } from "react-hook-form"
import { codeRules } from "#features/auth/core/ui/code-rules.ts"
import { ConfirmRow } from "#features/auth/core/ui/confirm-row.tsx"
import { limitOf } from "#features/auth/core/ui/failure-of.ts"
import { type Failure, FormFailure } from "#features/auth/core/ui/form-failure.tsx"
import { showPasswordFailure } from "#features/auth/core/ui/password-alerts.ts"
import { callConfirmPassword, callSetPassword } from "#features/auth/core/ui/settings-calls.ts"
import type { OwnUser } from "#features/users/core/users-schemas.ts"
import { text } from "#platform/messages/text.ts"
import { type ActionFailure, useAction } from "#platform/use-action.ts"
import { CodeField } from "#ui/forms/code-field.tsx"

type ConfirmPasswordFormProps = {
  own: OwnUser
  /** The one that waits for its code. */
  password: string
  onChanged: () => void
  onCancel: () => void
}

/** Six digits from the own mailbox make the new password count. */
export function ConfirmPasswordForm(props: ConfirmPasswordFormProps) {
  const { own, password, onChanged, onCancel } = props
  const [failure, setFailure] = useState<Failure>()
  const [isSentAgain, setIsSentAgain] = useState(false)
  const { register, handleSubmit, setError, setFocus, setValue, reset, formState } = useForm({
    defaultValues: { token: "" },
  })
  const { isSubmitting, errors } = formState
  useEffect(() => setFocus("token"), [setFocus])

  const confirm = useAction({
    send: ({ token }: { token: string }, intent) => callConfirmPassword(own.id, token, intent),
    done: onChanged,
    failed: (refusal) => {
      const message = refusal.fields.token
      if (!message) return showFailure(refusal)
      setError("token", { message })
      setFocus("token", { shouldSelect: true })
    },
  })
  const again = useAction({
    send: () => callSetPassword(own.id, password),
    done: () => {
      reset()
      setFocus("token")
      setIsSentAgain(true)
    },
    failed: showFailure,
  })

  function showFailure(refusal: ActionFailure) {
    showPasswordFailure()
    setFailure(limitOf(refusal))
  }

  const submit = handleSubmit((input) => {
    setFailure(undefined)
    return confirm.run(input)
  })

  function sendAgain() {
    setFailure(undefined)
    setIsSentAgain(false)
    void again.run()
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ui">
        Wir haben sechs Ziffern an{" "}
        <strong className="font-semibold [overflow-wrap:anywhere]">{own.email}</strong> geschickt.
        Damit gilt dein neues Passwort, und alle anderen Geräte werden abgemeldet.
      </p>
      <FormFailure failure={failure} />
      <CodeField
        {...register("token", codeRules())}
        label="Code"
        hint={text("login.code.hint")}
        error={errors.token?.message}
        className="sm:max-w-100"
        onComplete={(token) => {
          if (isSubmitting) return
          setValue("token", token)
          void submit()
        }}
      />
      <ConfirmRow
        isPending={isSubmitting}
        onSendAgain={sendAgain}
        isSentAgain={isSentAgain}
        sendAgainLabel="Neuen Code schicken"
        onCancel={onCancel}
      />
    </form>
  )
}
