import { useEffect, useRef, useState } from "react"
import { useForm } from "react-hook-form"
import { codeRules } from "#features/auth/core/ui/code-rules.ts"
import { ConfirmRow } from "#features/auth/core/ui/confirm-row.tsx"
import { failureOf } from "#features/auth/core/ui/failure-of.ts"
import { type Failure, FormFailure } from "#features/auth/core/ui/form-failure.tsx"
import { callChangeEmail, callConfirmEmailChange } from "#features/auth/core/ui/settings-calls.ts"
import type { OwnUser } from "#features/users/core/users-schemas.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { text } from "#platform/messages/text.ts"
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
  const { register, handleSubmit, setError, setFocus, reset, formState } = useForm({
    defaultValues: { currentToken: "", newToken: "" },
    shouldFocusError: false,
  })
  const { isSubmitting, errors } = formState
  useEffect(() => setFocus("currentToken"), [setFocus])

  const submit = handleSubmit(
    async (codes) => {
      setFailure(undefined)
      try {
        await callConfirmEmailChange(own.id, codes)
        onChanged()
      } catch (error) {
        if (showFieldErrors(error, setError)) scrollToFirstInvalid(form.current)
        else setFailure(failureOf(error, "Die Adresse konnte nicht geändert werden."))
      }
    },
    () => scrollToFirstInvalid(form.current),
  )

  async function sendAgain(): Promise<boolean> {
    setFailure(undefined)
    try {
      await callChangeEmail(own.id, newEmail)
      reset()
      setFocus("currentToken")
      return true
    } catch (error) {
      setFailure(failureOf(error, "Die Codes konnten nicht verschickt werden."))
      return false
    }
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
        sendAgainLabel="Neue Codes schicken"
        onCancel={onCancel}
      />
    </form>
  )
}
