import { useEffect, useState } from "react"
import { useForm } from "react-hook-form"
import type { SignedIn } from "#features/auth/core/auth-schemas.ts"
import { failureOf } from "#features/auth/core/ui/failure-of.ts"
import { FormFailure } from "#features/auth/core/ui/form-failure.tsx"
import type { PendingView } from "#features/auth/second-factor/second-factor-schemas.ts"
import { DemoCode } from "#features/auth/second-factor/ui/demo-code.tsx"
import { showFieldErrors } from "#platform/form-errors.ts"
import { formatDay, formatTime, HOME_ZONE } from "#platform/time.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Disclosure, DisclosureList } from "#ui/elements/disclosure.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { PasskeySignIn } from "./passkey-sign-in.tsx"
import { callFinishSignIn, callRequestRecovery, loadPendingView } from "./second-factor-calls.ts"

type SecondFactorFormProps = {
  error?: string | undefined
  onSignedIn: (signedIn: SignedIn) => void
  onLeave: () => void
}

/** The second factor of a sign-in: the app's digits, a recovery code or a passkey. */
export function SecondFactorForm({ error, onSignedIn, onLeave }: SecondFactorFormProps) {
  const [view, setView] = useState<PendingView>()
  const loading = useAction({ send: loadPendingView, done: setView })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step opens
  useEffect(() => void loading.run(), [])
  if (!view) {
    return loading.failure ? (
      <Notice tone="err" title={loading.failure.text} isStacked isAlert>
        <Button size="small" variant="secondary" onClick={onLeave}>
          Zurück zur Anmeldung
        </Button>
      </Notice>
    ) : null
  }
  return (
    <div className="grid gap-6">
      <p className="text-lead text-ink2">
        {view.hasApp
          ? "Noch ein Schritt: der Code aus deiner App."
          : "Noch ein Schritt: dein Passkey."}
      </p>
      <DemoCode code={view.demoCode} />
      {view.hasPasskeys && <PasskeySignIn onSignedIn={onSignedIn} />}
      <FactorCode view={view} error={error} onSignedIn={onSignedIn} />
      <LostFactors view={view} />
      <div>
        <Button variant="text" onClick={onLeave}>
          Zurück zur Anmeldung
        </Button>
      </div>
    </div>
  )
}

function FactorCode({
  view,
  error,
  onSignedIn,
}: Omit<SecondFactorFormProps, "onLeave"> & { view: PendingView }) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { code: "" },
  })
  const { errors, isDirty, isSubmitting } = formState
  useEffect(() => setFocus("code"), [setFocus])
  const { run, failure } = useAction({
    send: ({ code }: { code: string }, intent) => callFinishSignIn(code, intent),
    done: onSignedIn,
    failed: (refusal) => {
      if (showFieldErrors(refusal, setError)) setFocus("code", { shouldSelect: true })
    },
  })
  return (
    <form method="post" noValidate onSubmit={handleSubmit(run)} className="grid gap-5">
      <input type="hidden" name="step" value="factor" />
      <FormFailure failure={failureOf(failure, failure?.text ?? "")} />
      <TextField
        {...register("code", { required: "Bitte gib den Code ein" })}
        label={view.hasApp ? "Code der App oder Notfallcode" : "Notfallcode"}
        hint={view.hasApp ? "Sechs Ziffern, die alle 30 Sekunden wechseln." : undefined}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.code?.message ?? (isDirty ? undefined : error)}
      />
      <div>
        <Button type="submit" isPending={isSubmitting}>
          Anmelden
        </Button>
      </div>
    </form>
  )
}

/** The way back for whoever has none of it any more; it waits, so that the owner can stop a thief. */
function LostFactors({ view }: { view: PendingView }) {
  const [dueAt, setDueAt] = useState(view.recoveryDueAt)
  const { run, isPending, failure } = useAction({
    send: (_, intent) => callRequestRecovery(intent),
    done: (answer) => setDueAt(answer.dueAt),
  })
  if (dueAt) {
    const due = new Date(dueAt)
    return (
      <Notice tone="info" title="Du kommst auch ohne zweiten Faktor wieder hinein" isStacked>
        Ab {formatDay(due, HOME_ZONE)}, {formatTime(due, HOME_ZONE)} Uhr, mit einem Code per Mail.
        So lange kann die Mail, die wir dir geschickt haben, das noch stoppen.
      </Notice>
    )
  }
  return (
    <DisclosureList>
      <Disclosure title="Nichts davon mehr da?">
        {view.canRecover ? (
          <div className="grid gap-3">
            <p>
              Dann warte drei Tage: Wir schreiben dir eine Mail, und wenn sie niemand stoppt, genügt
              danach ein Code per Mail. App, Passkeys und Notfallcodes gelten dann nicht mehr.
            </p>
            <FormFailure failure={failureOf(failure, failure?.text ?? "")} />
            <div>
              <Button
                size="small"
                variant="secondary"
                isPending={isPending}
                onClick={() => void run()}
              >
                Ohne zweiten Faktor wieder hinein
              </Button>
            </div>
          </div>
        ) : (
          <p>
            Zur Verwaltung führt kein Weg per Mail. Wer den Server betreibt, kann deinen zweiten
            Faktor zurücksetzen.
          </p>
        )}
      </Disclosure>
    </DisclosureList>
  )
}
