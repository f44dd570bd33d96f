import type { SignedIn } from "#features/auth/core/auth-schemas.ts"
import { CodeForm } from "#features/auth/sign-in/ui/code-form.tsx"
import { FLIGHT_REQUESTS_PATH } from "../flight-request.ts"

interface FlightRequestCodeStepProps {
  email: string
  /** A program filled in the hidden field: nothing exists, and any code will do. */
  isHoneypotFilled: boolean
  onSignedIn: (signedIn: SignedIn) => void
  onOtherEmail: () => void
  onHoneypotCode: () => void
}

/** The form's place while the six digits are on their way. */
export function FlightRequestCodeStep(props: FlightRequestCodeStepProps) {
  const { email, isHoneypotFilled, onSignedIn, onOtherEmail, onHoneypotCode } = props
  return (
    <section aria-labelledby="code" className="grid gap-5">
      <h2 id="code" className="text-h3">
        Noch sechs Ziffern
      </h2>
      <p className="text-ink2">
        Dein Gesuch ist gespeichert. Sobald du den Code eingibst, sehen es Pilot:innen in der Nähe.
      </p>
      <CodeForm
        email={email}
        redirect={FLIGHT_REQUESTS_PATH}
        onSignedIn={onSignedIn}
        onOtherEmail={onOtherEmail}
        onHoneypotCode={isHoneypotFilled ? onHoneypotCode : undefined}
      />
    </section>
  )
}
