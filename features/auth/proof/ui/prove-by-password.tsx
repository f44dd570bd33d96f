import { useEffect } from "react"
import { useForm } from "react-hook-form"
import { failureOf } from "#features/auth/core/ui/failure-of.ts"
import { FormFailure } from "#features/auth/core/ui/form-failure.tsx"
import { showFieldErrors } from "#platform/form-errors.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { callProveByPassword } from "./proof-calls.ts"

type ProveByPasswordProps = { userId: number; onProven: () => void }

export function ProveByPassword({ userId, onProven }: ProveByPasswordProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { password: "" },
  })
  useEffect(() => setFocus("password"), [setFocus])
  const { run, failure } = useAction({
    send: ({ password }: { password: string }, intent) =>
      callProveByPassword(userId, password, intent),
    done: onProven,
    failed: (refusal) => {
      if (showFieldErrors(refusal, setError)) setFocus("password", { shouldSelect: true })
    },
  })
  return (
    <form method="post" noValidate onSubmit={handleSubmit(run)} className="grid gap-5">
      <FormFailure failure={failureOf(failure, "Das Bestätigen hat nicht geklappt.")} />
      <TextField
        {...register("password", { required: "Bitte gib dein Passwort ein" })}
        type="password"
        label="Passwort"
        autoComplete="current-password"
        error={formState.errors.password?.message}
      />
      <div>
        <Button type="submit" isPending={formState.isSubmitting}>
          Bestätigen
        </Button>
      </div>
    </form>
  )
}
