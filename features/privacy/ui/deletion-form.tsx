import { useEffect, useState } from "react"
import { useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import type { OwnUser } from "#features/users/core/users-schemas.ts"
import { ApiFailure, messageOf } from "#platform/api-failure.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { text } from "#platform/messages/text.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { DELETED_PATH } from "../privacy.ts"
import { callDeleteAccount } from "./privacy-calls.ts"

interface DeletionFormProps {
  own: OwnUser
  /** The page was open for longer than a proof lives. */
  onProofNeeded: () => void
  onCancel: () => void
}

/** The last question: the own address, typed by hand. */
export function DeletionForm({ own, onProofNeeded, onCancel }: DeletionFormProps) {
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { email: "" },
  })
  useEffect(() => setFocus("email"), [setFocus])

  const submit = handleSubmit(async ({ email }) => {
    setProblem(undefined)
    try {
      await callDeleteAccount(own.id, email)
      // a whole document: nothing of the person stays in this tab
      window.location.assign(DELETED_PATH)
    } catch (error) {
      if (error instanceof ApiFailure && error.code === "proof-needed") return onProofNeeded()
      if (showFieldErrors(error, setError)) return setFocus("email", { shouldSelect: true })
      setProblem(messageOf(error))
      // what is open now stands in the section
      void revalidate()
    }
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {problem && (
        <Notice tone="err" title="Dein Konto besteht noch." isAlert>
          {problem}
        </Notice>
      )}
      <TextField
        {...register("email", { required: text("validation.email.required") })}
        type="email"
        label="Tipp deine Mailadresse ein, wenn du sicher bist"
        hint={own.email}
        autoComplete="off"
        spellCheck={false}
        error={formState.errors.email?.message}
        className="max-w-narrow"
      />
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button type="submit" variant="danger" size="small" isPending={formState.isSubmitting}>
          Endgültig löschen
        </Button>
        <Button variant="text" size="small" onClick={onCancel}>
          Abbrechen
        </Button>
      </div>
    </form>
  )
}
