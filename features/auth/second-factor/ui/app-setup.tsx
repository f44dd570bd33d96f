import { useEffect, useState } from "react"
import { useForm } from "react-hook-form"
import { codeRules } from "#features/auth/core/ui/code-rules.ts"
import { failureOf } from "#features/auth/core/ui/failure-of.ts"
import { FormFailure } from "#features/auth/core/ui/form-failure.tsx"
import { showFieldErrors } from "#platform/form-errors.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { CodeField } from "#ui/forms/code-field.tsx"
import type { AppSetup as Setup } from "../second-factor-schemas.ts"
import { callConfirmApp, callStartApp } from "./second-factor-calls.ts"

type AppSetupProps = {
  userId: number
  /** The app counts from now on; these are shown once. */
  onConfirmed: (recoveryCodes: string[]) => void
}

/** Scan it and type the first code: only then the app counts. */
export function AppSetup({ userId, onConfirmed }: AppSetupProps) {
  const [setup, setSetup] = useState<Setup>()
  const starting = useAction({
    send: (_, intent) => callStartApp(userId, intent),
    done: setSetup,
  })
  if (setup) {
    const cancel = () => setSetup(undefined)
    return <ConfirmApp userId={userId} setup={setup} onConfirmed={onConfirmed} onCancel={cancel} />
  }
  return (
    <div className="grid justify-items-start gap-3">
      <FormFailure failure={failureOf(starting.failure, starting.failure?.text ?? "")} />
      <Button
        size="small"
        variant="secondary"
        isPending={starting.isPending}
        onClick={() => void starting.run()}
      >
        App einrichten
      </Button>
    </div>
  )
}

type ConfirmAppProps = AppSetupProps & { setup: Setup; onCancel: () => void }

function ConfirmApp({ userId, setup, onConfirmed, onCancel }: ConfirmAppProps) {
  const { register, handleSubmit, setError, setFocus, setValue, formState } = useForm({
    defaultValues: { code: "" },
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = formState
  useEffect(() => setFocus("code"), [setFocus])
  const { run, failure } = useAction({
    send: ({ code }: { code: string }, intent) => callConfirmApp(userId, code, intent),
    done: onConfirmed,
    failed: (refusal) => {
      if (showFieldErrors(refusal, setError)) setFocus("code", { shouldSelect: true })
    },
  })
  const submit = handleSubmit(run)
  const { size, path } = setup.qr
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <ol className="grid list-decimal gap-5 ps-5 text-ui">
        <li>
          Scanne dieses Bild mit deiner App, zum Beispiel Aegis, Google Authenticator oder der
          Passwörter-App deines Telefons.
          {/* readers want dark dots on white, in both themes */}
          <svg
            viewBox={`-4 -4 ${size + 8} ${size + 8}`}
            className="mt-3 block w-48 rounded-field bg-white"
            role="img"
            aria-label="QR-Code für deine App"
          >
            <path d={path} fill="#000" />
          </svg>
          <span className="mt-3 block text-small text-ink2">
            Geht das nicht, gib diesen Schlüssel ein:{" "}
            <span className="font-mono text-ink wrap-anywhere select-all">
              {setup.secret.match(/.{1,4}/g)?.join(" ")}
            </span>
          </span>
        </li>
        <li>Gib die sechs Ziffern ein, die sie jetzt zeigt.</li>
      </ol>
      <FormFailure failure={failureOf(failure, failure?.text ?? "")} />
      <CodeField
        {...register("code", codeRules())}
        label="Code der App"
        error={errors.code?.message}
        className="sm:max-w-100"
        onComplete={(code) => {
          if (isSubmitting) return
          setValue("code", code)
          void submit()
        }}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="submit" isPending={isSubmitting}>
          Bestätigen
        </Button>
        <Button variant="text" onClick={onCancel} disabled={isSubmitting}>
          Abbrechen
        </Button>
      </div>
    </form>
  )
}
