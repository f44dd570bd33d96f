import { useEffect, useRef, useState } from "react"
import { useForm } from "react-hook-form"
import { newIntent } from "#platform/api-client.ts"
import { ApiFailure } from "#platform/api-failure.ts"
import { Button } from "#ui/button.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { CodeField } from "#ui/code-field.tsx"
import type { SignedIn } from "../auth-schemas.ts"
import { callSendLoginCode, callSignInWithCode } from "./auth-calls.ts"
import { type Failure, FormFailure, failureOf } from "./form-failure.tsx"

const REQUIRED = "Bitte gib den Token ein"
const WRONG = "Der Token ist ungültig. Bitte überprüfe deine Eingabe."

type CodeFormProps = {
  email: string
  tokenError?: string | undefined
  onSignedIn: (signedIn: SignedIn) => void
  onOtherEmail: () => void
}

/** The second half: six digits from the mail. Sends itself when the last one is there. */
export function CodeForm({ email, tokenError, onSignedIn, onOtherEmail }: CodeFormProps) {
  const [failure, setFailure] = useState<Failure>()
  const [isResent, setIsResent] = useState(false)
  const intent = useRef({ token: "", key: "" })
  const { register, handleSubmit, setError, clearErrors, setFocus, setValue, formState } = useForm({
    defaultValues: { token: "", isPersistent: true },
  })
  useEffect(() => setFocus("token"), [setFocus])

  const submit = handleSubmit(async ({ token, isPersistent }) => {
    setFailure(undefined)
    setIsResent(false)
    if (intent.current.token !== token) intent.current = { token, key: newIntent() }
    try {
      onSignedIn(await callSignInWithCode({ email, token, isPersistent }, intent.current.key))
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 401) {
        setError("token", { message: WRONG })
        setFocus("token", { shouldSelect: true })
      } else {
        setFailure(failureOf(error, "Beim Bestätigen des Tokens ist ein Fehler aufgetreten."))
      }
    }
  })

  async function sendAgain() {
    setFailure(undefined)
    setIsResent(false)
    try {
      await callSendLoginCode(email)
      setValue("token", "")
      clearErrors("token")
      setIsResent(true)
      setFocus("token")
    } catch (error) {
      setFailure(failureOf(error, "Der Code konnte nicht verschickt werden."))
    }
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <input type="hidden" name="step" value="code" />
      <input type="hidden" name="email" value={email} />
      <p>
        Wir haben sechs Ziffern an <strong className="font-semibold">{email}</strong> geschickt. Sie
        gelten zehn Minuten.{" "}
        <button
          type="button"
          onClick={onOtherEmail}
          className="rounded-[2px] text-link underline decoration-1 underline-offset-[0.25em] hover:text-ink"
        >
          Andere Adresse
        </button>
      </p>
      <FormFailure failure={failure} />
      <div>
        <CodeField
          {...register("token", {
            required: REQUIRED,
            pattern: { value: /^\d{6}$/, message: REQUIRED },
          })}
          label="Code"
          hint="Der Code kam nicht an? Guck auch im Spam-Ordner."
          error={formState.errors.token?.message ?? (formState.isDirty ? undefined : tokenError)}
          onComplete={(token) => {
            if (formState.isSubmitting) return
            setValue("token", token)
            void submit()
          }}
        />
        <Checkbox {...register("isPersistent")} className="mt-3">
          Auf diesem Gerät angemeldet bleiben
        </Checkbox>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="submit" isPending={formState.isSubmitting}>
          Code bestätigen
        </Button>
        <Button variant="text" onClick={sendAgain}>
          Neuen Code schicken
        </Button>
      </div>
      <p role="status" className="text-small text-ink2 empty:hidden">
        {isResent && "Ein neuer Code ist unterwegs. Der alte gilt nicht mehr."}
      </p>
    </form>
  )
}
