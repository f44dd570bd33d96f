import { useEffect, useRef, useState } from "react"
import { useForm } from "react-hook-form"
import { codeRules } from "#features/auth/core/ui/code-rules.ts"
import { ConfirmRow } from "#features/auth/core/ui/confirm-row.tsx"
import { failureOf } from "#features/auth/core/ui/failure-of.ts"
import { type Failure, FormFailure } from "#features/auth/core/ui/form-failure.tsx"
import {
  type BothCodes,
  callChangeEmail,
  callConfirmEmailChange,
} from "#features/auth/core/ui/settings-calls.ts"
import type { OwnUser } from "#features/users/core/users-schemas.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { text } from "#platform/messages/text.ts"
import { useAction } from "#platform/use-action.ts"
import { CodeField } from "#ui/forms/code-field.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"

type ConfirmEmailFormProps = {
  own: OwnUser
  newEmail: string
  onChanged: () => void
  onCancel: () => void
}

/** A code from each mailbox; a taken address gets none, and only its owner learns why. */
export function ConfirmEmailForm({ own, newEmail, onChanged, onCancel }: ConfirmEmailFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<Failure>()
  const [isSentAgain, setIsSentAgain] = useState(false)
  const { register, handleSubmit, setError, setFocus, reset, formState } = useForm({
    defaultValues: { currentToken: "", newToken: "" },
    shouldFocusError: false,
  })
  const { isSubmitting, errors } = formState
  useEffect(() => setFocus("currentToken"), [setFocus])

  const confirm = useAction({
    send: (codes: BothCodes, intent) => callConfirmEmailChange(own.id, codes, intent),
    done: onChanged,
    failed: (refusal) => {
      if (showFieldErrors(refusal, setError)) scrollToFirstInvalid(form.current)
      setFailure(failureOf(refusal, "Die Adresse konnte nicht geändert werden."))
    },
  })
  const again = useAction({
    send: (_, intent) => callChangeEmail(own.id, newEmail, intent),
    done: () => {
      reset()
      setFocus("currentToken")
      setIsSentAgain(true)
    },
    failed: (refusal) =>
      setFailure(failureOf(refusal, "Die Codes konnten nicht verschickt werden.", () => false)),
  })

  const submit = handleSubmit(
    (codes) => {
      setFailure(undefined)
      return confirm.run(codes)
    },
    () => scrollToFirstInvalid(form.current),
  )

  function sendAgain() {
    setFailure(undefined)
    setIsSentAgain(false)
    void again.run()
  }

  const rules = codeRules()
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ui">
        Zwei Mails sind unterwegs, jede mit sechs Ziffern. Beide gelten zehn Minuten.{" "}
        {text("login.code.hint")}
      </p>
      <FormFailure failure={failure} />
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <CodeField
          {...register("currentToken", rules)}
          label="Code aus der bisherigen Adresse"
          hint={<span className="[overflow-wrap:anywhere]">{own.email}</span>}
          error={errors.currentToken?.message}
        />
        <CodeField
          {...register("newToken", rules)}
          label="Code aus der neuen Adresse"
          hint={<span className="[overflow-wrap:anywhere]">{newEmail}</span>}
          error={errors.newToken?.message}
        />
      </div>
      <ConfirmRow
        isPending={isSubmitting}
        onSendAgain={sendAgain}
        isSentAgain={isSentAgain}
        sendAgainLabel="Neue Codes schicken"
        onCancel={onCancel}
      />
    </form>
  )
}
