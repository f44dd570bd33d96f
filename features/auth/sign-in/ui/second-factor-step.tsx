import type { SignedIn } from "#features/auth/core/auth-schemas.ts"
import { Button } from "#ui/buttons/button.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"

const loadForm = () => import("./second-factor-form.tsx").then((module) => module.SecondFactorForm)

type SecondFactorStepProps = {
  error?: string | undefined
  onSignedIn: (signedIn: SignedIn) => void
  /** Back to the first factor. */
  onLeave: () => void
}

/** What comes after the first factor, for those who have a second one; the others never load it. */
export function SecondFactorStep(props: SecondFactorStepProps) {
  return (
    <LazyPart load={loadForm} onLost={props.onLeave} fallback={<PlainForm error={props.error} />}>
      {(Form) => <Form {...props} />}
    </LazyPart>
  )
}

/** The same without script, as far as it works there. */
function PlainForm({ error }: { error: string | undefined }) {
  return (
    <form method="post" className="grid gap-5">
      <input type="hidden" name="step" value="factor" />
      <TextField
        name="code"
        label="Code der App oder Notfallcode"
        autoComplete="one-time-code"
        error={error}
      />
      <div>
        <Button type="submit">Anmelden</Button>
      </div>
    </form>
  )
}
