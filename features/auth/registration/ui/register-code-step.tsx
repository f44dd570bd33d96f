import type { SignedIn } from "#features/auth/core/auth-schemas.ts"
import { CodeForm } from "#features/auth/sign-in/ui/code-form.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { RegisterInput } from "../register-state.ts"
import { callRegister } from "./register-calls.ts"
import { registrationOf } from "./registration-of.ts"

type RegisterCodeStepProps = {
  input: RegisterInput
  tokenError: string | undefined
  message: string | undefined
  onSignedIn: (signedIn: SignedIn) => void
  onOtherEmail: () => void
}

/** The form's place while the six digits are on their way. */
export function RegisterCodeStep(props: RegisterCodeStepProps) {
  const { input, tokenError, message, onSignedIn, onOtherEmail } = props
  return (
    <section aria-labelledby="code" className="grid max-w-form gap-5">
      <h2 id="code" className="text-h3">
        Noch sechs Ziffern
      </h2>
      {message && <Notice tone="err" title={message} isAlert />}
      <CodeForm
        email={input.email}
        tokenError={tokenError}
        sendCode={(intent) => callRegister(registrationOf(input), intent)}
        onSignedIn={onSignedIn}
        onOtherEmail={onOtherEmail}
      />
    </section>
  )
}
