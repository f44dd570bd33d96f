import { useEffect } from "react"
import { useForm } from "react-hook-form"
import { failureOf } from "#features/auth/core/ui/failure-of.ts"
import { FormFailure } from "#features/auth/core/ui/form-failure.tsx"
import { showFieldErrors } from "#platform/form-errors.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { callProveByFactor } from "./proof-calls.ts"

type ProveByFactorProps = { userId: number; onProven: () => void }

/** The app's digits, or a recovery code where the app is gone. */
export function ProveByFactor({ userId, onProven }: ProveByFactorProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { code: "" },
  })
  useEffect(() => setFocus("code"), [setFocus])
  const { run, failure } = useAction({
    send: ({ code }: { code: string }, intent) => callProveByFactor(userId, code, intent),
    done: onProven,
    failed: (refusal) => {
      if (showFieldErrors(refusal, setError)) setFocus("code", { shouldSelect: true })
    },
  })
  return (
    <form method="post" noValidate onSubmit={handleSubmit(run)} className="grid gap-5">
      <FormFailure failure={failureOf(failure, "Das Bestätigen hat nicht geklappt.")} />
      <TextField
        {...register("code", { required: "Bitte gib den Code ein" })}
        label="Code der App oder Notfallcode"
        hint="Sechs Ziffern, die alle 30 Sekunden wechseln."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.code?.message}
      />
      <div>
        <Button type="submit" isPending={formState.isSubmitting}>
          Bestätigen
        </Button>
      </div>
    </form>
  )
}
